/** A stretch of running text. Plain text, which most is, stays a string. */
export type RichText = string | readonly Inline[];

/** What may stand in a line: words, stressed words, and links (`href` as in `Link`). */
export type Inline =
	| string
	| { kind: 'emphasis' | 'strong'; text: string }
	| { kind: 'link'; text: string; href: string };

/** The words alone. */
export function plainText(text: RichText): string {
	if (typeof text === 'string') return text;
	return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** One row of a table of facts, ready to be shown: `{ label: 'Chuva', value: '610 mm por ano' }`. */
export type Fact = { label: string; value: string };

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
