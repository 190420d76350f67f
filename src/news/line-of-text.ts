/** Control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of someone else's markup in one line, without what could disturb the text around it, cut to `limit` characters. */
export function lineOfText(text: string, limit: number): string {
	const line = text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
	const characters = [...line.slice(0, 2 * limit)];
	return characters.length > limit
		? `${characters
				.slice(0, limit - 1)
				.join('')
				.trimEnd()}…`
		: line;
}
