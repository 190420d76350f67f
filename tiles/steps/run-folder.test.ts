import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runFolder } from './cached-step';

const oldHash = '0123456789abcdef';
const newHash = 'fedcba9876543210';
let cache: URL;

beforeEach(async () => {
	cache = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'run-'))}/`);
});

afterEach(() => rm(cache, { recursive: true }));

test('what a run has gathered is there for the next with the same hash', async () => {
	await writeFile(join(await runFolder('imagery', oldHash, cache), 'tile'), 'vines');
	expect(await readdir(await runFolder('imagery', oldHash, cache))).toEqual(['tile']);
});

test('a run with another hash removes it, and nothing else', async () => {
	await runFolder('imagery', oldHash, cache);
	await runFolder('imagery-source', oldHash, cache);
	await writeFile(new URL(`estates-${oldHash}.grid`, cache), '');
	await runFolder('imagery', newHash, cache);
	expect((await readdir(cache)).toSorted()).toEqual([
		`estates-${oldHash}.grid`,
		`imagery-${newHash}`,
		`imagery-source-${oldHash}`,
	]);
});

test('a cache that is no folder is said so', async () => {
	const taken = new URL('taken', cache);
	await writeFile(taken, '');
	await expect(runFolder('imagery', oldHash, new URL(`${taken.href}/`))).rejects.toThrow(/^cannot work in /);
});
