import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchSilence } from './range-request';
import { NetworkSource } from './sources';
import { manifestOf, randomArchive } from './testing/archive';

const archive = randomArchive(5000);
archive.set(new TextEncoder().encode('PMTiles'), 0);
archive[7] = 3;
beforeEach(() => vi.stubGlobal('location', { origin: 'https://quatrovistas.example' }));
afterEach(() => vi.unstubAllGlobals());

describe('tiles over the network', () => {
	test('a range over the network has the bytes asked for, and none beyond the archive', async () => {
		answer((start, end) => new Response(archive.slice(start, end), { status: 206 }));
		const source = await open();
		expect(new Uint8Array((await source.getBytes(100, 50)).data)).toEqual(archive.slice(100, 150));
		expect((await source.getBytes(0, 16_384)).data.byteLength).toBe(5000);
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
		await expect((await open()).getBytes(0, 1000)).rejects.toMatchObject(expected);
	});

	test('a range of which the browser kept a part alone is asked for anew, past what it keeps', async () => {
		const asked: (string | undefined)[] = [];
		answer((start, end, { cache }) => {
			asked.push(cache);
			return new Response(archive.slice(start, cache === 'reload' ? end : start + 3), { status: 206 });
		});
		const { data } = await (await open()).getBytes(100, 50);
		expect(new Uint8Array(data)).toEqual(archive.slice(100, 150));
		expect(asked).toEqual([undefined, 'reload']);
	});

	test('a line that falls silent is no network after 20 s, one that is slow is', async () => {
		vi.useFakeTimers();
		try {
			answer(
				(_, __, { signal }) =>
					new Promise((___, reject) =>
						signal.addEventListener('abort', () => reject(new TypeError('Failed to fetch'))),
					),
			);
			const silent = expect((await open()).getBytes(0, 1000)).rejects.toMatchObject({ kind: 'offline' });
			await vi.advanceTimersByTimeAsync(20_000);
			await silent;
			answer((start, end) => new Response(slowly(archive.slice(start, end)), { status: 206 }));
			const slow = (await open()).getBytes(100, 50);
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
		await expect((await open()).getBytes(0, 1000, given.signal)).rejects.toMatchObject({ name: 'AbortError' });
	});
});

async function open(): Promise<NetworkSource> {
	return new NetworkSource(await manifestOf(archive, 1000));
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
