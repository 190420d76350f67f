import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { homeMessages as m } from '../messages/home';
import css from './latest-news.module.css';

/** The newest articles, handed in as a list, with the way to all of them. */
export function LatestNews({ children }: { children: ReactNode }) {
	return (
		<section className={css.news} aria-labelledby="noticias">
			<div className={css.head}>
				<h2 className="d2" id="noticias">
					{m.news}
				</h2>
				<Link to="/noticias" className="link">
					{m.allNews}
				</Link>
			</div>
			{children}
		</section>
	);
}
