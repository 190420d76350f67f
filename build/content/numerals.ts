const units =
	'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove';
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const hundreds = 'cem duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas';
const others = { uma: 1, duas: 2, cento: 100, mil: 1000 };

const values = new Map([
	...units.split(' ').map((word, index) => [word, index] as const),
	...tens.split(' ').map((word, index) => [word, 10 * (index + 2)] as const),
	...hundreds.split(' ').flatMap((word, index) => {
		const value = 100 * (index + 1);
		return [[word, value] as const, [word.replace(/as$/, 'os'), value] as const];
	}),
	...Object.entries(others),
]);

const words = [...values.keys()].map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`).join('|');

/** What captures a whole number as texts write it, for patterns: `47`, `3 100`, `quarenta e sete`, `Três mil e cem`. */
export const number = `(\\d{1,3}(?: \\d{3})+|\\d+|(?:${words})(?:(?: e)? (?:${words}))*)`;

/** The pattern, not within a longer word or number. */
export function wholeWords(pattern: string): RegExp {
	return new RegExp(`(?<![\\p{L}\\d,])(?:${pattern})(?![\\p{L}\\d])`, 'gu');
}

/** Such a number in digits: `3100`. Anything else stays as it is. */
export function toDigits(written: string): string {
	const parts = written.toLowerCase().split(/ e | /);
	if (!values.has(parts[0] ?? '')) return written.replace(/(?<=\d) (?=\d)/g, '');
	const add = (sum: number, word: string) => (word === 'mil' ? Math.max(sum, 1) * 1000 : sum + (values.get(word) ?? 0));
	return String(parts.reduce(add, 0));
}
