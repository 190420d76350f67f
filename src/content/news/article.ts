import type { Fact } from '../fact';
import type { ParcelSlug } from '../parcels';
import type { RichText } from '../rich-text';
import type { Section } from '../section';

export type NewsCategory = 'vindima' | 'vinhos' | 'casa';

/** An article as lists show it. */
export type NewsSummary = {
	/** Path `/noticias/{slug}`. */
	slug: string;
	title: string;
	/** ISO, day only: `2026-10-12`. */
	date: string;
	category: NewsCategory;
	/** At most 160 characters. */
	excerpt: string;
	/** Whose drawing stands beside it. */
	parcel?: ParcelSlug;
};

export type Article = {
	slug: string;
	/** For the head of the document, without the name of the house; the heading is the summary's title. */
	title: string;
	description: string;
	lede: string;
	/** What stands before the first subheading. */
	opening: readonly RichText[];
	sections: readonly Section[];
	/** The pictures of its story. */
	story: readonly StoryPicture[];
	/** Dates and figures in the margin. */
	facts: readonly Fact[];
};

/** `picture` is a path under `public/`: of a `.webp` there is an `.avif` too. */
export type StoryPicture = { picture: string; caption: string };
