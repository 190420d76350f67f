import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeHash } from './code-hash';

let folder: URL;

beforeEach(async () => {
	folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'code-'))}/`);
	await write('light.ts', 'sun');
	await write('fields/rows.ts', 'vines');
});

afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, contents: string): Promise<void> {
	await mkdir(new URL('./', new URL(name, folder)), { recursive: true });
	await writeFile(new URL(name, folder), contents);
}

test('a folder is the same code wherever it lies', async () => {
	const elsewhere = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'code-'))}/`);
	const here = await codeHash([folder], []);
	await mkdir(new URL('fields/', elsewhere));
	await writeFile(new URL('fields/rows.ts', elsewhere), 'vines');
	await writeFile(new URL('light.ts', elsewhere), 'sun');
	expect(await codeHash([elsewhere], [])).toBe(here);
	await rm(elsewhere, { recursive: true });
});

test('a folder is written with or without its slash', async () => {
	expect(await codeHash([new URL(folder.href.replace(/\/$/, ''))], [])).toBe(await codeHash([folder], []));
});

test.each([
	['a changed file', () => write('fields/rows.ts', 'olives')],
	['a new file', () => write('fields/walls.ts', '')],
	['a renamed file', () => write('fields/row.ts', 'vines').then(() => rm(new URL('fields/rows.ts', folder)))],
])('%s is other code', async (_, change) => {
	const before = await codeHash([folder], []);
	await change();
	expect(await codeHash([folder], [])).not.toBe(before);
});

test('tests and what serves them are not code', async () => {
	const before = await codeHash([folder], []);
	await write('fields/rows.test.ts', 'true');
	await write('testing/land.ts', 'flat');
	expect(await codeHash([folder], [])).toBe(before);
});

test('settings count, each by itself', async () => {
	expect(await codeHash([], ['webp', '70'])).not.toBe(await codeHash([], ['webp70']));
});
