import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TileType } from 'pmtiles';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildArchive } from './build';
import { describeArchive, verifyArchive } from './verify';

let folder: string;
let path: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'verify-'));
	path = join(folder, 'some.pmtiles');
});

afterEach(() => rm(folder, { recursive: true }));

async function archiveOf(tileType: TileType): Promise<Buffer> {
	const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'tan' } })
		.png()
		.toBuffer();
	const tile = { address: { z: 1, x: 0, y: 0 }, bytes };
	const description = { tileType, centre: [-7.5, 41.2], centreZoom: 1, metadata: { name: 'rios' } } as const;
	return Buffer.from(buildArchive([tile], description));
}

async function verify(bytes: Uint8Array) {
	await writeFile(path, bytes);
	return verifyArchive(path);
}

test('an archive is described by its type, its zooms and its metadata', async () => {
	const summary = await verify(await archiveOf(TileType.Png));
	expect(describeArchive(summary)).toContain('png, zoom 1 to 1');
	expect(summary.metadata).toEqual({ name: 'rios' });
});

test('tiles of another type than the header says are noticed', async () => {
	await expect(verify(await archiveOf(TileType.Webp))).rejects.toThrow('tile 1/0/0 is png, not Webp');
});

test.each([
	['a page', Buffer.from('<!doctype html><title>404</title>'.padEnd(200))],
	['an empty file', Buffer.alloc(0)],
	['an archive of an older version', Buffer.concat([Buffer.from([0x50, 0x4d, 2, 0]), Buffer.alloc(500)])],
	['an archive of a later version', Buffer.concat([Buffer.from('PMTiles\x04'), Buffer.alloc(500)])],
	['the beginning of an archive', Buffer.from('PMTiles\x03 and a few bytes')],
])('%s is refused by its name', async (_, bytes) => {
	await expect(verify(bytes)).rejects.toThrow(path);
});

test('an archive cut short says what is missing', async () => {
	const archive = await archiveOf(TileType.Png);
	await expect(verify(archive.subarray(0, -3))).rejects.toThrow(
		`holds ${archive.length - 3} bytes where its header says ${archive.length}`,
	);
});

test('a folder is no archive', async () => {
	await expect(verifyArchive(folder)).rejects.toThrow(folder);
});
