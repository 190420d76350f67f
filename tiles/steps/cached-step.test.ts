import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedStep, jsonCodec } from './cached-step';

let folder: URL;
let cache: URL;
let code: URL;

beforeEach(async () => {
	folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'steps-'))}/`);
	cache = new URL('cache/', folder);
	code = new URL('code.ts', folder);
	await writeFile(code, 'export const slope = 1;');
});

afterEach(() => rm(folder, { recursive: true }));

const stepOf = (after: readonly string[] = []) => ({
	name: 'fields',
	code: [code],
	after,
	codec: jsonCodec<number[]>(),
});
const files = () => readdir(cache);

test('a step is made once and read ever after', async () => {
	const make = vi.fn(() => [1, 2.5]);
	const made = await cachedStep(stepOf(), make, cache);
	const read = await cachedStep(stepOf(), make, cache);
	expect(read).toEqual(made);
	expect(read.value).toEqual([1, 2.5]);
	expect(make).toHaveBeenCalledTimes(1);
});

test('changed code makes it again and removes what was made before', async () => {
	const { hash } = await cachedStep(stepOf(), () => [1], cache);
	await writeFile(code, 'export const slope = 2;');
	const second = await cachedStep(stepOf(), () => [2], cache);
	expect(second.value).toEqual([2]);
	expect(second.hash).not.toBe(hash);
	expect(await files()).toEqual([`fields-${second.hash}.json`]);
});

test('another result of a step before makes it again', async () => {
	await cachedStep(stepOf(['a']), () => [1], cache);
	expect((await cachedStep(stepOf(['b']), () => [2], cache)).value).toEqual([2]);
});

test('a file whose bytes changed is made again', async () => {
	const { hash } = await cachedStep(stepOf(), () => [1, 2], cache);
	const file = new URL(`fields-${hash}.json`, cache);
	const bytes = await readFile(file);
	bytes[bytes.length - 2] = '9'.charCodeAt(0);
	await writeFile(file, bytes);
	expect((await cachedStep(stepOf(), () => [1, 2], cache)).value).toEqual([1, 2]);
	await writeFile(file, bytes.subarray(0, 20));
	expect((await cachedStep(stepOf(), () => [1, 2], cache)).value).toEqual([1, 2]);
});

test('the files of other steps stay, also of one whose name begins alike', async () => {
	await cachedStep({ ...stepOf(), name: 'fields-wide' }, () => [7], cache);
	await cachedStep(stepOf(), () => [1], cache);
	await writeFile(code, 'export const slope = 2;');
	await cachedStep(stepOf(), () => [2], cache);
	expect((await files()).map((name) => name.replace(/[0-9a-f]{16}/, '…'))).toEqual([
		'fields-….json',
		'fields-wide-….json',
	]);
});

test('what a killed process left unfinished is removed, what a living one writes is not', async () => {
	await cachedStep(stepOf(['a']), () => [1], cache);
	const dead = `fields-0123456789abcdef.json.${2 ** 22 + 1}`;
	const living = `fields-0123456789abcdef.json.${process.ppid}`;
	await writeFile(new URL(dead, cache), '');
	await writeFile(new URL(living, cache), '');
	await cachedStep(stepOf(['b']), () => [2], cache);
	expect(await files()).not.toContain(dead);
	expect(await files()).toContain(living);
});

test('a cache that cannot be written is said so', async () => {
	const taken = new URL('code.ts/', folder);
	await expect(cachedStep(stepOf(), () => [1], taken)).rejects.toThrow(/^cannot keep .*fields-/);
});
