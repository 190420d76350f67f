import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** Strong tag of an open file: a digest of its bytes. */
export type TagFile = (name: string, handle: FileHandle) => Promise<{ etag: string; size: number }>;

/**
 * Makes a tagger that reads each file once, and again only when its time or size has changed, so that a new build under
 * a running server is noticed. Requests that arrive while a file is being read wait for the same reading: after a
 * deployment all devices ask for the archive at once.
 */
export function createFileTagger(digest: (handle: FileHandle) => Promise<string> = digestOf): TagFile {
	const known = new Map<string, { version: string; etag: Promise<string> }>();
	return async (name, handle) => {
		const { size, mtimeMs, ino } = await handle.stat();
		const version = `${size}-${mtimeMs}-${ino}`;
		const entry = known.get(name);
		if (entry?.version === version) return { etag: await entry.etag, size };
		const etag = digest(handle);
		known.set(name, { version, etag });
		try {
			return { etag: await etag, size };
		} catch (error) {
			// What failed once, as for want of a descriptor, is tried again by the next request.
			if (known.get(name)?.etag === etag) known.delete(name);
			throw error;
		}
	};
}

async function digestOf(handle: FileHandle): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
	return `"${hash.digest('base64url').slice(0, 22)}"`;
}
