import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** Strong tag of an open file: a digest of its bytes. */
export type TagFile = (name: string, handle: FileHandle) => Promise<{ etag: string; size: number }>;

/**
 * Makes a tagger that reads each file once, and again only when its time or size has changed, so that a new build under
 * a running server is noticed.
 */
export function createFileTagger(): TagFile {
	const known = new Map<string, { version: string; etag: string }>();
	return async (name, handle) => {
		const { size, mtimeMs, ino } = await handle.stat();
		const version = `${size}-${mtimeMs}-${ino}`;
		const entry = known.get(name);
		if (entry?.version === version) return { etag: entry.etag, size };
		const hash = createHash('sha256');
		for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
		const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
		known.set(name, { version, etag });
		return { etag, size };
	};
}
