import { runnerImport } from 'vite';
import { wordsIn } from '../words/words-plugin.ts';
import { knownLanguages } from './languages.ts';
import { type IsPublic, parseContent } from './parse-content.ts';
import { publicFiles, readAllFiles } from './read-content.ts';
import type { Content } from './read-documents.ts';

export type CardWords = typeof import('../../src/messages/pt/card').cardMessages;

/** The content in a language, and what else stands on the cards of its pages. */
export type LanguageContent = { readonly content: Content; readonly words: CardWords };

/**
 * The content in every language that there are words of, the main one first.
 * @throws {ContentError} with everything that is wrong in one of them
 */
export async function readLanguageContents(isPublic: IsPublic = publicFiles()): Promise<LanguageContent[]> {
	const files = readAllFiles();
	return Promise.all(
		knownLanguages().map(async ({ code }) => ({
			content: parseContent(files, isPublic, code),
			words: await readCardWords(code),
		})),
	);
}

/** By Vite, as pages have them: a build that Node runs without a loader cannot import them. */
async function readCardWords(language: string): Promise<CardWords> {
	const { module } = await runnerImport<{ cardMessages: CardWords }>(`./src/messages/${language}/card.ts`, {
		configFile: false,
		plugins: [wordsIn(language)],
	});
	return module.cardMessages;
}
