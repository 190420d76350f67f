import { createFileRoute, Link } from '@tanstack/react-router';
import { news } from '../content/news';
import page from '../content/pages/home.md';
import { producer } from '../content/producer';
import { Hero } from '../home/hero';
import { LaterSections } from '../home/later-sections';
import { LatestNews } from '../home/latest-news';
import { homeMessages } from '../messages/home';
import { NewsList } from '../news/news-list';
import { absolute, PageHead } from '../shell/page-head';
import { LandSlides } from '../story/land-slides';
import { comesBackTo } from '../ui/followed-link';
import { bounded } from '../ui/later';

export const Route = createFileRoute('/')({
	component: Page,
	staticData: { latitudes: [27, 1] },
	// The prerendered page has them from the beginning, and so has one that is come back to.
	loader: async ({ preload }) =>
		import.meta.env.SSR || comesBackTo(preload, '#os-vinhos')
			? bounded((await import('../home/sections')).Sections)
			: null,
	// Never decided again: other components would take the place of what the visitor is at.
	staleTime: Number.POSITIVE_INFINITY,
});

function Page() {
	const Sections = Route.useLoaderData() ?? LaterSections;
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
				<NewsList items={news.slice(0, 3)} heading="h3" />
			</LatestNews>
		</>
	);
}
