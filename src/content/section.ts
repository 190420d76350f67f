import type { RichText } from './rich-text';

/** A stretch of text under its own heading; the list, then the links, close it. */
export type Section = {
	heading: string;
	paragraphs: readonly RichText[];
	quote?: Quote;
	list?: readonly RichText[];
	links?: readonly Link[];
};

/** A sentence set large, between as many paragraphs before it as `after` says, and the others. */
export type Quote = { text: RichText; after: number };

/** `href` is a path of the site, a `mailto:` or `tel:` address, or an `https:` address elsewhere. */
export type Link = { label: string; href: string };
