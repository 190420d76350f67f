import { news } from '../content/news';
import type { NewsSummary } from '../content/news/article';

/** An article as the server's list tells of it, from `parse-fragment.ts`. */
export type NewsItem = {
	/** A path of this site, or a whole `http(s)` address elsewhere. */
	address: string;
	title: string;
	/** ISO day, where the list gave one. */
	date?: string;
	/** A category's slug, empty where the list gave none. */
	category: string;
};

export function itemOf({ slug, title, date, category }: NewsSummary): NewsItem {
	return { address: `/noticias/${slug}`, title, date, category };
}

/** What this build knows of the article at a path of the site; nothing for articles that only WordPress has. */
export function builtArticleAt(path: string): NewsSummary | undefined {
	const slug = /^\/noticias\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
	return slug === undefined ? undefined : news.find((summary) => summary.slug === slug);
}
