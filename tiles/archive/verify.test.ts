import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Compression, TileType } from 'pmtiles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildArchive } from './build';
import { describeArchive } from './report';
import { verifyArchive } from './verify';

let folder: string;
let path: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'verify-'));
	path = join(folder, 'foreign.pmtiles');
});

afterEach(() => rm(folder, { recursive: true }));

/** One layer of version 2 with the name "rios" and no features. */
const RIVERS = Uint8Array.from([0x1a, 0x08, 0x0a, 0x04, 0x72, 0x69, 0x6f, 0x73, 0x78, 0x02]);

/** A vector archive as other software writes it; `tiles` along the curve of zoom 1. */
function vectorArchive(tiles: readonly Uint8Array[], compression: Compression): Buffer {
	const order = [
		[0, 0],
		[0, 1],
		[1, 1],
		[1, 0],
	] as const;
	const archive = Buffer.from(
		buildArchive(
			tiles.map((bytes, index) => ({ address: { z: 1, x: order[index]![0], y: order[index]![1] }, bytes })),
			{ tileType: TileType.Mvt, centre: [-7.5, 41.2], centreZoom: 1, metadata: { name: 'rios', vector_layers: [] } },
		),
	);
	archive[98] = compression;
	return archive;
}

async function verify(bytes: Uint8Array) {
	await writeFile(path, bytes);
	return verifyArchive(path);
}

test.each([
	['plain', Compression.None, (bytes: Uint8Array) => bytes],
	['gzipped', Compression.Gzip, (bytes: Uint8Array) => gzipSync(bytes)],
	['brotli', Compression.Brotli, (bytes: Uint8Array) => brotliCompressSync(bytes)],
])('a vector archive of other software is read: %s', async (_, compression, compress) => {
	const summary = await verify(vectorArchive([compress(RIVERS)], compression));
	expect(describeArchive(summary)).toContain('mvt, zoom 1 to 1');
	expect(summary.metadata).toEqual({ name: 'rios', vector_layers: [] });
});

test('an archive that is not clustered, counts nothing and ends in something else is no worse', async () => {
	const archive = vectorArchive([RIVERS], Compression.None);
	archive[96] = 0;
	archive.fill(0, 72, 96);
	expect((await verify(Buffer.concat([archive, Buffer.from('signature')]))).tilesPerZoom).toEqual(new Map([[1, 1]]));
});

test('a vector tile that ends within a layer is noticed', async () => {
	await expect(verify(vectorArchive([RIVERS.subarray(0, 6)], Compression.None))).rejects.toThrow(
		/tile 1\/0\/0 is a vector tile cut short/,
	);
});

test('a tile whose compression does not add up is noticed', async () => {
	const gzipped = gzipSync(RIVERS);
	gzipped[gzipped.length - 5]! ^= 0xff;
	await expect(verify(vectorArchive([gzipped], Compression.Gzip))).rejects.toThrow(/tile 1\/0\/0 cannot be read back/);
});

test('zstd is named', async () => {
	await expect(verify(vectorArchive([RIVERS], Compression.Zstd))).rejects.toThrow(/compressed with Zstd/);
});

test.each([
	['is not a PMTiles archive', Buffer.from('<!doctype html><title>404</title>')],
	['is not a PMTiles archive', Buffer.alloc(0)],
	['is PMTiles version 2, not 3: convert it', Buffer.concat([Buffer.from([0x50, 0x4d, 2, 0]), Buffer.alloc(500)])],
	['is PMTiles version 4, not 3', Buffer.concat([Buffer.from('PMTiles\x04'), Buffer.alloc(500)])],
	['is cut short', Buffer.from('PMTiles\x03 and a few bytes')],
])('a file that %s', async (message, bytes) => {
	await expect(verify(bytes)).rejects.toThrow(message);
});

test('an archive cut short says what is missing', async () => {
	const archive = vectorArchive([RIVERS, Uint8Array.from([...RIVERS, ...RIVERS])], Compression.None);
	await expect(verify(archive.subarray(0, -3))).rejects.toThrow(
		`is cut short: holds ${archive.length - 3} bytes where its header says ${archive.length}`,
	);
});

test('a folder is no archive', async () => {
	await expect(verifyArchive(folder)).rejects.toThrow(folder);
});
