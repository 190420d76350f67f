import { Link } from '@tanstack/react-router';
import type { HomePage } from '../content/pages/home-page';
import { homeMessages as m } from '../messages/home';
import { Icon } from '../ui/icon';
import css from './visit-rows.module.css';

/** The visits, a row each, leading to their place on the page of visits. */
export function VisitRows({ visits }: { visits: HomePage['visits'] }) {
	return (
		<section className={css.visits} aria-labelledby="visitar">
			<div className={css.head}>
				<h2 className="d2" id="visitar">
					{m.visit}
				</h2>
				<p>{visits.lede}</p>
			</div>
			<ul className={css.rows}>
				{visits.rows.map(({ slug, name, line, figures }) => (
					<li key={slug}>
						<Link to="/visitar" hash={slug}>
							<span className={css.name}>{name}</span>
							<span className={css.line}>{line}</span>
							<span className="figure">{figures[0]}</span>
							<span className="figure">{figures[1]}</span>
							<Icon name="arrow" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
