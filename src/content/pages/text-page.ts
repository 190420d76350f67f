import type { Section } from '../section';

/** What the head of a document needs; the title goes without the name of the house. */
export type PageHead = {
	/** At most 60 characters. */
	title: string;
	/** At most 155 characters, unlike any other page's. */
	description: string;
};

/** A page that is read from top to bottom. */
export type TextPage = PageHead & {
	heading: string;
	lede: string;
	sections: readonly Section[];
};
