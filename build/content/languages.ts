import type { Language, LanguageOffer } from '../../src/content/addresses.ts';
import { parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import main from '../../src/messages/pt/language.json' with { type: 'json' };

/** How texts are set in a language. */
export type Typesetting = {
	/** What opens and closes a quotation. */
	quotes: readonly [string, string];
	/** Between a number and `%`. */
	percentSpace: string;
};

/** What the content needs to know of its language; `content` in `src/messages/{code}/language.json`. */
type ContentLanguage = Typesetting & {
	/** The headings that the text of every wine has. */
	wineHeadings: readonly [string, string];
	/** The labels of a technical sheet under which its castas may stand. */
	grapes: readonly string[];
};

/** The language that the content was written in, which stands at the root of the site. */
export const mainLanguage = 'pt';

/** A language with all that pages say of it. */
export type SiteLanguage = Language & LanguageOffer;

export type KnownLanguage = SiteLanguage & { content: ContentLanguage };

const known: KnownLanguage[] = [
	{
		code: mainLanguage,
		...main,
		content: { ...main.content, quotes: pair(main.content.quotes), wineHeadings: pair(main.content.wineHeadings) },
	},
];

function pair([first = '', second = '']: readonly string[]): [string, string] {
	return [first, second];
}

/** The languages that there are words of, the main one first; in a browser only that (`read-languages.ts` has read the others). */
export function knownLanguages(): readonly KnownLanguage[] {
	return known;
}

export function addLanguage(language: KnownLanguage): void {
	known.push(language);
}

/** @throws {Error} for a language without words */
export function contentLanguage(code: string): ContentLanguage {
	const found = known.find((language) => language.code === code);
	if (!found) throw new Error(`There is no folder src/messages/${code}.`);
	return found.content;
}

/**
 * The languages of a site, the main one first: all that there are words of, or those that the settings choose.
 * @param settings the text of `site-settings.json`
 * @throws {Error} for a language of the settings, or of a form in them, without words
 */
export function siteLanguages(settings: string): readonly SiteLanguage[] {
	const { languages: chosen, contactForms } = parseDeploymentSettings(settings);
	for (const code of [...(chosen ?? []), ...Object.keys(contactForms)]) contentLanguage(code);
	return known
		.filter(({ code }) => code === mainLanguage || !chosen || chosen.includes(code))
		.map(({ code, tag, name, offer, close, addresses }) => ({
			code,
			tag,
			name,
			offer,
			close,
			addresses,
			...(code === mainLanguage && { isMain: true }),
		}));
}
