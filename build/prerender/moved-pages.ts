import { addressIn, type Language, languageAt } from '../../src/content/addresses.ts';
import { knownLanguages, mainLanguage } from '../content/languages.ts';
import type { Problem } from '../content/problem.ts';

export const movedPagesFile = 'src/content/moved-pages.json';

type MovedPages = Readonly<Record<string, string | null>>;

/**
 * The file `_redirects` as static hosts read it: `/antigo /novo 308`, and `/antigo /410 410` for a page that was taken away. Our own
 * server reads it too.
 */
export function redirectsFile(moved: MovedPages): string {
	return Object.entries(moved)
		.map(([from, to]) => (to === null ? `${from} /410 410\n` : `${from} ${to} 308\n`))
		.join('');
}

/**
 * The moved pages at their addresses in a language, as far as no page is there: all pages have an address in each language, and one of
 * an article that is not translated has its slug in the main one.
 * @param addressNow where a page, by its path in the main language, is in this one
 */
export function movedIn(
	language: Language,
	moved: MovedPages,
	addressNow: (path: string) => string,
	addresses: ReadonlySet<string>,
): MovedPages {
	const own = Object.entries(moved)
		.filter(([from]) => languageOf(from) === mainLanguage)
		.map(([from, to]) => [addressIn(language, from), to === null ? null : addressNow(to)] as const);
	return Object.fromEntries(own.filter(([from]) => !addresses.has(from)));
}

/** The language that an address is of. */
function languageOf(address: string): string {
	return languageAt(address, knownLanguages())?.code ?? mainLanguage;
}

/**
 * What is wrong with the moved pages: a page that is still there, or that leads to none. Those of a language that the site does not have
 * are right.
 * @param text of the file, which tells the lines
 */
export function movedPagesProblems(text: string, moved: MovedPages, addresses: ReadonlySet<string>): Problem[] {
	return Object.entries(moved).flatMap(([from, to]) => {
		const message = faultOf(from, to, addresses);
		if (!message) return [];
		const line = text.slice(0, text.indexOf(JSON.stringify(from))).split('\n').length;
		return [{ file: movedPagesFile, line, message }];
	});
}

function faultOf(from: string, to: string | null, addresses: ReadonlySet<string>): string | undefined {
	if (!/^\/[a-z0-9/-]*[a-z0-9]$/.test(from)) return `"${from}" não é um endereço do sítio, como /vinhos/abade.`;
	const language = languageOf(from);
	if (language !== mainLanguage && !addresses.has(`/${language}`)) return undefined;
	if (addresses.has(from)) return `A página ${from} existe: não pode ter mudado de endereço.`;
	if (to !== null && !addresses.has(to)) return `A página ${to} não existe.`;
	return undefined;
}
