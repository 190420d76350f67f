import { type BlockStore, withStorage } from './block-store';
import { bytesHeld } from './blocks';
import { type ArchiveManifest, formatManifest, parseManifest } from './manifest';

/** An archive of which this device holds something. */
export type HeldArchive = { manifest: ArchiveManifest; hashes: ReadonlySet<string> };

/**
 * Web Lock that whoever opens a cache holds together with others, and whoever drops caches alone: opening one that was
 * dropped a moment ago would make it again.
 */
const cachesLock = 'satellite-extract-caches';
const cachePrefix = 'satellite-extract:';
const blockPrefix = '/map/block/';
const manifestKey = '/map/block-manifest';

/** The blocks of one archive, in a cache of their own; made together with its manifest if it is not there. To download it. */
export async function openBlockStore(manifest: ArchiveManifest): Promise<BlockStore> {
	return withCaches('shared', async () => {
		const cache = await caches.open(cachePrefix + manifest.archive);
		if (!(await cache.match(manifestKey))) await cache.put(manifestKey, new Response(formatManifest(manifest)));
		return blockStoreOf(cache);
	});
}

/** The blocks of an archive that is held; undefined if it has gone meanwhile. Nothing is made where nothing is. */
export async function openHeldStore(manifest: ArchiveManifest): Promise<BlockStore | undefined> {
	return withCaches('shared', async () => {
		const name = cachePrefix + manifest.archive;
		return (await caches.has(name)) ? blockStoreOf(await caches.open(name)) : undefined;
	});
}

/** Everything held, the archive whose download began last at the end; what cannot be read is left out. */
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

/** Removes every archive but the one named, if one is named. */
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
		// A 206 cannot be put into a cache: what is stored is a fresh answer made of verified bytes.
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
		// A record that an interrupted or older version left unreadable is worth nothing; the next whole archive drops it.
		return undefined;
	}
}

async function hashesIn(cache: Cache): Promise<ReadonlySet<string>> {
	const paths = (await cache.keys()).map((request) => new URL(request.url).pathname);
	return new Set(paths.filter((path) => path.startsWith(blockPrefix)).map((path) => path.slice(blockPrefix.length)));
}
