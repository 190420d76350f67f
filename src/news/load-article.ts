import loadText from 'virtual:content/news-texts';
import { news } from '../content/news';
import type { Article, NewsSummary } from '../content/news/article';

/** What the page of an article is made of. */
export type LoadedArticle = {
	summary: NewsSummary;
	article: Article;
	related: readonly NewsSummary[];
};

/** The article with this slug, its text fetched on its own; nothing if there is none. Rejects when the text cannot be fetched. */
export async function loadArticle(slug: string): Promise<LoadedArticle | undefined> {
	const summary = news.find((item) => item.slug === slug);
	const article = summary && (await loadText(slug));
	return article && { summary, article, related: relatedTo(summary, news) };
}

/** How many other articles an article leads to. */
const most = 6;

/** What to read next: of the same category first, then the others, each newest first. @param news newest first */
export function relatedTo(article: NewsSummary, news: readonly NewsSummary[]): NewsSummary[] {
	const others = news.filter(({ slug }) => slug !== article.slug);
	const near = others.filter(({ category }) => category === article.category);
	const far = others.filter(({ category }) => category !== article.category);
	return [...near, ...far].slice(0, most);
}
