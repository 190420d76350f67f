import { newsCategoryNames } from '#messages/news-categories';
import type { BottlePicture } from '../bottle-pictures';
import type { ParcelSlug } from '../parcels';
import type { Block, Fact, Section } from '../rich-text';

export type NewsCategory = 'vindima' | 'vinhos' | 'casa';

/** An article as lists show it. */
export type NewsSummary = {
	/** Path `/noticias/{slug}`. */
	slug: string;
	/** Its slug in the main language, where that is another. */
	original?: string;
	title: string;
	/** Of its text, where that is not translated: `pt`. */
	language?: string;
	/** ISO, day only: `2026-10-12`. */
	date: string;
	category: NewsCategory;
	/** At most 160 characters. */
	excerpt: string;
	/** Whose drawing stands beside it. */
	parcel?: ParcelSlug;
	/** How much of the drawing's square is white at the left of it, of 240. */
	start?: number;
};

export type Article = {
	slug: string;
	/** Its slugs in the other languages, by their codes. */
	slugs?: Readonly<Record<string, string>>;
	/** For the head of the document, without the name of the house; the heading is the summary's title. */
	title: string;
	description: string;
	lede: string;
	/** What stands before the first subheading. */
	opening: readonly Block[];
	sections: readonly Section[];
	/** The pictures of its story. */
	story: readonly StoryPicture[];
	/** What the still above it shows; missing where it is about no parcel. */
	shown?: ShownParcel;
	/** What it ends with the way to: its bottle stands beside the text. */
	wine?: { slug: string; bottle: BottlePicture } | undefined;
	/** Dates and figures in the margin. */
	facts: readonly Fact[];
};

/**
 * How the still of an estate shows a parcel: moved by whole steps to the west and to the north until it is near the middle of the frame;
 * its name beneath it, in CSS pixels to the east and to the south of the still's middle. And where the parcel lies, in degrees.
 */
export type ShownParcel = {
	across: number;
	down: number;
	name: { x: number; y: number };
	centroid: readonly [longitude: number, latitude: number];
};

/** `picture` is a path under `public/`: of a `.webp` there is an `.avif` too. */
export type StoryPicture = { picture: string; caption: string };

/** The three categories of the news (docs/product.md 8), in the order of the filter. */
export const newsCategories: readonly { slug: NewsCategory; name: string }[] = (
	['vindima', 'vinhos', 'casa'] as const
).map((slug) => ({ slug, name: newsCategoryNames[slug] }));
