import { news } from '../content/news';
import type { Article, NewsSummary } from '../content/news/article';
import outlines from '../content/outline-labels.gen.json';
import { estateOf } from '../content/parcel-estate';
import type { ParcelSlug } from '../content/parcels';

const articles = import.meta.glob<Article>('../content/news/*.md', { import: 'default' });

export type LoadedArticle = {
	summary: NewsSummary;
	article: Article;
	/** Of the still, so that it shows what the article is about; nothing where it is about no parcel. */
	shift: Shift | undefined;
	related: readonly NewsSummary[];
};

/** The article with this slug, its text fetched on its own; nothing if there is none. Rejects when the text cannot be fetched. */
export async function loadArticle(slug: string): Promise<LoadedArticle | undefined> {
	const summary = news.find((item) => item.slug === slug);
	const load = articles[`../content/news/${slug}.md`];
	if (!summary || !load) return undefined;
	const shift = summary.parcel && shiftTo(summary.parcel);
	return { summary, article: await load(), shift, related: relatedTo(summary, news) };
}

/** The still moves in whole steps of so many CSS pixels, which the style sheet knows; further and it would not fill its frame. */
const step = 100;
const furthest = 2;

/** How far the still of an estate is moved so that a parcel comes near the middle of its frame: whole steps to the west and to the north. */
export type Shift = { across: number; down: number };

/** The shift that brings a parcel nearest to the middle without leaving the still; none if the still does not show the parcel. */
export function shiftTo(parcel: ParcelSlug): Shift {
	const labels: Readonly<Record<string, { x: number; y: number }>> = outlines[estateOf(parcel).view].labels;
	const place = labels[parcel];
	return place ? { across: within(place.x / step), down: within(place.y / step) } : { across: 0, down: 0 };
}

function within(steps: number): number {
	// Without the addition there would be a −0.
	return Math.max(-furthest, Math.min(furthest, Math.round(steps))) + 0;
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
