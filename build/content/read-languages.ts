import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { addLanguage, type KnownLanguage, mainLanguage } from './languages.ts';
import { translationMessages as m } from './messages.ts';
import { ContentError } from './problem.ts';
import { sentence } from './sentence.ts';

/** Where the words of each language have a folder. */
export const messagesFolder = new URL('../../src/messages/', import.meta.url);

const word = z.string().min(1);

/** `src/messages/{code}/language.json` */
const languageFile = z.looseObject({
	tag: word.refine(isLocale, m.noTag),
	name: word,
	offer: word,
	close: word,
	addresses: z.record(z.string(), z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, m.noPart)),
	content: z.looseObject({
		wineHeadings: z.tuple([word, word]),
		grapes: z.array(word).min(1),
		quotes: z.tuple([word, word]),
		percentSpace: z.string(),
	}),
});

/** Reads what the folders of `src/messages/` say of their languages. */
for (const entry of readdirSync(messagesFolder, { withFileTypes: true })) {
	if (entry.isDirectory() && entry.name !== mainLanguage) addLanguage(readLanguage(entry.name));
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
