import { createFileRoute, notFound } from '@tanstack/react-router';
import { cardFor } from '../content/cards';
import { parcelName } from '../content/parcel-names';
import { producer } from '../content/producer';
import { ArticleView } from '../news/article-view';
import { absolute, breadcrumbs, PageHead } from '../shell/page-head';

export const Route = createFileRoute('/noticias/$slug')({
	component: Page,
	staticData: { contentModule: (slug) => `src/content/news/${slug}.md` },
	loader: async ({ params }) => {
		const [{ loadArticle }, { surroundingsOf }] = await Promise.all([
			import('../news/load-article'),
			import('../news/surroundings'),
		]);
		const found = await loadArticle(params.slug);
		if (!found) throw notFound();
		return { ...found, ...surroundingsOf(found.summary) };
	},
});

function Page() {
	const { summary, article, shift, related } = Route.useLoaderData();
	const path = `/noticias/${summary.slug}`;
	const newsArticle = {
		'@type': 'NewsArticle',
		headline: summary.title,
		datePublished: summary.date,
		mainEntityOfPage: absolute(path),
		image: absolute(cardFor(path)),
		author: { '@type': 'Organization', name: producer.name },
	};
	return (
		<>
			<PageHead
				title={article.title}
				description={article.description}
				path={path}
				type="article"
				drawing={summary.parcel && parcelName(summary.parcel)}
				jsonLd={[newsArticle, breadcrumbs({ name: 'Notícias', path: '/noticias' }, { name: summary.title, path })]}
			/>
			<ArticleView summary={summary} article={article} shift={shift} related={related} />
		</>
	);
}
