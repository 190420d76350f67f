import { shortMonths } from '#messages/dates';
import { news } from '../content/news';
import { type NewsSummary, newsCategories } from '../content/news/article';

/** An article as the server's list tells of it, from `fetch-news.ts`. */
export type NewsItem = {
	/** A path of this site, or a whole `http(s)` address elsewhere. */
	address: string;
	title: string;
	/** Of the title and the article, where it is not that of the page: `pt`. */
	lang?: string;
	/** ISO day, where the list gave one. */
	date?: string;
	/** A category's slug, empty where the list gave none. */
	category: string;
};

export function itemOf({ slug, original = slug, title, date, category, language: lang }: NewsSummary): NewsItem {
	return { address: `/noticias/${original}`, title, date, category, ...(lang !== undefined && { lang }) };
}

/** What this build knows of the article at a path of the site; nothing for articles that only WordPress has. */
export function builtArticleAt(path: string): NewsSummary | undefined {
	const slug = /^\/noticias\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
	// WordPress knows it by its address in the main language.
	return slug === undefined ? undefined : news.find((summary) => slug === (summary.original ?? summary.slug));
}

/** A category as people call it; one that only WordPress has by its slug: `premios` → `Premios`. */
export function categoryName(slug: string): string {
	const known = knownCategory(slug);
	if (known) return known.name;
	const words = slug.replace(/[-_]+/g, ' ').trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A category of this build, with its name in the language of the page. */
export function knownCategory(slug: string) {
	return newsCategories.find((category) => category.slug === slug);
}

/** An ISO day as lists show it: `12 out. 2026`. */
export function shortDateText(day: string): string {
	const [year, month, date] = day.split('-').map(Number);
	return `${date} ${shortMonths[(month ?? 1) - 1]} ${year}`;
}
