import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { ArchiveError } from './archive-error';
import { type Block, cutBlocks, type DownloadDeps, downloadBlocks } from './download';
import { type ByteRange, blockRange } from './manifest';
import { type FetchRange, rangeFetcher } from './range-request';
import type { BlockStore } from './store';
import {
	archiveOf,
	inChunks,
	manifestOf,
	memoryStore,
	putBlocks,
	randomArchive,
	randomNumbers,
	storedBytes,
	storedHash,
} from './testing/archive';

afterEach(() => vi.unstubAllGlobals());

test('a download cut after any number of bytes, any number of times, ends with the identical archive', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.integer({ min: 1, max: 400 }),
			fc.integer({ min: 8, max: 64 }),
			fc.array(fc.nat(150), { maxLength: 12 }),
			async (size, blockBytes, cuts) => {
				const { archive, manifest } = await archiveOf(size, blockBytes);
				const store = memoryStore();
				const server = serve(archive);
				for (const bytes of cuts) {
					await downloadBlocks(manifest, depsOf(store, cutAfter(bytes, server.fetchRange))).catch(expectOffline);
				}
				await downloadBlocks(manifest, depsOf(store, server.fetchRange));
				expect(await storedHash(manifest, store)).toBe(manifest.sha256);
				expect(server.sent()).toBeLessThanOrEqual(size + cuts.length * blockBytes);
			},
		),
	);
});

test('a block that was evicted, or is corrupt when read, is all that is fetched again', async () => {
	await fc.assert(
		fc.asyncProperty(fc.nat(9), fc.boolean(), async (index, corrupt) => {
			const { archive, manifest } = await archiveOf(1000);
			const store = memoryStore();
			await putBlocks(store, manifest, archive);
			const hash = manifest.blocks[index]!;
			if (corrupt) store.blocks.set(hash, randomArchive(100, 7));
			else store.blocks.delete(hash);
			expect(await storedBytes(manifest, store)).toBeUndefined();
			const server = serve(archive);
			await downloadBlocks(manifest, depsOf(store, server.fetchRange));
			expect(server.asked).toEqual([{ start: index * 100, end: index * 100 + 100 }]);
			expect(await storedHash(manifest, store)).toBe(manifest.sha256);
		}),
	);
});

test('a download stopped while a block is written reports nothing more', async () => {
	const { archive, manifest } = await archiveOf(300);
	const stop = new AbortController();
	const told: number[] = [];
	const store = memoryStore();
	const put: BlockStore['put'] = async (hash, bytes) => {
		await store.put(hash, bytes);
		stop.abort();
	};
	const follow = { signal: stop.signal, progress: (done: number) => told.push(done) };
	const deps = depsOf({ ...store, put }, serve(archive).fetchRange, follow);
	await expect(downloadBlocks(manifest, deps)).rejects.toThrow();
	expect(told).toEqual([]);
	expect(store.blocks.size).toBe(1);
});

test('a block that arrives wrong is asked for once more', async () => {
	const { archive, manifest } = await archiveOf(500);
	const server = serve(archive);
	let first = true;
	const deps = depsOf(memoryStore(), async (range, signal) => {
		const wrong = first && range.start === 200;
		if (wrong) first = false;
		return wrong ? { start: 200, chunks: inChunks(randomArchive(100, 5)) } : server.fetchRange(range, signal);
	});
	await downloadBlocks(manifest, deps);
	expect(await storedHash(manifest, deps.store)).toBe(manifest.sha256);
});

test('a block that stays wrong ends the download, is never stored, and keeps those before it', async () => {
	const { archive, manifest } = await archiveOf(500);
	const broken = archive.slice();
	broken.set([broken[250]! ^ 1], 250);
	const server = serve(broken);
	const store = memoryStore();
	await expect(downloadBlocks(manifest, depsOf(store, server.fetchRange))).rejects.toMatchObject({
		kind: 'bad-archive',
	});
	expect([...store.blocks.keys()]).toEqual(manifest.blocks.slice(0, 2));
	expect(server.asked.filter(({ start }) => start === 200)).toHaveLength(2);
});

test('an archive that ends early on the server is an error, not a loop', async () => {
	const { archive, manifest } = await archiveOf(500);
	const deps = depsOf(memoryStore(), serve(archive.slice(0, 430)).fetchRange);
	await expect(downloadBlocks(manifest, deps)).rejects.toMatchObject({ kind: 'bad-archive' });
});

test('a server without ranges sends the whole once', async () => {
	const { archive, manifest } = await archiveOf(1050);
	let answers = 0;
	const store = memoryStore();
	const whole: FetchRange = async () => {
		answers += 1;
		return { start: 0, chunks: inChunks(archive) };
	};
	await downloadBlocks(manifest, depsOf(store, whole));
	expect(answers).toBe(1);
	expect(await storedHash(manifest, store)).toBe(manifest.sha256);
});

test('a full device stops the download and keeps what it has', async () => {
	const { archive, manifest } = await archiveOf(1000);
	const store = memoryStore(350);
	await expect(downloadBlocks(manifest, depsOf(store, serve(archive).fetchRange))).rejects.toThrow('full');
	expect(store.blocks.size).toBe(3);
});

test('what a newer archive shares with the older one is copied; a copy that is corrupt is fetched', async () => {
	const older = randomArchive(1000);
	const newer = older.slice();
	newer.set(randomArchive(100, 9), 300);
	const manifest = await manifestOf(newer, 100);
	const old = memoryStore();
	await putBlocks(old, await manifestOf(older, 100), older);
	old.blocks.set(manifest.blocks[5]!, randomArchive(100, 11));
	const server = serve(newer);
	const store = memoryStore();
	await downloadBlocks(manifest, depsOf(store, server.fetchRange, { others: [old] }));
	expect(server.asked.map(({ start }) => start)).toEqual([300, 500]);
	expect(await storedHash(manifest, store)).toBe(manifest.sha256);
});

