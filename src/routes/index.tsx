import { createFileRoute, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { homeMessages } from '#messages/home';
import { news } from '../content/news';
import page from '../content/pages/home.md';
import { producer } from '../content/producer';
import { Hero } from '../home/hero';
import css from '../home/latest-news.module.css';
import { NewsList } from '../news/news-row';
import { LandSlides } from '../pages/land-slides';
import { lazyPart } from '../platform/lazy-part';
import { absolute, PageHead } from '../shell/page-head';
import { comesBackTo } from '../ui/followed-link';

export const Route = createFileRoute('/')({
	component: Page,
	staticData: { latitudes: [27, 1] },
	// A page that is come back to is at once as high as it was left.
	loader: async ({ preload }) => {
		if (comesBackTo(preload, winesId)) await Sections.preload();
	},
});

const winesId = '#os-vinhos';
/** What lies below the first view. */
const Sections = lazyPart(async () => (await import('../home/sections')).Sections, { near: winesId });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/"
				jsonLd={
					import.meta.env.SSR && [
						{ '@type': 'Winery', name: producer.name, url: absolute('/'), foundingDate: String(producer.founded) },
					]
				}
			/>
			<Hero hero={page.hero} />
			<LandSlides
				name="filosofia"
				heading={homeMessages.philosophy}
				slides={page.philosophy.map(({ statement, paragraph, ...slide }) => ({
					...slide,
					heading: statement,
					text: paragraph,
				}))}
				autoplay
			>
				<Link to="/filosofia" className="link">
					{homeMessages.howWeWork}
				</Link>
			</LandSlides>
			<Sections page={page} />
			<LatestNews>
				<NewsList items={news.slice(0, 3)} />
			</LatestNews>
		</>
	);
}

/** The newest articles, handed in as a list, with the way to all of them. */
function LatestNews({ children }: { children: ReactNode }) {
	return (
		<section className={css.news} aria-labelledby="noticias">
			<div className={css.head}>
				<h2 className="d2" id="noticias">
					{homeMessages.news}
				</h2>
				<Link to="/noticias" className="link">
					{homeMessages.allNews}
				</Link>
			</div>
			{children}
		</section>
	);
}
