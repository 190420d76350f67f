import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { blockRange } from './manifest';
import { StoredSource } from './sources';
import { manifestOf, memoryStore, randomArchive } from './testing/archive';

const archive = randomArchive(10_500);
const manifest = await manifestOf(archive, 1000);
const network = {
	getKey: () => 'https://quatrovistas.example/map/a.pmtiles',
	getBytes: vi.fn(async (offset: number, length: number) => ({ data: archive.slice(offset, offset + length).buffer })),
};
beforeEach(() => network.getBytes.mockClear());

async function sourceWith(held: readonly number[]) {
	const store = memoryStore();
	for (const index of held) {
		const { start, end } = blockRange(manifest, index);
		await store.put(manifest.blocks[index] ?? '', archive.slice(start, end));
	}
	return { store, source: new StoredSource(manifest, store, network) };
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
	await source.getBytes(0, 10);
	expect(network.getBytes).toHaveBeenCalledOnce();
});

test('of a block that was damaged on the device, at whichever byte, nothing is served, and it is removed', async () => {
	await fc.assert(
		fc.asyncProperty(fc.nat(999), fc.integer({ min: 1, max: 255 }), async (at, change) => {
			network.getBytes.mockClear();
			const { store, source } = await sourceWith([0, 1, 2]);
			const damaged = archive.slice(1000, 2000);
			damaged[at] = (damaged[at] ?? 0) ^ change;
			store.blocks.set(manifest.blocks[1] ?? '', damaged);
			const { data } = await source.getBytes(500, 2000);
			expect(new Uint8Array(data)).toEqual(archive.slice(500, 2500));
			expect(network.getBytes).toHaveBeenCalledOnce();
			expect([...store.blocks.keys()]).toEqual([manifest.blocks[0], manifest.blocks[2]]);
		}),
	);
});

test('a stored block of the wrong length is not trusted', async () => {
	const { store, source } = await sourceWith([0]);
	await store.put(manifest.blocks[0] ?? '', new Uint8Array(3));
	expect(await source.hasStart()).toBe(false);
	await source.getBytes(0, 10);
	expect(network.getBytes).toHaveBeenCalledOnce();
});

test('each block is read once, and none that nothing was asked of', async () => {
	const { store, source } = await sourceWith([0, 1, 2]);
	const get = vi.spyOn(store, 'get');
	expect(await source.hasStart()).toBe(true);
	await Promise.all([source.getBytes(0, 10), source.getBytes(1200, 700), source.getBytes(1900, 50)]);
	expect(get.mock.calls).toEqual([[manifest.blocks[0]], [manifest.blocks[1]]]);
});

test('a block that the browser takes away under the open map is still there for it', async () => {
	const { store, source } = await sourceWith([0]);
	await source.getBytes(0, 10);
	store.blocks.clear();
	expect(new Uint8Array((await source.getBytes(5, 10)).data)).toEqual(archive.slice(5, 15));
	expect(network.getBytes).not.toHaveBeenCalled();
});

test('a block that a download brings later is read from then on', async () => {
	const { store, source } = await sourceWith([]);
	await source.getBytes(0, 10);
	await store.put(manifest.blocks[0] ?? '', archive.slice(0, 1000));
	await source.getBytes(0, 10);
	expect(network.getBytes).toHaveBeenCalledOnce();
});
