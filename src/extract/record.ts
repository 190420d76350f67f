/** Beside the caches of the archives, and not taken away with them. */
const cacheName = 'satellite-extract-choice';

/**
 * A word remembered for pages and worker. In the Cache API, because the worker has no `localStorage`.
 * @returns undefined if there is none, or the storage cannot be read
 */
export async function readRecord(key: string): Promise<string | undefined> {
	try {
		// Opening a cache would make it.
		const stored = await caches.match(key, { cacheName });
		return await stored?.text();
	} catch {
		return undefined;
	}
}

/** @returns whether it will be remembered */
export async function writeRecord(key: string, text: string): Promise<boolean> {
	try {
		await (await caches.open(cacheName)).put(key, new Response(text));
		return true;
	} catch {
		return false;
	}
}
