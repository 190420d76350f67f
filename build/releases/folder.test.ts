import { chmod, mkdir, readdir, readFile, readlink, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../tests/unit/test-site';
import { firstLine } from '../hosting/configuration';
import { putIntoFolder } from './folder';
import type { Release } from './releases';

let root: string;
let target: string;
let builds = 0;

beforeEach(async () => {
	const folder = await makeFolder({});
	root = folder.folder;
	target = join(root, 'www/example.pt');
	await mkdir(join(root, 'www'));
	return folder.remove;
});

async function build(files: Readonly<Record<string, string>>): Promise<Release> {
	builds += 1;
	const folder = join(root, 'builds', String(builds));
	await writeFiles(folder, files);
	return { name: String(builds), folder, dist: join(folder, 'dist') };
}

const put = async (files: Parameters<typeof build>[0]) => putIntoFolder(await build(files), target);
const read = (name: string) => readFile(join(target, name), 'utf8').catch(() => undefined);
const numberOf = async (name: string) => (await stat(join(target, name))).ino;

describe('a folder that is not there yet', () => {
	it('becomes a link, which each release replaces', async () => {
		await put({ 'dist/index.html': 'um', 'dist/old.html': '', 'former/assets/a-0.js': 'a' });
		const first = await readlink(target);
		expect([await read('index.html'), await read('assets/a-0.js')]).toEqual(['um', 'a']);
		await putIntoFolder(await build({ 'dist/index.html': 'dois' }), `${target}/`);
		expect(await readlink(target)).not.toBe(first);
		expect([await read('index.html'), await read('old.html')]).toEqual(['dois', undefined]);
	});

	it('keeps the folder before the present one, for answers under way, and none older', async () => {
		for (const text of ['um', 'dois', 'três', 'quatro']) {
			await put({ 'dist/index.html': text });
		}
		const folders = await readdir(`${target}.releases`);
		const pages = folders.map((name) => readFile(join(`${target}.releases`, name, 'index.html'), 'utf8'));
		expect((await Promise.all(pages)).sort()).toEqual(['quatro', 'três']);
	});

	it('has what others put into it in every release', async () => {
		await put({ 'dist/index.html': 'um' });
		await writeFiles(target, { 'google123.html': 'sou eu', '.well-known/acme-challenge/x': 'y' });
		await mkdir(join(target, 'empty'));
		await symlink('/srv/photographs', join(target, 'photographs'));
		await put({ 'dist/index.html': 'dois' });
		expect([await read('google123.html'), await read('.well-known/acme-challenge/x')]).toEqual(['sou eu', 'y']);
		expect(await readdir(join(target, 'empty'))).toEqual([]);
		expect(await readlink(join(target, 'photographs'))).toBe('/srv/photographs');
	});

	it('has files that did not change as the same files, which browsers know by their time', async () => {
		await put({ 'dist/map/x.pmtiles': 'map', 'dist/index.html': 'um' });
		const before = [await numberOf('map/x.pmtiles'), await numberOf('index.html')];
		await put({ 'dist/map/x.pmtiles': 'map', 'dist/index.html': 'dois' });
		const after = [await numberOf('map/x.pmtiles'), await numberOf('index.html')];
		expect([before[0] === after[0], before[1] === after[1]]).toEqual([true, false]);
	});

	it('stays as it is when a release cannot be put beside it', async () => {
		await put({ 'dist/index.html': 'um', 'dist/a.html': '' });
		// Where the next release has a folder, somebody has put a file.
		await writeFiles(target, { b: 'a file' });
		const folders = await readdir(`${target}.releases`);
		await expect(put({ 'dist/index.html': 'dois', 'dist/b/c.html': '' })).rejects.toThrow();
		expect(await read('index.html')).toBe('um');
		expect(await readdir(`${target}.releases`)).toEqual(folders);
	});
});

describe('a folder of the host', () => {
	beforeEach(() => mkdir(target));

	it('gets all files, keeps what others put there, and loses only what a release had put there', async () => {
		await writeFiles(target, { 'cgi-bin/form.pl': 'do anfitrião' });
		await put({ 'dist/index.html': 'um', 'dist/old.html': '' });
		await put({ 'dist/index.html': 'dois' });
		expect((await stat(target)).isDirectory()).toBe(true);
		expect(await read('index.html')).toBe('dois');
		expect((await readdir(target)).sort()).toEqual(['.quatro-vistas.json', 'cgi-bin', 'index.html']);
	});

	it('has a page of its own, in the place of one of the site, under another name', async () => {
		await writeFiles(target, { 'index.html': 'Em construção' });
		const aside = await put({ 'dist/index.html': 'um' });
		expect(aside).toEqual([expect.stringMatching(/^index\.html\.antes-\d{17}$/)]);
		expect([await read('index.html'), await read(aside[0] ?? '')]).toEqual(['um', 'Em construção']);
		expect(await put({ 'dist/index.html': 'dois' })).toEqual([]);
	});

	it('has files that did not change as the same files', async () => {
		await put({ 'dist/map/x.pmtiles': 'map', 'dist/index.html': 'um' });
		const before = await numberOf('map/x.pmtiles');
		await put({ 'dist/map/x.pmtiles': 'map', 'dist/index.html': 'dois' });
		expect(await numberOf('map/x.pmtiles')).toBe(before);
	});

	it('stays as it is when not all bytes can come into it', async () => {
		await put({ 'dist/index.html': 'um' });
		const release = await build({ 'dist/index.html': 'dois', 'dist/assets/a-1.js': '' });
		// Names of two kinds cannot both be there.
		await writeFiles(release.folder, { 'former/assets/a-1.js/b.js': '' });
		await expect(putIntoFolder(release, target)).rejects.toThrow();
		expect(await read('index.html')).toBe('um');
		expect((await readdir(target)).sort()).toEqual(['.quatro-vistas.json', 'index.html']);
	});

	it('stays as it is when one file cannot take its place', async () => {
		await put({ 'dist/index.html': 'um' });
		const release = () => build({ 'dist/a.html': '', 'dist/b/c.html': '', 'dist/index.html': 'dois' });
		await writeFiles(target, { 'a.html': 'do anfitrião' });
		// Where the release has a folder, somebody has put a file.
		await writeFiles(target, { b: 'a file' });
		await expect(putIntoFolder(await release(), target)).rejects.toThrow();
		expect([await read('index.html'), await read('a.html')]).toEqual(['um', 'do anfitrião']);
		await rm(join(target, 'b'));
		expect(await putIntoFolder(await release(), target)).toEqual([expect.stringMatching(/^a\.html\.antes-/)]);
		expect(await read('b/c.html')).toBe('');
	});

	it.runIf(process.getuid?.() !== 0)('stays as it is when one of its folders takes nothing', async () => {
		await put({ 'dist/a.html': '', 'dist/b/c.html': '', 'dist/index.html': 'um' });
		await chmod(join(target, 'b'), 0o555);
		await expect(put({ 'dist/index.html': 'dois' })).rejects.toThrow('EACCES');
		await chmod(join(target, 'b'), 0o755);
		expect([await read('index.html'), await read('a.html')]).toEqual(['um', '']);
	});

	it('is reached by a link of the owner’s, too', async () => {
		await symlink(target, join(root, 'site'));
		await putIntoFolder(await build({ 'dist/index.html': 'um' }), join(root, 'site'));
		expect(await read('index.html')).toBe('um');
		expect(await readlink(join(root, 'site'))).toBe(target);
	});
});

describe.each(['a new folder', 'a folder of the host'])('.htaccess in %s', (kind) => {
	beforeEach(async () => {
		if (kind !== 'a new folder') await mkdir(target);
		await put({ 'dist/index.html': '' });
	});
	const release = () => build({ 'dist/index.html': '', 'hosting/htaccess': `${firstLine}\nnew` });

	it('follows the build where a build wrote it', async () => {
		await writeFiles(target, { '.htaccess': `${firstLine}\nold` });
		await putIntoFolder(await release(), target);
		expect(await read('.htaccess')).toBe(`${firstLine}\nnew`);
		await put({ 'dist/index.html': '' });
		expect(await read('.htaccess')).toBe(`${firstLine}\nnew`);
	});

	it('is left alone where somebody else wrote it, and is not put there', async () => {
		await putIntoFolder(await release(), target);
		expect(await read('.htaccess')).toBeUndefined();
		await writeFiles(target, { '.htaccess': 'Require all denied' });
		await putIntoFolder(await release(), target);
		expect(await read('.htaccess')).toBe('Require all denied');
	});
});
