import { news } from '../content/news';
import type { Article, NewsSummary } from '../content/news/article';

const articles = import.meta.glob<Article>('../content/news/*.md', { import: 'default' });

/** The article with this slug, its text fetched on its own; nothing if there is none. Rejects when the text cannot be fetched. */
export async function loadArticle(slug: string): Promise<{ summary: NewsSummary; article: Article } | undefined> {
	const summary = news.find((item) => item.slug === slug);
	const load = articles[`../content/news/${slug}.md`];
	return summary && load ? { summary, article: await load() } : undefined;
}
