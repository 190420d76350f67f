import type { Readable } from 'node:stream';

/** More than this and the body counts as dropped, as PHP does above its `post_max_size` (CONTRACT 4). */
export const maxBodyBytes = 40 * 1024 * 1024;

export type Body = { kind: 'complete'; bytes: Buffer } | { kind: 'oversized' };

/**
 * Reads a request body of at most `limit` bytes. A longer one is read to its end and thrown away, because a client that
 * is still sending does not see an answer given in between; the server's request time-out bounds how long that takes.
 * @throws when the client goes away before the end
 */
export async function readBody(stream: Readable, limit = maxBodyBytes): Promise<Body> {
	let chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of stream) {
		if (!Buffer.isBuffer(chunk)) throw new TypeError('A request body comes in buffers.');
		size += chunk.length;
		if (size > limit) chunks = [];
		else chunks.push(chunk);
	}
	return size > limit ? { kind: 'oversized' } : { kind: 'complete', bytes: Buffer.concat(chunks) };
}
