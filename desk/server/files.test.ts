import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, isEditable, readStored, textOf, writeAll } from './files';
import { readAll } from './workspace';

const abade = 'src/content/wines/abade.md';
const martim = 'src/content/wines/martim.md';
let root: string;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'desk-'));
	await cp('src/content', join(root, 'src/content'), { recursive: true });
	await cp('site-settings.json', join(root, 'site-settings.json'));
});

afterEach(() => rm(root, { recursive: true }));

const onDisk = (path: string) => readFile(join(root, path), 'utf8');

describe('the files of the desk', () => {
	it('are those of the content and the settings', () => {
		const files = [...readAll(root).keys()];
		expect(files).toEqual(expect.arrayContaining([abade, 'src/content/en/wines/abade.md']));
		expect(files).toContain('site-settings.json');
		expect(files.filter((path) => !isEditable(path))).toEqual([]);
	});

	it.each([
		'../etc/passwd',
		'src/content/wines/../../../package.json',
		'src/content/wines/a/b.md',
		'src/content/xx/wines/abade.md',
		'src/content/pt/wines/abade.md',
		'src/content/en/en/wines/abade.md',
		'src/content/../wines/abade.md',
		'src/content/wines/Abade.md',
		'src/content/wines/.md',
		'src/content/wines/abade.md\0.txt',
		'src\\content\\wines\\abade.md',
		'/etc/passwd',
		'package.json',
		'src/content/parcels.ts',
	])('have no other path: %j', async (path) => {
		expect(isEditable(path)).toBe(false);
		await expect(readStored(root, path)).rejects.toThrow(RangeError);
		await expect(writeAll(root, [{ path, text: 'x' }])).rejects.toThrow(RangeError);
	});

	it('are not read through a link that leads elsewhere', async () => {
		await symlink('/etc/hostname', join(root, 'src/content/wines/link.md'));
		expect(await readStored(root, 'src/content/wines/link.md')).toBeUndefined();
	});

	it('that are not UTF-8 have no text', () => {
		expect(textOf(Buffer.from('São', 'latin1'))).toBeUndefined();
		expect(textOf(Buffer.from('\uFEFFSão'))).toBe('\uFEFFSão');
	});
});

describe('writing', () => {
	it('puts the text in place of what was opened and leaves nothing else behind', async () => {
		const opened = hashOf(await onDisk(abade));
		const result = await writeAll(root, [{ path: abade, text: 'novo', opened }]);
		expect(result).toEqual({ kind: 'written' });
		expect(await onDisk(abade)).toBe('novo');
		expect((await readdir(join(root, 'src/content/wines'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
	});

	it('writes none of several when one has changed on the disk, and says what is there', async () => {
		const [one, other] = [await onDisk(abade), await onDisk(martim)];
		await writeFile(join(root, martim), 'de outro editor');
		const result = await writeAll(root, [
			{ path: abade, text: 'meu', opened: hashOf(one) },
			{ path: martim, text: 'meu', opened: hashOf(other) },
		]);
		expect(result).toEqual({
			kind: 'conflict',
			conflicts: [{ path: martim, sha256: hashOf('de outro editor'), text: 'de outro editor' }],
		});
		expect(await onDisk(abade)).toBe(one);
		expect(await onDisk(martim)).toBe('de outro editor');
	});

	it('makes a new file, and none over one that has appeared meanwhile', async () => {
		const path = 'src/content/news/nova.md';
		expect(await writeAll(root, [{ path, text: 'a' }])).toMatchObject({ kind: 'written' });
		expect(await writeAll(root, [{ path, text: 'b' }])).toMatchObject({ kind: 'conflict', conflicts: [{ text: 'a' }] });
	});

	it('leaves nothing of several behind when one cannot be put on the disk', async () => {
		const news = join(root, 'src/content/news');
		await rm(news, { recursive: true });
		await symlink(join(root, 'nowhere'), news);
		const writes = [
			{ path: abade, text: 'meu', opened: hashOf(await onDisk(abade)) },
			{ path: 'src/content/news/nova.md', text: 'nova' },
		];
		await expect(writeAll(root, writes)).rejects.toThrow();
		expect(await onDisk(abade)).not.toBe('meu');
		expect((await readdir(join(root, 'src/content/wines'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
	});

	it('does not bring back a file that was deleted meanwhile', async () => {
		const opened = hashOf(await onDisk(abade));
		await rm(join(root, abade));
		expect(await writeAll(root, [{ path: abade, text: 'meu', opened }])).toEqual({
			kind: 'conflict',
			conflicts: [{ path: abade }],
		});
	});
});
