import { postToController } from '../platform/post-to-worker';
import { extractCachePrefix, picturesCache, storedBytesHeader } from '../platform/worker-protocol';
import { dismissedKey } from './install';
import { stopWarming } from './pictures';
import { unregisterWorkers } from './worker';

/** What the caches of this site hold beside the map, in bytes. */
export type StoredParts = { pictures: number; pages: number };

/** Adds up what is stored here beside the map, by what it is; undefined where the storage cannot be read. */
export async function measureStoredParts(): Promise<StoredParts | undefined> {
	const parts: StoredParts = { pictures: 0, pages: 0 };
	try {
		for (const name of await cachesBesideMap()) {
			parts[name === picturesCache ? 'pictures' : 'pages'] += await bytesIn(await caches.open(name));
		}
		return parts;
	} catch {
		return undefined;
	}
}

/**
 * Takes the worker off this device and all that it stored beside the map: the pages of this build in all languages, with what is remembered
 * of these, those of the former one, and the pictures. The worker goes with its pages, for it would not store them again: the next page that is opened begins as on a
 * first visit.
 * @throws where the storage refuses
 */
export async function removeWorkerAndStores(): Promise<void> {
	stopWarming();
	postToController({ type: 'languages:stop' });
	await unregisterWorkers();
	for (const name of await cachesBesideMap()) await caches.delete(name);
}

/**
 * Empties what this origin keeps in `localStorage`, but for the visitor's no to the invitation to install, which is for good; and
 * what it keeps in the `sessionStorage` of this tab, where no other tab reaches.
 */
export function emptyWebStorage(): void {
	try {
		for (const key of Object.keys(localStorage)) if (key !== dismissedKey) localStorage.removeItem(key);
		sessionStorage.clear();
	} catch {
		// A browser that remembers nothing has nothing to forget.
	}
}

/**
 * Names of the caches of pages and pictures, the former build's with them. Those of the map are made and dropped by its download: opening
 * one at the wrong moment would make it again. @throws where the storage refuses
 */
async function cachesBesideMap(): Promise<string[]> {
	return (await caches.keys()).filter((name) => !name.startsWith(extractCachePrefix));
}

async function bytesIn(cache: Cache): Promise<number> {
	let bytes = 0;
	for (const request of await cache.keys()) {
		const response = await cache.match(request);
		if (response) bytes += await bytesOf(response);
	}
	return bytes;
}

/** The stored body, not what came over the line: a page that came compressed is stored in full. */
async function bytesOf(response: Response): Promise<number> {
	return Number(response.headers.get(storedBytesHeader)) || (await response.blob()).size;
}
