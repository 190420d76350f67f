import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './range-request';
import { NetworkSource, StoredSource } from './sources';
import { manifestOf, memoryStore, putBlocks, randomArchive } from './testing/archive';

const archive = randomArchive(10_500);
archive.set(new TextEncoder().encode('PMTiles'), 0);
archive[7] = 3;
const manifest = await manifestOf(archive, 1000);
beforeEach(() => vi.stubGlobal('location', { origin: 'https://quatrovistas.example' }));
afterEach(() => vi.unstubAllGlobals());

test('a range over the network has the bytes asked for, and none beyond the archive', async () => {
	answer((start, end) => new Response(archive.slice(start, end), { status: 206 }));
	const source = open();
	expect(new Uint8Array((await source.getBytes(100, 50)).data)).toEqual(archive.slice(100, 150));
	expect((await source.getBytes(0, 16_384)).data.byteLength).toBe(10_500);
});

test.each([
	['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
	['a missing archive', () => new Response('', { status: 404 }), { kind: 'http', status: 404 }],
	['the whole instead of a part', () => new Response(archive), { kind: 'no-ranges' }],
	['a page of HTML', () => page(200), { kind: 'not-an-archive' }],
	['HTML cut as asked', () => page(206), { kind: 'not-an-archive' }],
	['an archive that ends early', () => new Response(archive.slice(0, 200), { status: 206 }), { kind: 'truncated' }],
	['a range behind the end', () => new Response('', { status: 416 }), { kind: 'truncated' }],
])('a read over the network that meets %s throws a typed error', async (_, respond, expected) => {
	answer(respond);
	await expect(open().getBytes(0, 1000)).rejects.toMatchObject(expected);
});

test('a range of which the browser kept a part alone is asked for anew, past what it keeps', async () => {
	const asked: (string | undefined)[] = [];
	answer((start, end, { cache }) => {
		asked.push(cache);
		return new Response(archive.slice(start, cache === 'reload' ? end : start + 3), { status: 206 });
	});
	const { data } = await open().getBytes(100, 50);
	expect(new Uint8Array(data)).toEqual(archive.slice(100, 150));
	expect(asked).toEqual([undefined, 'reload']);
});

test('a line that falls silent is no network after 20 s, one that is slow is', async () => {
	vi.useFakeTimers();
	try {
		answer(
			(_, __, { signal }) =>
				new Promise((___, reject) => signal.addEventListener('abort', () => reject(new TypeError('Failed to fetch')))),
		);
		const silent = expect(open().getBytes(0, 1000)).rejects.toMatchObject({ kind: 'offline' });
		await vi.advanceTimersByTimeAsync(20_000);
		await silent;
		answer((start, end) => new Response(slowly(archive.slice(start, end)), { status: 206 }));
		const slow = open().getBytes(100, 50);
		await vi.advanceTimersByTimeAsync(50_000);
		expect(new Uint8Array((await slow).data)).toEqual(archive.slice(100, 150));
	} finally {
		vi.useRealTimers();
	}
});

test('a page that was busy for a minute has been silent for a second of it', () => {
	let tick = () => {};
	vi.stubGlobal('setInterval', (run: () => void) => {
		tick = run;
	});
	const { signal } = watchSilence(undefined);
	for (let second = 1; second < 20; second++) tick();
	expect(signal.aborted).toBe(false);
	tick();
	expect(signal.aborted).toBe(true);
});

test('a read that the map aborts is not called a network error', async () => {
	const given = new AbortController();
	answer(() => Promise.reject(new TypeError('Failed to fetch')));
	given.abort();
	await expect(open().getBytes(0, 1000, given.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

function open(): NetworkSource {
	return new NetworkSource(manifest);
}

function page(status: number): Response {
	return new Response('<!doctype html>'.padEnd(1000), { status, headers: { 'content-type': 'text/html' } });
}

/** In five parts, one every ten seconds. */
function slowly(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
	let sent = 0;
	return new ReadableStream({
		async pull(controller) {
			await new Promise((resolve) => setTimeout(resolve, 10_000));
			controller.enqueue(bytes.slice(sent, sent + 10));
			sent += 10;
			if (sent >= bytes.length) controller.close();
		},
	});
}

type RangeInit = { headers: { range: string }; cache?: string; signal: AbortSignal };

function answer(respond: (start: number, end: number, init: RangeInit) => Response | Promise<Response>): void {
	vi.stubGlobal('fetch', async (_: string, init: RangeInit) => {
		const [start, last] = init.headers.range.replace('bytes=', '').split('-').map(Number);
		return respond(start!, last! + 1, init);
	});
}

const network = {
	getKey: () => 'https://quatrovistas.example/map/a.pmtiles',
	getBytes: vi.fn(async (offset: number, length: number) => ({ data: archive.slice(offset, offset + length).buffer })),
};
beforeEach(() => network.getBytes.mockClear());

async function sourceWith(held: readonly number[]) {
	const store = memoryStore();
	await putBlocks(store, manifest, archive, held);
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
	await putBlocks(store, manifest, archive, [0]);
	await source.getBytes(0, 10);
	expect(network.getBytes).toHaveBeenCalledOnce();
});
