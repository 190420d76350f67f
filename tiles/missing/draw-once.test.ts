import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawOnce } from './draw-once';

let made: URL;

beforeEach(async () => {
	made = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'made-'))}/`);
});

afterEach(() => rm(made, { recursive: true }));

const drawing = (shows: unknown, words = 'a picture') => ({
	kind: 'wine' as const,
	shows,
	draw: vi.fn((folder: URL) => writeFile(new URL('abade.svg', folder), words)),
});

test('what was drawn of the same is not drawn again', async () => {
	const first = drawing({ name: 'Abade' });
	const again = drawing({ name: 'Abade' });
	const folder = await drawOnce(first, made);
	expect(await drawOnce(again, made)).toEqual(folder);
	expect(await readFile(new URL('abade.svg', folder), 'utf8')).toBe('a picture');
	expect(again.draw).not.toHaveBeenCalled();
});

test('what shows something else is drawn anew', async () => {
	const before = await drawOnce(drawing({ name: 'Abade' }), made);
	const after = await drawOnce(drawing({ name: 'Abade 2' }, 'another picture'), made);
	expect(after).not.toEqual(before);
	expect(await readFile(new URL('abade.svg', after), 'utf8')).toBe('another picture');
});

test('a drawing that fails leaves nothing that would be taken for one', async () => {
	const failing = { ...drawing({}), draw: vi.fn().mockRejectedValue(new Error('no ink')) };
	await expect(drawOnce(failing, made)).rejects.toThrow('no ink');
	const folder = await drawOnce(drawing({}), made);
	expect(await readdir(made)).toEqual([folder.pathname.split('/').at(-2)]);
});
