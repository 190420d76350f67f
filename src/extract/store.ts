import { sha256Hex } from '../platform/digest';
import { withStorage } from '../platform/fault';
import { extractCachePrefix } from '../platform/worker-protocol';
import { type ArchiveManifest, bytesHeld, formatManifest, parseManifest } from './manifest';

/** The verified blocks of one archive on this device, each under its SHA-256. */
export type BlockStore = {
	hashes(): Promise<ReadonlySet<string>>;
	get(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** @throws {StorageError} when the device has no room, or refuses */
	put(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
	delete(hash: string): Promise<void>;
};

/** As much of a store as reads it, and removes what is damaged. */
export type StoredBlocks = Pick<BlockStore, 'get' | 'delete'>;

/** An archive of which this device holds something. */
export type HeldArchive = { manifest: ArchiveManifest; hashes: ReadonlySet<string> };

/** Web Lock of the one downloader among all tabs and the worker; held too by what must not meet it. */
export const downloadLock = 'satellite-extract-download';

/** Web Lock held besides that one while archives are verified: then nothing is downloaded. */
export const verificationLock = 'satellite-extract-verification';

/** Web Lock shared by those that open a cache, and exclusive for dropping caches: opening one that was just dropped would create it again. */
const cachesLock = 'satellite-extract-caches';
const cachePrefix = `${extractCachePrefix}:`;
const blockPrefix = '/map/block/';
const manifestKey = '/map/block-manifest';

/**
 * Opens the store of an archive that is to be downloaded; creates it, with its manifest, if there is none.
 * @throws {StorageError}
 */
export async function openBlockStore(manifest: ArchiveManifest): Promise<BlockStore> {
	return withCaches('shared', async () => {
		const cache = await caches.open(cachePrefix + manifest.archive);
		if (!(await cache.match(manifestKey))) await cache.put(manifestKey, new Response(formatManifest(manifest)));
		return blockStoreOf(cache);
	});
}

/**
 * Opens the store of an archive that is held; undefined if it was dropped meanwhile. Creates nothing.
 * @throws {StorageError}
 */
export async function openHeldStore(manifest: ArchiveManifest): Promise<BlockStore | undefined> {
	return withCaches('shared', async () => {
		const name = cachePrefix + manifest.archive;
		return (await caches.has(name)) ? blockStoreOf(await caches.open(name)) : undefined;
	});
}

/** What is held of an archive, now or later: its download may begin after the map was opened. Its members throw {@link StorageError}. */
export function storeOnceHeld(manifest: ArchiveManifest): StoredBlocks {
	let held: BlockStore | undefined;
	const store = async () => {
		held ??= await openHeldStore(manifest);
		return held;
	};
	return {
		get: async (hash) => (await store())?.get(hash),
		delete: async (hash) => (await store())?.delete(hash),
	};
}

/**
 * Lists what is held, in the order in which the downloads began. Leaves out what cannot be parsed.
 * @throws {StorageError}
 */
export async function listHeldArchives(): Promise<HeldArchive[]> {
	return withCaches('shared', async () => {
		const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
		const held = await Promise.all(names.map(readHeldArchive));
		return held.filter((archive) => archive !== undefined);
	});
}

/** What all archives take on this device, in bytes. @throws {StorageError} */
export async function measureArchives(): Promise<number> {
	const held = await listHeldArchives();
	return held.reduce((sum, { manifest, hashes }) => sum + bytesHeld(manifest, hashes), 0);
}

/** Removes every archive but the one named, if one is named. @throws {StorageError} */
export async function dropArchives(except?: ArchiveManifest): Promise<void> {
	await withCaches('exclusive', async () => {
		const kept = except && cachePrefix + except.archive;
		const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== kept);
		await Promise.all(names.map((name) => caches.delete(name)));
	});
}

function withCaches<Result>(mode: LockMode, perform: () => Promise<Result>): Promise<Result> {
	return withStorage(() => navigator.locks.request(cachesLock, { mode }, perform));
}

function blockStoreOf(cache: Cache): BlockStore {
	return {
		hashes: () => withStorage(() => hashesIn(cache)),
		get: (hash) =>
			withStorage(async () => {
				const stored = await cache.match(blockPrefix + hash);
				return stored && new Uint8Array(await stored.arrayBuffer());
			}),
		// A 206 cannot be put into a cache: what is stored is a new response made of verified bytes.
		put: (hash, bytes) =>
			withStorage(() =>
				cache.put(
					blockPrefix + hash,
					new Response(bytes, {
						headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
					}),
				),
			),
		delete: (hash) => withStorage(async () => void (await cache.delete(blockPrefix + hash))),
	};
}

async function readHeldArchive(name: string): Promise<HeldArchive | undefined> {
	const cache = await caches.open(name);
	const stored = await cache.match(manifestKey);
	if (!stored) return undefined;
	try {
		return { manifest: parseManifest(await stored.json()), hashes: await hashesIn(cache) };
	} catch {
		// What an interrupted or older version left unreadable cannot be used; it is dropped when an archive is complete.
		return undefined;
	}
}

async function hashesIn(cache: Cache): Promise<ReadonlySet<string>> {
	const paths = (await cache.keys()).map((request) => new URL(request.url).pathname);
	return new Set(paths.filter((path) => path.startsWith(blockPrefix)).map((path) => path.slice(blockPrefix.length)));
}

/** What a verification came to: blocks read, and how many of them were damaged. */
export type Verification = { read: number; wrong: number };

/** The bytes of a stored block, if it is there and matches its hash; a damaged one is removed. @throws {StorageError} */
export async function readVerified(store: StoredBlocks, hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const bytes = await store.get(hash);
	if (!bytes) return undefined;
	if ((await sha256Hex(bytes)) === hash) return bytes;
	await store.delete(hash);
	return undefined;
}

/**
 * Compares every stored block of an archive with its hash and removes damaged ones, so that the next download fetches them again.
 * @param progress called after each block with the number of blocks read
 * @throws {StorageError}
 */
export async function verifyBlocks(
	manifest: ArchiveManifest,
	store: BlockStore,
	progress: (read: number) => void = () => {},
): Promise<Verification> {
	const held = await store.hashes();
	const stored = manifest.blocks.filter((hash) => held.has(hash));
	let wrong = 0;
	for (const [index, hash] of stored.entries()) {
		if (!(await readVerified(store, hash))) wrong += 1;
		progress(index + 1);
	}
	return { read: stored.length, wrong };
}

/**
 * Verifies every archive on this device. Waits for a download under way: both would remove and write the same blocks.
 * @param progress called with the number of blocks read, and of all that are stored
 * @throws {StorageError}
 */
export async function verifyArchives(progress: (read: number, total: number) => void): Promise<Verification> {
	const verify = async () => {
		const archives = await listHeldArchives();
		const total = archives.reduce((sum, { hashes }) => sum + hashes.size, 0);
		const found = { read: 0, wrong: 0 };
		for (const { manifest } of archives) {
			const before = found.read;
			const store = await openHeldStore(manifest);
			if (!store) continue;
			const { read, wrong } = await verifyBlocks(manifest, store, (done) => progress(before + done, total));
			found.read += read;
			found.wrong += wrong;
		}
		return found;
	};
	return navigator.locks.request(downloadLock, () => navigator.locks.request(verificationLock, verify));
}
