import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quarterSide, TileStore } from './tile-store';

const address = { z: 13, x: 3925, y: 3060 };
const picture = { address, tile: true, from: 'land', open: [] } as const;
let folder: string;
let store: TileStore;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'store-'));
	store = new TileStore(folder);
});

afterEach(() => rm(folder, { recursive: true }));

test('a quarter comes back to the last pixel', async () => {
	const pixels = Uint8Array.from({ length: quarterSide ** 2 * 3 }, (_, index) => (index * 7919) % 256);
	await store.writeQuarter(address, pixels);
	expect(new Uint8Array(await store.readQuarter(address))).toEqual(pixels);
});

test('a picture is there when all that it leaves is', async () => {
	expect(store.has(picture, true)).toBe(false);
	await store.writeTile(address, new Uint8Array(3));
	expect(store.has(picture, false)).toBe(true);
	expect(store.has(picture, true)).toBe(false);
	await store.writeQuarter(address, new Uint8Array(quarterSide ** 2 * 3));
	expect(store.has(picture, true)).toBe(true);
	expect(store.has({ ...picture, address: { ...address, x: 1 } }, true)).toBe(false);
});

test('a disk that does not take a tile is said so, and no tile is left', async () => {
	await writeFile(join(folder, '13'), 'where a folder is due');
	await expect(store.writeTile(address, new Uint8Array(3))).rejects.toThrow(/^cannot write .*ENOTDIR/);
	expect(store.has(picture, false)).toBe(false);
});
