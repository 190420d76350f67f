import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContent, checkFile, parseContent } from './parse-content.ts';
import type { Problem } from './problem.ts';
import { publicFiles, readContentFiles } from './read-content.ts';
import { anyEdit, edited } from './testing/edits.ts';

const files = readContentFiles();
const paths = [...files.keys()];
const isPublic = publicFiles();
const times = process.env.LONG ? 10 : 1;

/** A file with an edit, by the file's path. */
const editedFile = fc
	.tuple(fc.constantFrom(...paths), anyEdit)
	.map(([file, edit]) => [file, edited(files.get(file)!, edit)] as const);

/** A reader finds the place: in a file that is there, or is missed, in a sentence of words. */
function expectPlace({ file, line, message }: Problem, sources: ReadonlyMap<string, string>): void {
	expect(file).toMatch(/^src\/content\/\w+\/[\w-]+\.md$/);
	expect(line).toBeGreaterThanOrEqual(1);
	expect(line, message).toBeLessThanOrEqual((sources.get(file) ?? '').split(/\r\n?|\n/).length);
	expect(message).toMatch(/^\S.{10,}[.?]$/su);
	expect(message).not.toMatch(/undefined|NaN|\[object|Invalid|expected/);
}

test(
	'after any edit a file is right, or what is wrong with it has a line',
	() => {
		fc.assert(
			fc.property(editedFile, ([file, source]) => {
				for (const problem of checkFile(file, source, isPublic)) expectPlace(problem, new Map([[file, source]]));
			}),
			{ numRuns: 1000 * times },
		);
	},
	20_000 * times,
);

test('after any edit of a file all content can be used, or its problems have their places', () => {
	fc.assert(
		fc.property(editedFile, ([file, source]) => {
			const sources = new Map(files).set(file, source);
			const problems = checkContent(sources, isPublic);
			for (const problem of problems) expectPlace(problem, sources);
			if (problems.length === 0) expectWhole(JSON.stringify(parseContent(sources, isPublic)));
		}),
		{ numRuns: 20 * times },
	);
}, 120_000);

test('after edits of many files at once their problems have their places', () => {
	fc.assert(
		fc.property(fc.array(editedFile, { minLength: 20, maxLength: 40 }), (changed) => {
			const sources = new Map([...files, ...changed]);
			for (const problem of checkContent(sources, isPublic)) expectPlace(problem, sources);
		}),
		{ numRuns: 10 * times },
	);
}, 120_000);

/** Nothing that a page would print has lost its words. */
function expectWhole(json: string): void {
	expect(json).not.toMatch(/undefined|NaN|[:,[]null[,}\]]|\ufffd|\[object/);
	expect(json).not.toMatch(/\\ud[89a-f]/);
}
