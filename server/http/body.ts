import type { Readable } from 'node:stream';

export type Body = { kind: 'complete'; bytes: Buffer } | { kind: 'oversized' };

/** No room for another body: the answer is 503, and the request may be repeated. */
export class BodiesBusyError extends Error {
	override name = 'BodiesBusyError';
}

/** What one request holds of the memory for bodies. */
export type BodyLease = { take: (bytes: number) => boolean; release: () => void };

/** The bytes that all bodies under way may hold together, so that many connections cannot fill the memory. */
export function createBodyBudget(limit: number): { lease: () => BodyLease } {
	let used = 0;
	return {
		lease() {
			let taken = 0;
			return {
				take(bytes) {
					if (used + bytes > limit) return false;
					used += bytes;
					taken += bytes;
					return true;
				},
				release() {
					used -= taken;
					taken = 0;
				},
			};
		},
	};
}

/**
 * Reads a request body of at most `limit` bytes. A longer one is read to its end and thrown away, because a client that
 * is still sending does not see an answer given in between; the server's time-outs bound how long that takes.
 * @throws {BodiesBusyError} when the lease gives no more
 * @throws when the client goes away before the end
 */
export async function readBody(stream: Readable, limit: number, lease?: BodyLease): Promise<Body> {
	let chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of stream) {
		if (!Buffer.isBuffer(chunk)) throw new TypeError('A request body comes in buffers.');
		size += chunk.length;
		if (size > limit) {
			chunks = [];
			lease?.release();
			continue;
		}
		if (lease && !lease.take(chunk.length)) throw new BodiesBusyError('Too many bodies are being read.');
		chunks.push(chunk);
	}
	return size > limit ? { kind: 'oversized' } : { kind: 'complete', bytes: Buffer.concat(chunks) };
}
