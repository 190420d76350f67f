import { createFileRoute, Link } from '@tanstack/react-router';
import { news } from '../content/news';
import page from '../content/pages/home.md';
import { producer } from '../content/producer';
import { CategoryList } from '../home/category-list';
import { Film } from '../home/film';
import { Gallery } from '../home/gallery';
import { Hero } from '../home/hero';
import { LatestNews } from '../home/latest-news';
import { VisitRows } from '../home/visit-rows';
import { homeMessages } from '../messages/home';
import { NewsList } from '../news/news-list';
import { absolute, PageHead } from '../shell/page-head';
import { LandSlides } from '../story/land-slides';

export const Route = createFileRoute('/')({ component: Page, staticData: { latitudes: [27, 1] } });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/"
				jsonLd={[
					{ '@type': 'Winery', name: producer.name, url: absolute('/'), foundingDate: String(producer.founded) },
				]}
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
			<CategoryList />
			<Gallery />
			<VisitRows visits={page.visits} />
			<Film film={page.film} />
			<LatestNews>
				<NewsList items={news.slice(0, 3)} heading="h3" />
			</LatestNews>
		</>
	);
}
