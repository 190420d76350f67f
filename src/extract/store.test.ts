import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { openBlockStore, storeOnceHeld, verifyBlocks } from './store';
import { archiveOf, memoryStore, putBlocks } from './testing/archive';
import { freeLocks, MemoryCaches } from './testing/cache-storage';

afterEach(() => vi.unstubAllGlobals());

test('every block that is damaged is found and removed, and no other', async () => {
	await fc.assert(
		fc.asyncProperty(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), async (damaged, evicted) => {
			const { archive, manifest } = await archiveOf(950);
			const store = memoryStore();
			const stored = [...manifest.blocks.keys()].filter((index) => !evicted.includes(index));
			const spoilt = archive.slice();
			for (const index of damaged) spoilt.set([spoilt[index * 100]! ^ 1], index * 100);
			await putBlocks(store, manifest, spoilt, stored);
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
	const { archive, manifest } = await archiveOf(200);
	const [hash = ''] = manifest.blocks;
	const read = storeOnceHeld(manifest);
	expect(await read.get(hash)).toBeUndefined();
	await putBlocks(await openBlockStore(manifest), manifest, archive, [0]);
	expect(await read.get(hash)).toEqual(archive.slice(0, 100));
});
