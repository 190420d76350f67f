const whiteSpace = /[\p{White_Space}\uFEFF]/u;

/**
 * Strips white space of every Unicode kind, and U+FEFF, from both ends (CONTRACT 8.1). By index and not by one
 * expression: `\s+$` looks at a long run of blanks inside a text once for each of them.
 */
export function stripWhiteSpace(text: string): string {
	let start = 0;
	let end = text.length;
	while (start < end && whiteSpace.test(text.charAt(start))) start += 1;
	while (end > start && whiteSpace.test(text.charAt(end - 1))) end -= 1;
	return text.slice(start, end);
}
