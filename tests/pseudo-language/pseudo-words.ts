/** What stands for a vowel in words of the pseudo-language, with and without what else stands on it. All are in the fonts. */
const vowels: Readonly<Record<string, string>> = { a: 'à', e: 'ê', i: 'í', o: 'ô', u: 'ü' };
const doubled = Object.values(vowels)
	.map((vowel) => vowel + vowel)
	.join('|');

/** Units, which are the same in every language, and what belongs to a machine: addresses, and escapes of a program's text. */
const kept = /(?<!\p{L})(?:ha|min)(?!\p{L})|\]\([^)]*\)|\S*(?:@|:\/\/|\.example|\.\d+:\d+\/)\S*|\\u[0-9a-f]{4}|\\./u;
const keptOrVowel = new RegExp(`${kept.source}|\\p{L}`, 'giu');

/** Words of the pseudo-language: each vowel is accented and said twice, which makes them longer by two fifths and more. */
export function pseudo(text: string): string {
	return text.replaceAll(keptOrVowel, (match) => {
		const letter = plain(match);
		const vowel = match.length === 1 ? vowels[letter.toLowerCase()] : undefined;
		if (!vowel) return match;
		return letter === letter.toLowerCase() ? vowel + vowel : vowel.toUpperCase() + vowel;
	});
}

/** The same without accents. */
export function plainPseudo(text: string): string {
	return plain(pseudo(text));
}

function plain(text: string): string {
	return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * The words of a text that are not of the pseudo-language: those with a vowel as other languages have it.
 * @param names what is called the same in every language
 */
export function foreignWords(text: string, names: readonly string[]): string[] {
	const rest = names.reduce((words, name) => words.replaceAll(name, ' '), text.replaceAll('\u00a0', ' '));
	return rest
		.replaceAll(new RegExp(kept, 'giu'), ' ')
		.split(/[^\p{L}]+/u)
		.filter((word) => word.length > 1 && /[aeiou]/i.test(plain(word.replaceAll(new RegExp(doubled, 'giu'), ''))));
}
