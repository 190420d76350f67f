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

/** What follows one another in a text: a paragraph, which most is, a sentence set large, a list, or links of a line each. */
export type Block =
	| RichText
	| { kind: 'quote'; text: RichText }
	/** `start`: the number of the first item, of a list that has numbers. */
	| { kind: 'list'; items: readonly RichText[]; start?: number }
	| { kind: 'links'; links: readonly Link[] };

/** The running text of a block, piece by piece. */
export function textsOfBlock(block: Block): readonly RichText[] {
	if (typeof block === 'string' || !('kind' in block)) return [block];
	if (block.kind === 'quote') return [block.text];
	return block.kind === 'list' ? block.items : [];
}

/** A stretch of text under its own heading. */
export type Section = { heading: string; blocks: readonly Block[] };

/** `href` is a path of the site, a `mailto:` or `tel:` address, or an `https:` address elsewhere. */
export type Link = { label: string; href: string };
