import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { mainLanguage } from './languages.ts';
import { spellingMessages as m } from './messages.ts';
import { isPulled } from './page-address.ts';
import type { Problem } from './problem.ts';
import { languageOfFile } from './translation-path.ts';

/** The words of a language. */
type Dictionary = { has(word: string): boolean };

/** By language, where its words are: European Portuguese after the orthographic agreement of 1990, from LibreOffice, and British English. */
const packages: Readonly<Record<string, readonly [name: string, file: string]>> = {
	pt: ['@cspell/dict-pt-pt', 'dict/Portuguese-European.trie.gz'],
	en: ['@cspell/dict-en-gb', 'en_GB.trie.gz'],
};

/** Letters that the agreement dropped, by what stands in their place. */
const reforms: readonly (readonly [before: RegExp, after: string])[] = [
	[/c(?=ç|t|c[eiéí])/gu, ''],
	[/p(?=ç|t|c[eiéí])/gu, ''],
	[/êe(?=m$)/u, 'ee'],
	[/ôo/u, 'oo'],
	[/ói(?=\p{L})/u, 'oi'],
	[/(?<=^[pP])á(?=ra$)/u, 'a'],
	[/^p[éê](?=l[ao]s?$|ra$)/u, 'pe'],
	[/(?<=^[pP])ó(?=los?$)/u, 'o'],
];
/** Hyphens that it dropped from between whole words. */
const unhyphenated = /^(?:h(?:ei|ás|á|ão)-de|fi(?:m|ns)-de-semana|dia-a-dia)$/u;

/** The file with the words that the dictionary of a language lacks, one a line: names, castas, terms of the trade. */
function ownWordsFile(language: string): string {
	return language === mainLanguage ? 'src/content/words.txt' : `src/content/${language}/words.txt`;
}

/**
 * The dictionaries of the languages, each read when it is first asked for: with the own words of the main language, which has the names,
 * and its own. Nothing for a language that there is no dictionary of.
 * @param root a URL that ends with a slash
 */
export function dictionaries(root: URL): Dictionaries {
	const known = new Map<string, Dictionary | undefined>();
	return (language) => {
		if (!known.has(language)) known.set(language, readDictionary(language, root));
		return known.get(language);
	};
}

type Dictionaries = (language: string) => Dictionary | undefined;

function readDictionary(language: string, root: URL): Dictionary | undefined {
	const [name, file] = packages[language] ?? [];
	if (name === undefined || file === undefined) return undefined;
	const folder = dirname(createRequire(import.meta.url).resolve(name));
	const trie = decodeTrie(gunzipSync(readFileSync(join(folder, file))));
	const lists = [ownWordsFile(mainLanguage), ownWordsFile(language)].map((path) => new URL(path, root));
	const lines = lists.flatMap((list) => (existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []));
	const added = new Set(lines.map((line) => line.trim()));
	const knows = (word: string) => added.has(word) || trie.hasWord(word, true);
	return { has: (word) => knows(word) || knows(word.toLowerCase()) };
}

/**
 * Reads every line of the content files, by path, with the dictionary of its language; files in a language without one, and those that were pulled, are passed over.
 * A form of before the agreement is an error; a word that the dictionary does not know is a warning: it may be a name.
 */
export function checkSpelling(
	files: ReadonlyMap<string, string>,
	dictionaryOf: Dictionaries,
): { errors: Problem[]; warnings: Problem[] } {
	const errors: Problem[] = [];
	const warnings: Problem[] = [];
	for (const [file, source] of files) {
		const language = languageOfFile(file) ?? mainLanguage;
		const dictionary = dictionaryOf(language);
		const original = language === mainLanguage ? undefined : dictionaryOf(mainLanguage);
		if (!dictionary || isPulled(file)) continue;
		for (const [index, text] of source.split('\n').entries()) {
			for (const [word] of proseOf(text, original).matchAll(/\p{L}{3,}(?:['’-]\p{L}+)*/gu)) {
				const place = { file, line: index + 1 };
				const reformed = language === 'pt' ? reformedSpelling(word, dictionary) : undefined;
				if (reformed) errors.push({ ...place, message: m.reformed(word, reformed) });
				else if (!isKnown(word, dictionary) && !isName(word, original))
					warnings.push({ ...place, message: m.unknown(word, ownWordsFile(language)) });
			}
		}
	}
	return { errors, warnings };
}

/**
 * A line without what is not read: fields' names, slugs, comments, addresses.
 * @param original the dictionary of the main language, whose words a translation sets in emphasis
 */
function proseOf(line: string, original?: Dictionary): string {
	const prose = line
		.replace(/^\s*(?:- )?(?:# .*|[\w-]+:(?=\s|$))/u, '')
		.replace(/^\s*(?:- )?[a-z0-9]+(?:-[a-z0-9]+)*(?:, [a-z0-9]+(?:-[a-z0-9]+)*)*$/u, '')
		.replace(/\]\([^)]*\)/gu, ']')
		.replace(/\S+[@/]\S+/gu, '');
	if (!original) return prose;
	return prose.replace(/\*[^*]+\*/g, (emphasis) =>
		emphasis.replace(/\p{L}+/gu, (word) => (original.has(word) ? '' : word)),
	);
}

/** In a translation, a word of the main language with a capital. */
function isName(word: string, original: Dictionary | undefined): boolean {
	return original !== undefined && /^\p{Lu}/u.test(word) && isKnown(word, original);
}

function isKnown(word: string, dictionary: Dictionary): boolean {
	const plain = word.replaceAll('’', "'").replace(/'s$/, '');
	return dictionary.has(plain) || (/['-]/.test(plain) && plain.split(/['-]/).every((part) => dictionary.has(part)));
}

function reformedSpelling(word: string, dictionary: Dictionary): string | undefined {
	if (unhyphenated.test(word.toLowerCase())) return word.replaceAll('-', ' ');
	return word.split('-').reduce<string | undefined>((found, part) => {
		if (found !== undefined || dictionary.has(part)) return found;
		const candidates = reforms.map(([before, after]) => part.replace(before, after));
		const now = candidates.find((candidate) => candidate !== part && dictionary.has(candidate));
		return now && word.replace(part, now);
	}, undefined);
}
