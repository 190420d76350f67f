import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../platform/digest';
import { ArchiveError } from './archive-error';
import { type DownloadDeps, downloadBlocks } from './download';
import type { ArchiveManifest, ByteRange } from './manifest';
import type { FetchRange } from './range-request';
import type { BlockStore } from './store';
import { manifestOf, memoryStore, randomArchive, storedBytes } from './testing/archive';

describe('downloading the extract', () => {
	test('a download cut after any number of bytes, any number of times, ends with the identical archive', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 1, max: 400 }),
				fc.integer({ min: 8, max: 64 }),
				fc.array(fc.nat(150), { maxLength: 12 }),
				async (size, blockBytes, cuts) => {
					const archive = randomArchive(size);
					const manifest = await manifestOf(archive, blockBytes);
					const store = memoryStore();
					const server = serve(archive);
					for (const bytes of cuts) {
						await downloadBlocks(manifest, depsOf(store, cutAfter(bytes, server.fetchRange))).catch(expectOffline);
					}
					await downloadBlocks(manifest, depsOf(store, server.fetchRange));
					expect(await archiveHash(manifest, store)).toBe(manifest.sha256);
					expect(server.sent()).toBeLessThanOrEqual(size + cuts.length * blockBytes);
				},
			),
		);
	});

	test('a block that was evicted, or is corrupt when read, is all that is fetched again', async () => {
		await fc.assert(
			fc.asyncProperty(fc.nat(9), fc.boolean(), async (index, corrupt) => {
				const archive = randomArchive(1000);
				const manifest = await manifestOf(archive, 100);
				const store = memoryStore();
				await downloadBlocks(manifest, depsOf(store, serve(archive).fetchRange));
				const hash = manifest.blocks[index]!;
				if (corrupt) store.blocks.set(hash, randomArchive(100, 7));
				else store.blocks.delete(hash);
				expect(await storedBytes(manifest, store)).toBeUndefined();
				const server = serve(archive);
				await downloadBlocks(manifest, depsOf(store, server.fetchRange));
				expect(server.asked).toEqual([{ start: index * 100, end: index * 100 + 100 }]);
				expect(await archiveHash(manifest, store)).toBe(manifest.sha256);
			}),
		);
	});

	test('a download stopped while a block is written reports nothing more', async () => {
		const archive = randomArchive(300);
		const manifest = await manifestOf(archive, 100);
		const stop = new AbortController();
		const told: number[] = [];
		const store = memoryStore();
		const put: BlockStore['put'] = async (hash, bytes) => {
			await store.put(hash, bytes);
			stop.abort();
		};
		const deps = depsOf({ ...store, put }, serve(archive).fetchRange);
		await expect(
			downloadBlocks(manifest, { ...deps, signal: stop.signal, progress: (done) => told.push(done) }),
		).rejects.toThrow();
		expect(told).toEqual([]);
		expect(store.blocks.size).toBe(1);
	});

	test('a block that arrives wrong is asked for once more', async () => {
		const archive = randomArchive(500);
		const manifest = await manifestOf(archive, 100);
		const server = serve(archive);
		let first = true;
		const deps = depsOf(memoryStore(), async (range, signal) => {
			const wrong = first && range.start === 200;
			if (wrong) first = false;
			return wrong ? { start: 200, chunks: once(randomArchive(100, 5)) } : server.fetchRange(range, signal);
		});
		await downloadBlocks(manifest, deps);
		expect(await archiveHash(manifest, deps.store)).toBe(manifest.sha256);
	});

	test('a block that stays wrong ends the download, is never stored, and keeps those before it', async () => {
		const archive = randomArchive(500);
		const manifest = await manifestOf(archive, 100);
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
		const archive = randomArchive(500);
		const manifest = await manifestOf(archive, 100);
		const deps = depsOf(memoryStore(), serve(archive.slice(0, 430)).fetchRange);
		await expect(downloadBlocks(manifest, deps)).rejects.toMatchObject({ kind: 'bad-archive' });
	});

	test('a server without ranges sends the whole once', async () => {
		const archive = randomArchive(1050);
		const manifest = await manifestOf(archive, 100);
		let answers = 0;
		const store = memoryStore();
		const whole: FetchRange = async () => {
			answers += 1;
			return { start: 0, chunks: once(archive) };
		};
		await downloadBlocks(manifest, depsOf(store, whole));
		expect(answers).toBe(1);
		expect(await archiveHash(manifest, store)).toBe(manifest.sha256);
	});

	test('a full device stops the download and keeps what it has', async () => {
		const archive = randomArchive(1000);
		const manifest = await manifestOf(archive, 100);
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
		await downloadBlocks(await manifestOf(older, 100), depsOf(old, serve(older).fetchRange));
		old.blocks.set(manifest.blocks[5]!, randomArchive(100, 11));
		const server = serve(newer);
		const store = memoryStore();
		await downloadBlocks(manifest, { ...depsOf(store, server.fetchRange), others: [old] });
		expect(server.asked.map(({ start }) => start)).toEqual([300, 500]);
		expect(await archiveHash(manifest, store)).toBe(manifest.sha256);
	});

	test('a download that is stopped stores nothing more', async () => {
		const archive = randomArchive(1000);
		const manifest = await manifestOf(archive, 100);
		const store = memoryStore();
		const leave = new AbortController();
		const progress: number[] = [];
		const deps: DownloadDeps = {
			...depsOf(store, serve(archive).fetchRange),
			signal: leave.signal,
			progress: (done) => {
				progress.push(done);
				if (done === 300) leave.abort();
			},
		};
		await expect(downloadBlocks(manifest, deps)).rejects.toThrow();
		expect(progress).toEqual([100, 200, 300]);
		expect(store.blocks.size).toBe(3);
	});
});

function depsOf(store: BlockStore, fetchRange: FetchRange): DownloadDeps {
	return {
		store,
		others: [],
		fetchRange,
		first: () => [],
		progress: () => {},
		signal: new AbortController().signal,
	};
}

function serve(archive: Uint8Array<ArrayBuffer>) {
	const asked: ByteRange[] = [];
	let sent = 0;
	const fetchRange: FetchRange = async (range) => {
		asked.push(range);
		return {
			start: range.start,
			chunks: counted(archive.slice(range.start, range.end), (bytes) => {
				sent += bytes;
			}),
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

async function* counted(
	bytes: Uint8Array<ArrayBuffer>,
	count: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	for (let position = 0; position < bytes.length; position += 7) {
		const chunk = bytes.slice(position, position + 7);
		count(chunk.length);
		yield chunk;
	}
}

async function* once(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	yield bytes;
}

async function archiveHash(manifest: ArchiveManifest, store: BlockStore): Promise<string | undefined> {
	const bytes = await storedBytes(manifest, store);
	return bytes && sha256Hex(bytes);
}

function expectOffline(error: unknown): void {
	expect(error).toMatchObject({ kind: 'offline' });
}
