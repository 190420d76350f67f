import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArchiveError } from './archive-error';
import { dropArchives } from './cache-block-store';
import { type ExtractMessage, extractChannel } from './channel';
import { type ExtractChoice, writeChoice } from './choice';
import { downloadCurrent } from './download-current';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { sha256Hex } from './sha256';
import { manifestOf, memoryStore, randomArchive, storedBytes } from './testing/archive';

const device = vi.hoisted(() => ({
	choice: 'none',
	archives: [] as { manifest: unknown; store: unknown }[],
	served: new Map<string, Uint8Array<ArrayBuffer>>(),
	asked: [] as string[],
}));
vi.mock('./choice', () => ({
	readChoice: async () => device.choice,
	writeChoice: vi.fn(async (choice: ExtractChoice) => {
		device.choice = choice;
	}),
}));
vi.mock('./manifest', async (original) => ({ ...(await original<object>()), fetchManifest: vi.fn() }));
vi.mock('./cache-block-store', () => ({
	listHeldArchives: async () =>
		Promise.all(held().map(async ({ manifest, store }) => ({ manifest, hashes: await store.hashes() }))),
	openHeldStore: async (manifest: ArchiveManifest) => storeOf(manifest),
	openBlockStore: async (manifest: ArchiveManifest) => storeOf(manifest),
	dropArchives: vi.fn(),
}));
vi.mock('./range-request', async (original) => ({
	...(await original<object>()),
	rangeFetcher: (url: string) => async (range: { start: number; end: number }) => {
		device.asked.push(`${url} ${range.start}`);
		const bytes = device.served.get(url);
		if (!bytes || bytes.length <= range.start) throw new ArchiveError('http', { status: 404 });
		return { start: range.start, chunks: one(bytes.slice(range.start, range.end)) };
	},
}));

const first = () => [];
let told: ExtractMessage[] = [];
let silence = () => {};
let older: ArchiveManifest;
let newer: ArchiveManifest;
const olderBytes = randomArchive(1000, 1);
const newerBytes = olderBytes.slice();
newerBytes.set(randomArchive(100, 9), 300);

beforeEach(async () => {
	older = await manifestOf(olderBytes, 100);
	newer = await manifestOf(newerBytes, 100);
	Object.assign(device, { choice: 'none', archives: [], served: new Map(), asked: [] });
	vi.stubGlobal('navigator', {});
	told = [];
	silence = extractChannel.listen((message) => told.push(message));
});
afterEach(() => {
	silence();
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

test('a newer archive takes the place of the one under way that the server no longer has, and every tab is told', async () => {
	vi.mocked(fetchManifest).mockResolvedValueOnce(older).mockResolvedValue(newer);
	device.served.set(older.archive, olderBytes.slice(0, 600));
	device.served.set(newer.archive, newerBytes);
	await downloadCurrent(AbortSignal.timeout(5000), first);
	expect(await joined(newer)).toBe(newer.sha256);
	expect(told.flatMap((message) => (message.type === 'current' ? [message.manifest.archive] : []))).toEqual([
		older.archive,
		newer.archive,
	]);
	expect(device.asked.filter((request) => request.startsWith(newer.archive))).toEqual(
		[300, 600, 700, 800, 900].map((start) => `${newer.archive} ${start}`),
	);
	expect(dropArchives).toHaveBeenCalledExactlyOnceWith(newer);
});

test('an archive that the server names and does not have is asked for once', async () => {
	vi.mocked(fetchManifest).mockResolvedValue(older);
	await expect(downloadCurrent(AbortSignal.timeout(5000), first)).rejects.toMatchObject({ kind: 'http', status: 404 });
	expect(device.asked).toEqual([`${older.archive} 0`]);
	expect(dropArchives).not.toHaveBeenCalled();
});

test('a yes is for the archive that it was said to, and a no stays a no', async () => {
	vi.mocked(fetchManifest).mockResolvedValue(older);
	device.served.set(older.archive, olderBytes);
	device.choice = 'wanted';
	await downloadCurrent(AbortSignal.timeout(5000), first);
	expect(device.choice).toBe('none');
	device.choice = 'removed';
	await downloadCurrent(AbortSignal.timeout(5000), first);
	expect(writeChoice).toHaveBeenCalledTimes(1);
});

test('begun unasked, it rests as soon as the visitor saves data or the line is slow; asked for, it goes on', async () => {
	vi.mocked(fetchManifest).mockResolvedValue(older);
	device.served.set(older.archive, olderBytes);
	const connection = { effectiveType: '4g', saveData: false };
	vi.stubGlobal('navigator', { connection });
	const changeLine = extractChannel.listen(({ type }) => {
		if (type === 'activity') connection.saveData = true;
	});
	await expect(downloadCurrent(AbortSignal.timeout(5000), first)).rejects.toMatchObject({ kind: 'line' });
	changeLine();
	expect(device.asked).toHaveLength(1);
	Object.assign(connection, { effectiveType: '2g', saveData: false });
	await expect(downloadCurrent(AbortSignal.timeout(5000), first)).rejects.toMatchObject({ kind: 'line' });
	device.choice = 'wanted';
	await downloadCurrent(AbortSignal.timeout(5000), first);
	expect(await joined(older)).toBe(older.sha256);
});

type Stored = { manifest: ArchiveManifest; store: ReturnType<typeof memoryStore> };

function held(): Stored[] {
	return device.archives as Stored[];
}

function storeOf(manifest: ArchiveManifest): Stored['store'] {
	const found = held().find((archive) => archive.manifest.archive === manifest.archive);
	if (found) return found.store;
	const store = memoryStore();
	device.archives.push({ manifest, store });
	return store;
}

async function joined(manifest: ArchiveManifest): Promise<string | undefined> {
	const bytes = await storedBytes(manifest, storeOf(manifest));
	return bytes && sha256Hex(bytes);
}

async function* one(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	yield bytes;
}
