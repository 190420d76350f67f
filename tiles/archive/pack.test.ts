import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveName, archiveNamePattern, checkManifest, manifestOf, publishedArchive } from './manifest';
import { packFolder } from './pack';
import { verifyArchive } from './verify';

let workplace: string;
let tiles: string;
let out: string;

beforeEach(async () => {
	workplace = await mkdtemp(join(tmpdir(), 'pack-'));
	tiles = join(workplace, 'tiles');
	out = join(workplace, 'map');
});

afterEach(() => rm(workplace, { recursive: true }));

async function put(path: string, bytes: Uint8Array): Promise<void> {
	await mkdir(dirname(join(tiles, path)), { recursive: true });
	await writeFile(join(tiles, path), bytes);
}

function picture(background: string, size = 32) {
	return sharp({ create: { width: size, height: size, channels: 3, background } });
}

async function putGoodTiles(): Promise<void> {
	await put('14/7848/6132.webp', await picture('olive').webp().toBuffer());
	await put('14/7848/6133.webp', await picture('tan').webp().toBuffer());
	await put('14/7849/6133.webp', await picture('tan').webp().toBuffer());
}

function pack() {
	return packFolder(tiles, { out, attribution: 'Imagem ilustrativa' });
}

async function filesIn(folder: string): Promise<Record<string, string>> {
	const names = (await readdir(folder)).sort();
	return Object.fromEntries(
		await Promise.all(names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')])),
	);
}

describe('packing a folder of tiles', () => {
	it('leaves an archive named by its hash and the manifest of its blocks', async () => {
		await putGoodTiles();
		const { manifest, summary } = await pack();
		const [archive, ...others] = (await readdir(out)).filter((name) => archiveNamePattern.test(name));
		expect(others).toEqual([]);
		expect(manifest.archive).toBe(`/map/${archive}`);
		expect(archive).toBe(`quatro-vistas.${manifest.sha256.slice(0, 16)}.pmtiles`);
		expect(JSON.parse(await readFile(join(out, 'archive.json'), 'utf8'))).toEqual(manifest);
		expect(manifest).toEqual(manifestOf(await readFile(join(out, archive!))));
		expect(summary.header).toMatchObject({ numAddressedTiles: 3, numTileContents: 2, minZoom: 14, maxZoom: 14 });
		expect(summary.metadata).toMatchObject({
			name: 'Quatro Vistas',
			attribution: 'Imagem ilustrativa',
			format: 'webp',
		});
	});

	it('gives the same archive twice', async () => {
		await putGoodTiles();
		const first = await pack();
		const before = await filesIn(out);
		expect((await pack()).manifest).toEqual(first.manifest);
		expect(await filesIn(out)).toEqual(before);
	});

	it('removes the older archive once the new one is there, and nothing else', async () => {
		await putGoodTiles();
		await pack();
		await writeFile(join(out, 'outlines-main.svg'), '<svg/>');
		await put('14/7849/6132.webp', await picture('green').webp().toBuffer());
		const { manifest } = await pack();
		expect((await readdir(out)).sort()).toEqual([
			'archive.json',
			'outlines-main.svg',
			manifest.archive.slice('/map/'.length),
		]);
	});

	it.each(['webp', 'avif', 'png', 'jpg'] as const)('takes %s pictures', async (format) => {
		const extension = format === 'jpg' ? 'jpeg' : format;
		await put(`3/1/2.${format}`, await picture('olive').toFormat(extension).toBuffer());
		expect((await pack()).summary.metadata).toMatchObject({ format });
	});

	it('passes over hidden files', async () => {
		await putGoodTiles();
		await put('14/.DS_Store', Buffer.from('x'));
		expect((await pack()).summary.header.numAddressedTiles).toBe(3);
	});
});

describe('a run that fails', () => {
	it('leaves archive and manifest as they were when the disk is full', async () => {
		await putGoodTiles();
		await pack();
		const before = await filesIn(out);
		await put('14/7849/6132.webp', await picture('gray').webp().toBuffer());
		for (const kind of ['pmtiles', 'json']) {
			await symlink('/dev/full', join(out, `.archive-${process.pid}.${kind}.tmp`));
			await expect(pack()).rejects.toThrow(
				/^cannot write to .*no space left on device.*the archive that is there stays$/,
			);
			expect(await filesIn(out)).toEqual(before);
		}
	});

	it('leaves a whole archive, the old or the new, wherever it is killed', async () => {
		await putGoodTiles();
		await pack();
		await put('14/7849/6132.webp', await picture('gray').webp().toBuffer());
		const program = fileURLToPath(new URL('./testing/pack-folder.ts', import.meta.url));
		for (const moment of [0, 2, 5, 10, 20]) {
			const run = spawn(process.execPath, ['--import', 'tsx', program, tiles, out], {
				stdio: ['ignore', 'pipe', 'ignore'],
			});
			await once(run.stdout, 'data');
			await setTimeout(moment);
			run.kill('SIGKILL');
			await once(run, 'close');
			const archive = await publishedArchive(out);
			expect(await checkManifest(archive)).toBe(1);
			expect((await verifyArchive(archive)).header.numAddressedTiles).toBeGreaterThanOrEqual(3);
		}
		const { manifest } = await pack();
		expect((await readdir(out)).toSorted()).toEqual(['archive.json', archiveName(manifest.sha256)]);
	}, 30_000);

	it('is cleaned up after by the next, but not while it still runs', async () => {
		await putGoodTiles();
		await mkdir(out);
		await writeFile(join(out, `.archive-${2 ** 22 + 1}.pmtiles.tmp`), 'half');
		await writeFile(join(out, `.archive-${process.ppid}.pmtiles.tmp`), 'half');
		await pack();
		const hidden = (await readdir(out)).filter((name) => name.startsWith('.'));
		expect(hidden).toEqual([`.archive-${process.ppid}.pmtiles.tmp`]);
	});
});

describe('a folder that cannot be packed', () => {
	const whole = () => picture('olive').webp().toBuffer();
	const faults: [name: string, spoil: () => Promise<void>, message: RegExp][] = [
		[
			'a picture of another format',
			async () => put('14/1/1.png', await picture('red').png().toBuffer()),
			/mixed formats: .*14\/1\/1\.png is png/,
		],
		[
			'a picture of another size',
			async () => put('14/1/1.webp', await picture('red', 64).webp().toBuffer()),
			/mixed sizes/,
		],
		[
			'a file that is not named like a tile',
			async () => put('14/1/one.webp', await whole()),
			/14\/1\/one\.webp is not named like a tile/,
		],
		['a number with a leading zero', async () => put('14/1/01.webp', await whole()), /is not named like a tile/],
		['a stray file', async () => put('readme.txt', Buffer.from('hello')), /readme\.txt is not named like a tile/],
		['an empty picture', async () => put('14/1/1.webp', Buffer.alloc(0)), /14\/1\/1\.webp is empty/],
		[
			'a picture cut short',
			async () =>
				put(
					'14/1/1.webp',
					(
						await sharp(await noise())
							.webp()
							.toBuffer()
					).subarray(0, 700),
				),
			/14\/1\/1\.webp is not a whole picture/,
		],
		[
			'a picture that is none',
			async () => put('14/1/1.webp', Buffer.from('<!doctype html>')),
			/14\/1\/1\.webp is not a whole picture/,
		],
		[
			'a picture of another kind than its name says',
			async () => put('14/1/1.webp', await picture('red').png().toBuffer()),
			/14\/1\/1\.webp is in truth png/,
		],
		[
			'a picture that is not square',
			async () =>
				put(
					'14/1/1.webp',
					await sharp({ create: { width: 32, height: 16, channels: 3, background: 'red' } })
						.webp()
						.toBuffer(),
				),
			/is not square/,
		],
		[
			'a column out of range',
			async () => put('3/8/1.webp', await whole()),
			/3\/8\/1\.webp: at zoom 3 columns and rows end at 7/,
		],
		['a row out of range', async () => put('3/1/8.webp', await whole()), /at zoom 3 columns and rows end at 7/],
		['a zoom beyond counting', async () => put('27/1/1.webp', await whole()), /zoom 27 is above 26/],
	];

	it.each(faults)('is told apart: %s', async (_, spoil, message) => {
		await putGoodTiles();
		await pack();
		const before = await filesIn(out);
		await spoil();
		await expect(pack()).rejects.toThrow(message);
		expect(await filesIn(out)).toEqual(before);
	});

	it('says so when it is empty or not there', async () => {
		await expect(pack()).rejects.toThrow(/cannot read the folder/);
		await mkdir(tiles);
		await expect(pack()).rejects.toThrow(/no tiles in/);
	});

	it('does not accept two pictures for one tile', async () => {
		const jpeg = await picture('olive').jpeg().toBuffer();
		await put('1/0/0.jpeg', jpeg);
		await put('1/0/0.jpg', jpeg);
		await expect(pack()).rejects.toThrow(/two pictures for the tile 1\/0\/0/);
	});
});

describe('verifying an archive', () => {
	async function packed(): Promise<string> {
		await putGoodTiles();
		await pack();
		return publishedArchive(out);
	}

	it('accepts what pack made', async () => {
		const archive = await packed();
		expect((await verifyArchive(archive)).tilesPerZoom).toEqual(new Map([[14, 3]]));
		expect(await checkManifest(archive)).toBe(1);
	});

	it('notices an archive cut short anywhere', async () => {
		const archive = await packed();
		const whole = await readFile(archive);
		for (const length of [0, 5, 126, 200, whole.length - 1]) {
			await writeFile(archive, whole);
			await truncate(archive, length);
			await expect(verifyArchive(archive), `${length} bytes`).rejects.toThrow(archive);
		}
	});

	it('notices a picture that has gone bad', async () => {
		const archive = await packed();
		const bytes = await readFile(archive);
		bytes.fill(0, bytes.lastIndexOf('RIFF'));
		await writeFile(archive, bytes);
		await expect(verifyArchive(archive)).rejects.toThrow(/is not a whole picture/);
	});

	it('notices a header that promises other counts', async () => {
		const archive = await packed();
		const bytes = await readFile(archive);
		bytes.writeBigUInt64LE(4n, 72);
		await writeFile(archive, bytes);
		await expect(verifyArchive(archive)).rejects.toThrow(/promises 4 tiles, there are 3/);
	});

	it('notices a manifest with a wrong block', async () => {
		const archive = await packed();
		const path = join(out, 'archive.json');
		const manifest = JSON.parse(await readFile(path, 'utf8'));
		await writeFile(path, JSON.stringify({ ...manifest, blocks: ['0'.repeat(64)] }));
		await expect(checkManifest(archive)).rejects.toThrow(/'blocks' differs/);
	});

	it('says so when there is nothing to verify', async () => {
		await expect(publishedArchive(out)).rejects.toThrow(/pack a folder of tiles first/);
		await expect(verifyArchive(join(out, 'none.pmtiles'))).rejects.toThrow(/cannot open/);
	});
});

/** A picture that does not compress to nothing. */
function noise(): Promise<Buffer> {
	const pixels = Buffer.from(Array.from({ length: 32 * 32 * 3 }, (_, index) => (index * 7919) % 251));
	return sharp(pixels, { raw: { width: 32, height: 32, channels: 3 } })
		.png()
		.toBuffer();
}
