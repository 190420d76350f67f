import { createFileRoute } from '@tanstack/react-router';
import { news } from '../content/news';
import page from '../content/pages/home.md';
import { producer } from '../content/producer';
import { CategoryList } from '../home/category-list';
import { Hero } from '../home/hero';
import { LatestNews } from '../home/latest-news';
import { Philosophy } from '../home/philosophy';
import { VisitRows } from '../home/visit-rows';
import { NewsList } from '../news/news-list';
import { absolute, PageHead } from '../shell/page-head';

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
			<Philosophy slides={page.philosophy} />
			<CategoryList />
			<VisitRows visits={page.visits} />
			<LatestNews>
				<NewsList items={news.slice(0, 3)} heading="h3" excerpts={false} />
			</LatestNews>
		</>
	);
}
