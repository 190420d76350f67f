import { createFileRoute, notFound } from '@tanstack/react-router';
import { newsMessages } from '#messages/news';
import { language } from '../content/languages';
import type { NewsSummary } from '../content/news/article';
import { pageCard } from '../content/page-card';
import { parcelName } from '../content/parcel-names';
import { producer } from '../content/producer';
import { ArticleView } from '../news/article-view';
import { absolute, absolutePage, breadcrumbs, PageHead } from '../shell/page-head';

export const Route = createFileRoute('/noticias/$slug')({
	component: Page,
	loader: async ({ params }) => {
		const found = await (await import('../news/load-article')).loadArticle(params.slug);
		if (!found) throw notFound();
		return found;
	},
});

function Page() {
	const { summary, article, related } = Route.useLoaderData();
	const path = `/noticias/${summary.slug}`;
	return (
		<>
			<PageHead
				title={article.title}
				description={article.description}
				path={path}
				cardPath={cardPathOf(summary)}
				type="article"
				drawing={summary.parcel && parcelName(summary.parcel)}
				jsonLd={
					import.meta.env.SSR && [
						newsArticle(summary, path),
						breadcrumbs({ name: newsMessages.back, path: '/noticias' }, { name: summary.title, path }),
					]
				}
			/>
			<ArticleView summary={summary} article={article} related={related} />
		</>
	);
}

function cardPathOf({ slug, original = slug }: NewsSummary): string {
	return `/noticias/${original}`;
}

function newsArticle(summary: NewsSummary, path: string): object {
	const { title, date } = summary;
	return {
		'@type': 'NewsArticle',
		headline: title,
		datePublished: date,
		inLanguage: language.tag,
		mainEntityOfPage: absolutePage(path),
		image: absolute(pageCard(cardPathOf(summary))),
		author: { '@type': 'Organization', name: producer.name },
	};
}
