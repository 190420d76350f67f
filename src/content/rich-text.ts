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
