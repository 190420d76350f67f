import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sha256Hex } from '../platform/digest';
import { StorageError } from '../platform/fault';
import { ArchiveError } from './archive-error';
import { type ExtractMessage, extractChannel } from './channel';
import { downloadCurrent } from './download';
import { activityAfter, isDownloadRunning } from './downloader';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { NetworkNotAllowed, readChoice, writeChoice } from './preferences';
import { downloadLock, openBlockStore, verificationLock } from './store';
import { manifestOf, randomArchive, storedBytes } from './testing/archive';
import { freeLocks, MemoryCaches } from './testing/cache-storage';

const server = vi.hoisted(() => ({ served: new Map<string, Uint8Array<ArrayBuffer>>(), asked: [] as string[] }));
vi.mock('./manifest', async (original) => ({ ...(await original<object>()), fetchManifest: vi.fn() }));
vi.mock('./range-request', async (original) => ({
	...(await original<object>()),
	rangeFetcher: (url: string) => async (range: { start: number; end: number }) => {
		server.asked.push(`${url} ${range.start}`);
		const bytes = server.served.get(url);
		if (!bytes || bytes.length <= range.start) throw new ArchiveError('http', { status: 404 });
		return { start: range.start, chunks: one(bytes.slice(range.start, range.end)) };
	},
}));

const first = () => [];
let caches = new MemoryCaches();
let told: ExtractMessage[] = [];
let stopListening = () => {};
let older: ArchiveManifest;
let newer: ArchiveManifest;
const olderBytes = randomArchive(1000, 1);
const newerBytes = olderBytes.slice();
newerBytes.set(randomArchive(100, 9), 300);

beforeEach(async () => {
	older = await manifestOf(olderBytes, 100);
	newer = await manifestOf(newerBytes, 100);
	Object.assign(server, { served: new Map(), asked: [] });
	caches = new MemoryCaches();
	vi.stubGlobal('caches', caches);
	vi.stubGlobal('navigator', { locks: freeLocks });
	told = [];
	stopListening = extractChannel.listen((message) => told.push(message));
});
afterEach(() => {
	stopListening();
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

test('a device without room for a block is not sent one, again and again', async () => {
	vi.mocked(fetchManifest).mockResolvedValue(older);
	server.served.set(older.archive, olderBytes);
	vi.stubGlobal('navigator', { locks: freeLocks, storage: { estimate: async () => ({ usage: 950, quota: 1000 }) } });
	await expect(downloadCurrent(AbortSignal.timeout(5000), first)).rejects.toMatchObject({ kind: 'storage-full' });
	expect(server.asked).toEqual([]);
});

test('a newer archive takes the place of the one under way that the server no longer has, and every tab is told', async () => {
	vi.mocked(fetchManifest).mockResolvedValueOnce(older).mockResolvedValue(newer);
	server.served.set(older.archive, olderBytes.slice(0, 600));
	server.served.set(newer.archive, newerBytes);
	await downloadCurrent(AbortSignal.timeout(5000), first);
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
	server.served.set(older.archive, olderBytes);
	await expect(downloadCurrent(AbortSignal.timeout(5000), first)).rejects.toMatchObject({ kind: 'http', status: 404 });
	expect(server.asked).toEqual([`${newer.archive} 0`]);
});

test('no archive is dropped before another one is complete', async () => {
	vi.mocked(fetchManifest).mockResolvedValueOnce(older).mockResolvedValue(newer);
	server.served.set(older.archive, olderBytes);
	await downloadCurrent(AbortSignal.timeout(5000), first);
	await expect(downloadCurrent(AbortSignal.timeout(5000), first)).rejects.toMatchObject({ kind: 'http' });
	expect(await hashOfStored(older)).toBe(older.sha256);
});

test('the visitor’s yes counts for one archive, and a no for all', async () => {
	vi.mocked(fetchManifest).mockResolvedValue(older);
	server.served.set(older.archive, olderBytes);
	await writeChoice('wanted');
	await downloadCurrent(AbortSignal.timeout(5000), first);
	expect(await readChoice()).toBe('none');
	await writeChoice('removed');
	await downloadCurrent(AbortSignal.timeout(5000), first);
	expect(await readChoice()).toBe('removed');
});

test('a download begun unasked pauses when the visitor saves data or the connection is slow; one that was asked for goes on', async () => {
	vi.mocked(fetchManifest).mockResolvedValue(older);
	server.served.set(older.archive, olderBytes);
	const connection = { effectiveType: '4g', saveData: false };
	vi.stubGlobal('navigator', { connection, locks: freeLocks });
	const stop = extractChannel.listen(({ type }) => {
		if (type === 'activity') connection.saveData = true;
	});
	await expect(downloadCurrent(AbortSignal.timeout(5000), first)).rejects.toMatchObject({ kind: 'line' });
	stop();
	expect(server.asked).toHaveLength(1);
	Object.assign(connection, { effectiveType: '2g', saveData: false });
	await expect(downloadCurrent(AbortSignal.timeout(5000), first)).rejects.toMatchObject({ kind: 'line' });
	await writeChoice('wanted');
	await downloadCurrent(AbortSignal.timeout(5000), first);
	expect(await hashOfStored(older)).toBe(older.sha256);
});

test.each([
	['no network goes on by itself', new ArchiveError('offline'), { kind: 'paused', reason: 'offline' }],
	[
		'a server in trouble is asked again',
		new ArchiveError('http', { status: 503 }),
		{ kind: 'paused', reason: 'server' },
	],
	[
		'too many requests are asked again later',
		new ArchiveError('http', { status: 429 }),
		{ kind: 'paused', reason: 'server' },
	],
	['an archive that is gone is an error', new ArchiveError('http', { status: 404 }), { kind: 'error', reason: 'http' }],
	['a bad manifest is an error', new ArchiveError('bad-manifest'), { kind: 'error', reason: 'bad-manifest' }],
	['a wrong block is an error', new ArchiveError('bad-archive'), { kind: 'error', reason: 'bad-archive' }],
	['mobile data, where Wi-Fi is wanted, waits', new NetworkNotAllowed('wifi'), { kind: 'paused', reason: 'wifi' }],
	['a full disk is an error', new StorageError('storage-full', undefined), { kind: 'error', reason: 'storage-full' }],
	['a browser that keeps nothing is an error', new TypeError(), { kind: 'error', reason: 'storage-unavailable' }],
])('%s', (_, error, activity) => {
	expect(activityAfter(error)).toEqual(activity);
});

async function archives(): Promise<string[]> {
	return (await caches.keys()).filter((name) => name.startsWith('satellite-extract:'));
}

async function hashOfStored(manifest: ArchiveManifest): Promise<string | undefined> {
	const bytes = await storedBytes(manifest, await openBlockStore(manifest));
	return bytes && sha256Hex(bytes);
}

async function* one(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	yield bytes;
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
