/** What a terminal would obey instead of print, and what turns the direction of a text or hides in it. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A text from elsewhere in one line, safe to print, and no longer than `maxLength` characters. */
export function printableText(text: string, maxLength = Infinity): string {
	const line = text.replace(unprintable, ' ').trim();
	return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
