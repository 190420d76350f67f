import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { addLanguage, mainLanguage } from './languages.ts';
import { translationMessages as m } from './messages.ts';
import { ContentError } from './problem.ts';
import { sentence } from './sentence.ts';

/** Where the words of each language have a folder. */
export const messagesFolder = new URL('../../src/messages/', import.meta.url);

const word = z.string().min(1);
const isLocale = (tag: string) => {
	try {
		return Intl.getCanonicalLocales(tag).length === 1;
	} catch {
		return false;
	}
};

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

/** @throws {ContentError} where the folder does not say what language it is of */
function readLanguage(code: string) {
	const file = `src/messages/${code}/language.json`;
	const refuse = (message: string) => new ContentError([{ file, line: 1, message }]);
	let value: unknown;
	try {
		value = JSON.parse(readFileSync(new URL(`${code}/language.json`, messagesFolder), 'utf8'));
	} catch (error) {
		throw refuse(error instanceof SyntaxError ? m.noJson : m.noLanguageFile);
	}
	const result = languageFile.safeParse(value, { error: sentence });
	if (!result.success)
		throw new ContentError(
			result.error.issues.map(({ path, message }) => ({ file, line: 1, message: `"${path.join('.')}" ${message}` })),
		);
	return { code, ...result.data };
}
