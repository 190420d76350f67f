import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Language, LanguageOffer } from '../../src/content/addresses.ts';
import { parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { translationMessages as m } from './messages.ts';
import { ContentError } from './problem.ts';
import { sentence } from './sentence.ts';

/** The language that the content was written in, which stands at the root of the site. */
export const mainLanguage = 'pt';

/** Where the words of each language have a folder. By the path of this file: Vite makes its URL one of the web in tests with a document. */
export const messagesFolder = pathToFileURL(`${import.meta.dirname}/../../src/messages/`);

const word = z.string().min(1);
/** As it is looked for in texts, whose accents and capitals are left out. */
const plainWord = z.string().regex(/^[a-z]+$/, m.notPlain);

/** `src/messages/{code}/language.json` */
const languageFile = z.object({
	tag: word.refine(isLocale, m.noTag),
	name: word,
	offer: word,
	close: word,
	addresses: z.record(z.string(), z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, m.noPart)),
	/** What the content needs to know of its language. */
	content: z.object({
		/** The headings that the text of every wine has. */
		wineHeadings: z.tuple([word, word]),
		/** The labels of a technical sheet under which its castas may stand. */
		grapes: z.array(word).min(1),
		/** What opens and closes a quotation. */
		quotes: z.tuple([word, word]),
		/** Between a number and `%`. */
		percentSpace: z.string(),
		/** How the months begin, without accents, in small letters. */
		months: z.array(plainWord).length(12),
		/** The hours that a span lasts, by how its name begins. */
		hours: z.record(plainWord, z.number().positive()),
		/** Between two days of a date. */
		andDay: word,
	}),
});

type ContentLanguage = z.infer<typeof languageFile>['content'];

/** A language with all that pages say of it. */
export type SiteLanguage = Language & LanguageOffer;

type KnownLanguage = SiteLanguage & { content: ContentLanguage };

const others = readdirSync(messagesFolder, { withFileTypes: true }).flatMap((entry) =>
	entry.isDirectory() && entry.name !== mainLanguage ? [entry.name] : [],
);
const known = [mainLanguage, ...others].map((code) => readLanguage(code));

/** The languages that there are words of, the main one first. */
export function knownLanguages(): readonly KnownLanguage[] {
	return known;
}

/** Makes a language known whose words are in no folder, as tests do. */
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
		.map(({ content: _content, ...language }) => ({
			...language,
			...(language.code === mainLanguage && { isMain: true }),
		}));
}

/**
 * @param code of the language, which is the name of its folder
 * @throws {ContentError} where the folder does not say what language it is of
 */
export function readLanguage(code: string, folder = messagesFolder): KnownLanguage {
	const file = `src/messages/${code}/language.json`;
	const result = languageFile.safeParse(readJson(new URL(`${code}/language.json`, folder), file), { error: sentence });
	if (result.success) return { code, ...result.data };
	throw new ContentError(
		result.error.issues.map(({ path, message }) => ({ file, line: 1, message: `"${path.join('.')}" ${message}` })),
	);
}

function readJson(place: URL, file: string): unknown {
	try {
		return JSON.parse(readFileSync(place, 'utf8'));
	} catch (error) {
		const message = error instanceof SyntaxError ? m.noJson : m.noLanguageFile;
		throw new ContentError([{ file, line: 1, message }]);
	}
}

function isLocale(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag).length === 1;
	} catch {
		return false;
	}
}
