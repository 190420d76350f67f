/** A stretch of text under its own heading; the list, then the links, close it. */
export type Section = {
	heading: string;
	paragraphs: readonly string[];
	list?: readonly string[];
	links?: readonly Link[];
};

/** `href` is a path of the site, a `mailto:` or `tel:` address, or an `https:` address elsewhere. */
export type Link = { label: string; href: string };
