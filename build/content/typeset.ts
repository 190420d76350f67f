import { contentLanguage, mainLanguage } from './languages.ts';

const units =
	'%|‰|mm|cm|dm|m|km|ha|kg|g|mg|t|l|cl|dl|ml|hl|s|min|h|€|°C|°|am|pm|graus|degrees|g\\/l|pés\\/ha|vines\\/ha|meq\\/kg';

/** Two marks side by side open or close nothing. */
const quoted = /(?<!")"([^"\n]+)"(?!")/g;
/** A telephone number, which keeps its spaces, or three digits that belong to those before them. */
const thousands = /\+\d[\d ]*|(?<![\d+,.])(\d{1,3}) (?=\d{3}(?!\d))|(?<=\u00a0\d{3}) (?=\d{3}(?!\d))/g;
const unit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** What a law, an article, a register or a lot is known by stays with it: `n.º 24/96`, `artigo 14.º`, `alínea a)`, `lote 1`. */
const numbered =
	/(?<=n\.º|artigos?|alíneas?|\b[Ll]ote?s?) (?=\d|[a-z]\))|(?<=Lei) (?=n\.º)|(?<=[a-z]\)) e (?=[a-z]\))/g;

/** `1 h 15` */
const minutes = /(?<=\d\u00a0h) (?=\d\d(?!\d))/g;

/** `Servir a 16 °C`, `serve at 16–17 °C` */
const temperature = /(?<=(?:^| )(?:a|at)) (?=[\d,–]+\u00a0°C)/g;

/** Each share of a list of them stays with its name, of four words at most: `Tinta Roriz 60 %, outras 40 %`. */
const share = '[\\p{L}-]+(?: [\\p{L}-]+){0,3} \\d+(?:[,.]\\d+)? ?%';
const shares = new RegExp(`^${share}(?:, ${share})*$`, 'u');
/** `de 5 em 5 m` */
const interval = /(?<=de) (?=[\d,]+ em \d)|(?<=\d) em (?=\d)/g;
const weekday = '(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)';
/** `segunda a sábado` */
const weekdays = new RegExp(`(?<=${weekday}) a (?=${weekday})`, 'gi');

/** `12 de agosto` */
const month = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const dayOfMonth = new RegExp(`(?<=\\d) de (?=${month})`, 'g');

/** `perdeu-se`, `apagá-las`: a pronoun stays with its verb, as do the halves of `Decreto-Lei`. What keeps them together has no width on a page; on paper it is left out (`build/sheets/lettering.ts`). */
const joined = /(?<=\p{L})-(?=(?:se|me|te|nos|vos|lhes?|lh?[oa]s?|[oa]s?|n[oa]s?)(?![\p{L}-]))|(?<=Decreto)-(?=Lei)/gu;

let rules = contentLanguage(mainLanguage);

/** Reads something in which texts are set as in a language; outside of it they are as in the main one. */
export function typesetAs<T>(language: string, read: () => T): T {
	const before = rules;
	rules = contentLanguage(language);
	try {
		return read();
	} finally {
		rules = before;
	}
}

/** The quotation marks that open and close. */
export const quotationMarks = (): readonly [string, string] => rules.quotes;

/**
 * Text as it is printed: `12 %` and `5 200` never part at the end of a line, and straight quotes become « », in English ‘ ’ (and `12%`).
 * The producer types plain spaces and hyphens. What is set already stays as it is. A narrow space that does not part is in none of the fonts.
 */
export function typeset(text: string): string {
	const [open, close] = rules.quotes;
	// A word alone, as the name of a link may be, stays as it is typed: who looks for it types no such sign.
	const line = text.includes(' ') ? text.replace(joined, '-\u2060') : text;
	return line
		.replace(quoted, `${open}$1${close}`)
		.replace(shares, (list) => list.replace(/(?<!,) /g, '\u00a0'))
		.replace(thousands, (match, digits: string | undefined) => {
			if (match.startsWith('+')) return match;
			return `${digits ?? ''}\u00a0`;
		})
		.replace(unit, '\u00a0')
		.replace(minutes, '\u00a0')
		.replace(temperature, '\u00a0')
		.replace(interval, (spaced) => spaced.replaceAll(' ', '\u00a0'))
		.replace(weekdays, '\u00a0a\u00a0')
		.replace(dayOfMonth, '\u00a0de\u00a0')
		.replace(/(?<=\d)\u00a0?(?=%)/g, rules.percentSpace)
		.replace(numbered, (spaced) => spaced.replaceAll(' ', '\u00a0'));
}
