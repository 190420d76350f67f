import type { NewsSummary } from '../content/news/article';

/** How many other articles an article leads to. */
const most = 6;

/** What to read next: of the same category first, then the others, each newest first. @param news newest first */
export function relatedTo(article: NewsSummary, news: readonly NewsSummary[]): NewsSummary[] {
	const others = news.filter(({ slug }) => slug !== article.slug);
	const near = others.filter(({ category }) => category === article.category);
	const far = others.filter(({ category }) => category !== article.category);
	return [...near, ...far].slice(0, most);
}
