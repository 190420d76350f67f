import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeFolder, writeFiles } from '../../tests/unit/test-site';
import { buildRelease } from './build-release';
import { type Release, Releases } from './releases';

let root: string;
let releases: Releases;

beforeEach(async () => {
	const folder = await makeFolder({});
	root = folder.folder;
	releases = new Releases(root);
	return folder.remove;
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

async function build(date: Date, files: Readonly<Record<string, string>>): Promise<Release> {
	const release = await releases.create(date);
	await writeFiles(release.folder, { 'dist-server/main.mjs': '', ...files });
	return release;
}

/** A build that is whole, served. */
async function publish(date: Date, files: Readonly<Record<string, string>>): Promise<Release> {
	const release = await build(date, files);
	await releases.activate(release, date);
	return release;
}

const served = (file: string) => readFile(join(root, 'dist', file), 'utf8');
const kept = (file: string) =>
	readFile(join(root, 'build-output/releases/current/former', file), 'utf8').catch(() => undefined);

it('serves the newest build', async () => {
	await publish(day(1), { 'dist/index.html': 'um' });
	await publish(day(2), { 'dist/index.html': 'dois' });
	expect(await served('index.html')).toBe('dois');
});

it('leaves the served build as it was while another is built, and when that fails', async () => {
	await publish(day(1), { 'dist/index.html': 'um' });
	const failing = buildRelease(releases, async (outDir) => {
		await mkdir(outDir);
		await writeFile(join(outDir, 'index.html'), 'meio');
		expect(await served('index.html')).toBe('um');
		throw new Error('a page has no title');
	});
	await expect(failing).rejects.toThrow('a page has no title');
	expect(await served('index.html')).toBe('um');
	expect(await readdir(join(root, 'build-output/releases'))).toHaveLength(2);
});

it('deletes a build during which content was stored: nobody knows what of it is in', async () => {
	const sources = ['before', 'after'];
	vi.doMock('./changes', () => ({
		digestContent: () => ({}),
		digestSources: async () => sources.shift(),
		recordContent: () => {},
	}));
	await expect(buildRelease(releases, (outDir) => mkdir(outDir))).rejects.toThrow('O conteúdo mudou');
	vi.doUnmock('./changes');
	expect(await readdir(join(root, 'build-output/releases'))).toEqual([]);
});

it('takes a build without its server for no release', async () => {
	const release = await releases.create(day(1));
	await mkdir(release.dist);
	expect(await releases.find(release.name)).toBeUndefined();
});

it('does not go back to a build that was only looked at, and deletes it with the next one', async () => {
	const first = await publish(day(1), { 'dist/index.html': 'um' });
	const looked = await build(day(2), { 'dist/index.html': 'visto' });
	expect(await releases.find(looked.name)).toEqual(looked);
	await publish(day(3), { 'dist/index.html': 'três' });
	expect(await releases.former()).toEqual(first);
	expect(await releases.find(looked.name)).toBeUndefined();
});

it('says when a build was first served, not when it was begun or gone back to', async () => {
	const first = await build(day(1), { 'dist/index.html': 'um' });
	expect(await releases.publishedAt(first)).toBeUndefined();
	await releases.activate(first, day(2));
	await publish(day(3), { 'dist/index.html': 'dois' });
	await releases.activate(first, day(4));
	expect(await releases.publishedAt(first)).toBe(day(2).toISOString());
});

it('replaces a folder from before there were releases', async () => {
	await mkdir(join(root, 'dist'));
	await writeFile(join(root, 'dist/index.html'), 'antes');
	await publish(day(1), { 'dist/index.html': 'um' });
	expect(await served('index.html')).toBe('um');
});

it('goes back to each of the last three builds, and deletes older ones', async () => {
	for (const number of [1, 2, 3, 4, 5]) await publish(day(number), { 'dist/index.html': String(number) });
	for (const number of [4, 3, 2]) {
		const former = await releases.former();
		if (former) await releases.activate(former, day(6));
		expect(await served('index.html')).toBe(String(number));
	}
	expect(await releases.former()).toBeUndefined();
	expect(await readdir(join(root, 'build-output/releases'))).toHaveLength(5);
});

it('keeps the hashed files of former builds for thirty days after the last build that made them', async () => {
	const page = { 'dist/index.html': '' };
	await publish(day(1), { ...page, 'dist/assets/a-1.js': 'a', 'dist/assets/b-1.js': 'b', 'dist/map/x-1.pmtiles': 'x' });
	await publish(day(10), { ...page, 'dist/assets/b-1.js': 'b' });
	await publish(day(20), { ...page, 'dist/assets/c-1.js': 'c' });
	expect([await kept('assets/a-1.js'), await kept('assets/b-1.js'), await kept('map/x-1.pmtiles')]).toEqual([
		'a',
		'b',
		'x',
	]);
	await publish(day(41), page);
	expect([await kept('assets/a-1.js'), await kept('assets/b-1.js'), await kept('assets/c-1.js')]).toEqual([
		undefined,
		'b',
		'c',
	]);
	expect(await readdir(join(root, 'dist'))).toEqual(['index.html']);
});

it('keeps no page of a former build', async () => {
	await publish(day(1), { 'dist/index.html': '', 'dist/vinhos/velho.html': 'velho' });
	await publish(day(2), { 'dist/index.html': '' });
	expect(await kept('vinhos/velho.html')).toBeUndefined();
});
