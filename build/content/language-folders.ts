import { existsSync, readdirSync } from 'node:fs';
import { knownLanguages, mainLanguage, messagesFolder } from './languages.ts';
import { translationMessages as m } from './messages.ts';
import type { Problem } from './problem.ts';
import { contentFolders } from './read-content.ts';

/** What of a language is missing beside its content: files of words, and what tells of a folder of content which language it is. */
export function languageProblems(root: URL, messages = messagesFolder): Problem[] {
	const known = knownLanguages().map(({ code }) => code);
	return [
		...known.filter((code) => code !== mainLanguage).flatMap((code) => missingWords(code, messages)),
		...foldersIn(new URL('src/content/', root))
			.filter((name) => !known.includes(name) && contentFolders.some((folder) => isThere(root, name, folder)))
			.map((name) => problemOf(`src/content/${name}`, m.noLanguage(name))),
	];
}

/** The languages that there are words of and nothing else. */
export function emptyLanguages(written: readonly string[]): Problem[] {
	return knownLanguages()
		.filter(({ code }) => code !== mainLanguage && !written.includes(code))
		.map(({ code, name }) => problemOf(`src/content/${code}`, m.nothingWritten(name)));
}

function missingWords(code: string, messages: URL): Problem[] {
	const filesIn = (language: string) =>
		readdirSync(new URL(`${language}/`, messages)).filter((name) => /^[\w-]+\.ts$/.test(name));
	const own = filesIn(code);
	return filesIn(mainLanguage)
		.filter((name) => !own.includes(name))
		.map((name) => problemOf(`src/messages/${code}/${name}`, m.noWords));
}

function foldersIn(place: URL): string[] {
	return readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function isThere(root: URL, language: string, folder: string): boolean {
	return existsSync(new URL(`src/content/${language}/${folder}`, root));
}

function problemOf(file: string, message: string): Problem {
	return { file, line: 1, message };
}
