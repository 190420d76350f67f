import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { blockRange } from './blocks';
import { PartialSource } from './partial-source';
import { manifestOf, memoryStore, randomArchive } from './testing/archive';

const archive = randomArchive(10_500);
const manifest = await manifestOf(archive, 1000);
const network = {
	getKey: () => 'https://quatrovistas.example/map/a.pmtiles',
	getBytes: vi.fn(async (offset: number, length: number) => ({ data: archive.slice(offset, offset + length).buffer })),
};

async function sourceWith(held: readonly number[]) {
	const store = memoryStore();
	for (const index of held) {
		const { start, end } = blockRange(manifest, index);
		await store.put(manifest.blocks[index] ?? '', archive.slice(start, end));
	}
	return { store, source: new PartialSource(manifest, store, network) };
}

test('what lies in stored blocks is read from the device, the rest asked for, and either is the archive’s bytes', async () => {
	const reads = fc.record({
		held: fc.uniqueArray(fc.nat(10)),
		offset: fc.nat(10_400),
		length: fc.integer({ min: 1, max: 2500 }),
	});
	await fc.assert(
		fc.asyncProperty(reads, async ({ held, offset, length }) => {
			network.getBytes.mockClear();
			const { source } = await sourceWith(held);
			const { data } = await source.getBytes(offset, length);
			expect(new Uint8Array(data)).toEqual(archive.slice(offset, offset + length));
			const last = Math.floor((Math.min(offset + length, archive.length) - 1) / 1000);
			const needed = Array.from({ length: last - Math.floor(offset / 1000) + 1 }, (_, at) => last - at);
			expect(network.getBytes).toHaveBeenCalledTimes(needed.every((index) => held.includes(index)) ? 0 : 1);
		}),
	);
});

test('storage that cannot be read costs a request, not the tile', async () => {
	const { store, source } = await sourceWith([0]);
	store.get = async () => {
		throw new Error('storage-unavailable');
	};
	network.getBytes.mockClear();
	await source.getBytes(0, 10);
	expect(network.getBytes).toHaveBeenCalledOnce();
});

test('a stored block of the wrong length is not trusted', async () => {
	const { store, source } = await sourceWith([0]);
	await store.put(manifest.blocks[0] ?? '', new Uint8Array(3));
	network.getBytes.mockClear();
	await source.getBytes(0, 10);
	expect(network.getBytes).toHaveBeenCalledOnce();
});
