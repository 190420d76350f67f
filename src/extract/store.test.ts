import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { openBlockStore, storeOnceHeld, verifyBlocks } from './store';
import { manifestOf, memoryStore, randomArchive } from './testing/archive';
import { freeLocks, MemoryCaches } from './testing/cache-storage';

afterEach(() => vi.unstubAllGlobals());

test('every block that is damaged is found and removed, and no other', async () => {
	await fc.assert(
		fc.asyncProperty(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), async (damaged, evicted) => {
			const archive = randomArchive(950);
			const manifest = await manifestOf(archive, 100);
			const store = memoryStore();
			for (const [index, hash] of manifest.blocks.entries()) {
				if (evicted.includes(index)) continue;
				const bytes = archive.slice(index * 100, index * 100 + 100);
				if (damaged.includes(index)) bytes.set([bytes[0]! ^ 1]);
				await store.put(hash, bytes);
			}
			const wrong = damaged.filter((index) => !evicted.includes(index));
			const told: number[] = [];
			const found = await verifyBlocks(manifest, store, (read) => told.push(read));
			expect(found).toEqual({ read: 10 - evicted.length, wrong: wrong.length });
			expect(told).toEqual(Array.from({ length: found.read }, (_, index) => index + 1));
			const sound = manifest.blocks.filter((_, index) => !damaged.includes(index) && !evicted.includes(index));
			expect([...store.blocks.keys()]).toEqual(sound);
		}),
	);
});

test('what a download stores after the map was opened is read from the device', async () => {
	vi.stubGlobal('caches', new MemoryCaches());
	vi.stubGlobal('navigator', { locks: freeLocks });
	const archive = randomArchive(200);
	const manifest = await manifestOf(archive, 100);
	const [hash = ''] = manifest.blocks;
	const read = storeOnceHeld(manifest);
	expect(await read.get(hash)).toBeUndefined();
	const store = await openBlockStore(manifest);
	await store.put(hash, archive.slice(0, 100));
	expect(await read.get(hash)).toEqual(archive.slice(0, 100));
});
