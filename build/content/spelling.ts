import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { spellingMessages as m } from './messages.ts';
import type { Problem } from './problem.ts';

/** Words of European Portuguese after the orthographic agreement of 1990 (@cspell/dict-pt-pt, from LibreOffice's dictionary). */
export type Dictionary = { has(word: string): boolean };

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

/** @param own words that the dictionary lacks, one a line: names, castas, terms of the trade */
export function readDictionary(own: string): Dictionary {
	const folder = dirname(createRequire(import.meta.url).resolve('@cspell/dict-pt-pt'));
	const trie = decodeTrie(gunzipSync(readFileSync(join(folder, 'dict/Portuguese-European.trie.gz'))));
	const added = new Set(own.split('\n').map((line) => line.trim()));
	const knows = (word: string) => added.has(word) || trie.hasWord(word, true);
	return { has: (word) => knows(word) || knows(word.toLowerCase()) };
}

/**
 * Reads every line of the content files, by path. A form of before the agreement is an error;
 * a word that the dictionary does not know is a warning: it may be a name.
 */
export function checkSpelling(
	files: ReadonlyMap<string, string>,
	dictionary: Dictionary,
): { errors: Problem[]; warnings: Problem[] } {
	const errors: Problem[] = [];
	const warnings: Problem[] = [];
	for (const [file, source] of files) {
		for (const [index, text] of source.split('\n').entries()) {
			for (const [word] of proseOf(text).matchAll(/\p{L}{3,}(?:-\p{L}+)*/gu)) {
				const place = { file, line: index + 1 };
				const reformed = reformedSpelling(word, dictionary);
				if (reformed) errors.push({ ...place, message: m.reformed(word, reformed) });
				else if (!isKnown(word, dictionary))
					warnings.push({
						...place,
						message: m.unknown(word),
					});
			}
		}
	}
	return { errors, warnings };
}

/** A line without what is not read: fields' names, slugs, comments, addresses. */
function proseOf(line: string): string {
	return line
		.replace(/^\s*(?:- )?(?:# .*|[\w-]+:(?=\s|$))/u, '')
		.replace(/^\s*(?:- )?[a-z0-9]+(?:-[a-z0-9]+)*(?:, [a-z0-9]+(?:-[a-z0-9]+)*)*$/u, '')
		.replace(/\]\([^)]*\)/gu, ']')
		.replace(/\S+[@/]\S+/gu, '');
}

function isKnown(word: string, dictionary: Dictionary): boolean {
	return dictionary.has(word) || (word.includes('-') && word.split('-').every((part) => dictionary.has(part)));
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
