import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { QUARTER_SIDE, TileStore } from './tile-store';

const address = { z: 13, x: 3925, y: 3060 };
const picture = { address, tile: true, from: 'land' } as const;
let folder: string;
let store: TileStore;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'store-'));
	store = new TileStore(folder);
});

afterEach(() => rm(folder, { recursive: true }));

test('a quarter comes back to the last pixel', async () => {
	const pixels = Uint8Array.from({ length: QUARTER_SIDE ** 2 * 3 }, (_, index) => (index * 7919) % 256);
	await store.writeQuarter(address, pixels);
	expect(new Uint8Array(await store.readQuarter(address))).toEqual(pixels);
});

test('a picture is there when all that it leaves is', async () => {
	expect(store.has(picture, true)).toBe(false);
	await store.writeTile(address, new Uint8Array(3));
	expect(store.has(picture, false)).toBe(true);
	expect(store.has(picture, true)).toBe(false);
	await store.writeQuarter(address, new Uint8Array(QUARTER_SIDE ** 2 * 3));
	expect(store.has(picture, true)).toBe(true);
	expect(store.has({ ...picture, address: { ...address, x: 1 } }, true)).toBe(false);
});

test('a full disk is said so and leaves no tile, and what it leaves is hidden', async () => {
	await mkdir(join(folder, '13/3925'), { recursive: true });
	await symlink('/dev/full', join(folder, `13/3925/.3060.avif.${process.pid}`));
	await expect(store.writeTile(address, new Uint8Array(3))).rejects.toThrow(/^cannot write .*no space left on device/);
	expect(await readdir(join(folder, '13/3925'))).not.toContain('3060.avif');
	expect(store.has(picture, false)).toBe(false);
});
