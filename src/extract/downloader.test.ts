import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageError } from '../platform/fault';
import { ArchiveError } from './archive-error';
import { type ExtractMessage, extractChannel } from './channel';
import { downloadCurrent } from './download';
import { activityAfter, isDownloadRunning } from './downloader';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { NetworkNotAllowed, readChoice, writeChoice } from './preferences';
import { downloadLock, openBlockStore, verificationLock } from './store';
import { inChunks, manifestOf, randomArchive, storedHash } from './testing/archive';
import { freeLocks, MemoryCaches } from './testing/cache-storage';

const server = vi.hoisted(() => ({ served: new Map<string, Uint8Array<ArrayBuffer>>(), asked: [] as string[] }));
vi.mock('./manifest', async (original) => ({ ...(await original<object>()), fetchManifest: vi.fn() }));
vi.mock('./range-request', async (original) => ({
	...(await original<object>()),
	rangeFetcher: (url: string) => async (range: { start: number; end: number }) => {
		server.asked.push(`${url} ${range.start}`);
		const bytes = server.served.get(url);
		if (!bytes || bytes.length <= range.start) throw new ArchiveError('http', { status: 404 });
		return { start: range.start, chunks: inChunks(bytes.slice(range.start, range.end)) };
	},
}));

const download = () => downloadCurrent(AbortSignal.timeout(5000), () => []);
let caches = new MemoryCaches();
let told: ExtractMessage[] = [];
let stopListening = () => {};
const olderBytes = randomArchive(1000, 1);
const newerBytes = olderBytes.slice();
newerBytes.set(randomArchive(100, 9), 300);
const older = await manifestOf(olderBytes, 100);
const newer = await manifestOf(newerBytes, 100);

beforeEach(() => {
	Object.assign(server, { served: new Map([[older.archive, olderBytes]]), asked: [] });
	vi.mocked(fetchManifest).mockReset().mockResolvedValue(older);
	caches = new MemoryCaches();
	vi.stubGlobal('caches', caches);
	vi.stubGlobal('navigator', { locks: freeLocks });
	told = [];
	stopListening = extractChannel.listen((message) => told.push(message));
});
afterEach(() => {
	stopListening();
	vi.unstubAllGlobals();
});

test('a device without room for a block is not sent one, again and again', async () => {
	vi.stubGlobal('navigator', { locks: freeLocks, storage: { estimate: async () => ({ usage: 950, quota: 1000 }) } });
	await expect(download()).rejects.toMatchObject({ kind: 'storage-full' });
	expect(server.asked).toEqual([]);
});

test('a newer archive takes the place of the one under way that the server no longer has, and every tab is told', async () => {
	vi.mocked(fetchManifest).mockResolvedValueOnce(older).mockResolvedValue(newer);
	server.served.set(older.archive, olderBytes.slice(0, 600));
	server.served.set(newer.archive, newerBytes);
	await download();
	expect(await hashOfStored(newer)).toBe(newer.sha256);
	expect(told.flatMap((message) => (message.type === 'current' ? [message.manifest.archive] : []))).toEqual([
		older.archive,
		newer.archive,
	]);
	expect(server.asked.filter((request) => request.startsWith(newer.archive))).toEqual(
		[300, 600, 700, 800, 900].map((start) => `${newer.archive} ${start}`),
	);
	expect(await archives(), 'the older one is dropped').toEqual([`satellite-extract:${newer.archive}`]);
});

test('an archive that the server names and does not have is asked for once', async () => {
	vi.mocked(fetchManifest).mockResolvedValue(newer);
	await expect(download()).rejects.toMatchObject({ kind: 'http', status: 404 });
	expect(server.asked).toEqual([`${newer.archive} 0`]);
});

test('no archive is dropped before another one is complete', async () => {
	vi.mocked(fetchManifest).mockResolvedValueOnce(older).mockResolvedValue(newer);
	await download();
	await expect(download()).rejects.toMatchObject({ kind: 'http' });
	expect(await hashOfStored(older)).toBe(older.sha256);
});

test('the visitor’s yes counts for one archive, and a no for all', async () => {
	await writeChoice('wanted');
	await download();
	expect(await readChoice()).toBe('none');
	await writeChoice('removed');
	await download();
	expect(await readChoice()).toBe('removed');
});

test('a download begun unasked pauses when the visitor saves data or the connection is slow; one that was asked for goes on', async () => {
	const connection = { effectiveType: '4g', saveData: false };
	vi.stubGlobal('navigator', { connection, locks: freeLocks });
	const stop = extractChannel.listen(({ type }) => {
		if (type === 'activity') connection.saveData = true;
	});
	await expect(download()).rejects.toMatchObject({ kind: 'line' });
	stop();
	expect(server.asked).toHaveLength(1);
	Object.assign(connection, { effectiveType: '2g', saveData: false });
	await expect(download()).rejects.toMatchObject({ kind: 'line' });
	await writeChoice('wanted');
	await download();
	expect(await hashOfStored(older)).toBe(older.sha256);
});

test.each([
	['no network goes on by itself', new ArchiveError('offline'), 'paused', 'offline'],
	['a server in trouble is asked again', new ArchiveError('http', { status: 503 }), 'paused', 'server'],
	['too many requests are asked again later', new ArchiveError('http', { status: 429 }), 'paused', 'server'],
	['an archive that is gone is an error', new ArchiveError('http', { status: 404 }), 'error', 'http'],
	['a bad manifest is an error', new ArchiveError('bad-manifest'), 'error', 'bad-manifest'],
	['a wrong block is an error', new ArchiveError('bad-archive'), 'error', 'bad-archive'],
	['mobile data, where Wi-Fi is wanted, waits', new NetworkNotAllowed('wifi'), 'paused', 'wifi'],
	['a full disk is an error', new StorageError('storage-full', undefined), 'error', 'storage-full'],
	['a browser that keeps nothing is an error', new TypeError(), 'error', 'storage-unavailable'],
])('%s', (_, error, kind, reason) => {
	expect(activityAfter(error)).toEqual({ kind, reason });
});

async function archives(): Promise<string[]> {
	return (await caches.keys()).filter((name) => name.startsWith('satellite-extract:'));
}

async function hashOfStored(manifest: ArchiveManifest): Promise<string | undefined> {
	return storedHash(manifest, await openBlockStore(manifest));
}

test('who verifies what is stored does not download, though nobody else can meanwhile', async () => {
	const hold = (...names: string[]) =>
		vi.stubGlobal('navigator', { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } });
	hold(downloadLock);
	expect(await isDownloadRunning()).toBe(true);
	hold(downloadLock, verificationLock);
	expect(await isDownloadRunning()).toBe(false);
	hold();
	expect(await isDownloadRunning()).toBe(false);
});