test('a download that is stopped stores nothing more', async () => {
	const { archive, manifest } = await archiveOf(1000);
	const store = memoryStore();
	const leave = new AbortController();
	const progress: number[] = [];
	const deps = depsOf(store, serve(archive).fetchRange, {
		signal: leave.signal,
		progress: (done) => {
			progress.push(done);
			if (done === 300) leave.abort();
		},
	});
	await expect(downloadBlocks(manifest, deps)).rejects.toThrow();
	expect(progress).toEqual([100, 200, 300]);
	expect(store.blocks.size).toBe(3);
});

test('cut at each of two hundred bytes, the download resumes to the identical archive and fetches at most one block twice', async () => {
	const [size, blockBytes] = [250_000, 16_384];
	const { archive, manifest } = await archiveOf(size, blockBytes, 11);
	// The same in every run. The very last byte is left out: a line that breaks after it has brought everything.
	for (const cut of randomNumbers(200, 20_261_120).map((number) => 1 + (number % (size - 1)))) {
		const line = faultyLine(archive, cut);
		vi.stubGlobal('fetch', line.fetch);
		const store = memoryStore();
		const deps = depsOf(store, rangeFetcher(manifest.archive, manifest.bytes));
		await expect(downloadBlocks(manifest, deps), `the cut at ${cut}`).rejects.toMatchObject({ kind: 'offline' });
		await downloadBlocks(manifest, deps);
		expect(await storedHash(manifest, store), `after the cut at ${cut}`).toBe(manifest.sha256);
		expect(line.sent()).toBeLessThanOrEqual(size + blockBytes);
	}
});

test('an answer in any chunks is cut into exactly the blocks that arrived from first to last byte', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.integer({ min: 1, max: 300 }),
			fc.integer({ min: 1, max: 50 }),
			fc.nat(299),
			fc.nat(299),
			fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 20 }),
			async (size, blockBytes, from, to, cuts) => {
				const { archive, manifest } = await archiveOf(size, blockBytes);
				const start = Math.min(from, size);
				const end = Math.max(start, Math.min(to, size));
				const blocks: Block[] = [];
				for await (const block of cutBlocks(manifest, { start, chunks: chunked(archive.slice(start, end), cuts) })) {
					blocks.push(block);
				}
				const whole = manifest.blocks
					.map((_, index) => ({ index, ...blockRange(manifest, index) }))
					.filter((range) => range.start >= start && range.end <= end);
				expect(blocks.map(({ index }) => index)).toEqual(whole.map(({ index }) => index));
				for (const [position, range] of whole.entries()) {
					expect(blocks[position]?.bytes).toEqual(archive.slice(range.start, range.end));
				}
			},
		),
	);
});

function depsOf(store: BlockStore, fetchRange: FetchRange, more: Partial<DownloadDeps> = {}): DownloadDeps {
	return {
		store,
		others: [],
		fetchRange,
		first: () => [],
		progress: () => {},
		signal: new AbortController().signal,
		...more,
	};
}

function serve(archive: Uint8Array<ArrayBuffer>) {
	const asked: ByteRange[] = [];
	let sent = 0;
	const fetchRange: FetchRange = async (range) => {
		asked.push(range);
		return {
			start: range.start,
			chunks: (async function* () {
				for await (const chunk of inChunks(archive.slice(range.start, range.end), 7)) {
					sent += chunk.length;
					yield chunk;
				}
			})(),
		};
	};
	return { asked, sent: () => sent, fetchRange };
}

/** A line that breaks after so many bytes, in the middle of whatever is under way. */
function cutAfter(bytes: number, fetchRange: FetchRange): FetchRange {
	let left = bytes;
	return async (range, signal) => {
		const answer = await fetchRange(range, signal);
		async function* chunks(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
			for await (const chunk of answer.chunks) {
				if (chunk.length > left) {
					yield chunk.slice(0, left);
					left = 0;
					throw new ArchiveError('offline');
				}
				left -= chunk.length;
				yield chunk;
			}
		}
		return { start: answer.start, chunks: chunks() };
	};
}

function expectOffline(error: unknown): void {
	expect(error).toMatchObject({ kind: 'offline' });
}

/** A `fetch` that knows ranges and breaks the line once, after so many bytes in all. */
function faultyLine(archive: Uint8Array<ArrayBuffer>, cut: number) {
	let sent = 0;
	let isCut = false;
	const fetch = async (_: string, { headers }: { headers: { range: string } }) => {
		const [start = 0, last = 0] = headers.range.match(/\d+/g)?.map(Number) ?? [];
		let position = start;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				const left = isCut ? Number.POSITIVE_INFINITY : cut - sent;
				const chunk = archive.slice(position, Math.min(position + 1500, last + 1, position + left));
				position += chunk.length;
				sent += chunk.length;
				if (chunk.length > 0) controller.enqueue(chunk);
				if (!isCut && sent >= cut) {
					isCut = true;
					controller.error(new TypeError('network error'));
				} else if (position > last) controller.close();
			},
		});
		return new Response(body, {
			status: 206,
			headers: { 'content-range': `bytes ${start}-${last}/${archive.length}` },
		});
	};
	return { fetch, sent: () => sent };
}

async function* chunked(bytes: Uint8Array<ArrayBuffer>, cuts: number[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	let position = 0;
	for (const length of cuts) {
		if (position >= bytes.length) return;
		yield bytes.slice(position, position + length);
		position += length;
	}
	if (position < bytes.length) yield bytes.slice(position);
}
