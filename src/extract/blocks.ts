import type { ArchiveManifest } from './manifest';

/** Bytes from `start` up to, not including, `end`. */
export type ByteRange = { start: number; end: number };

/** The bytes of the block at `index`; the last block is shorter. */
export function blockRange(manifest: ArchiveManifest, index: number): ByteRange {
	const start = index * manifest.blockBytes;
	return { start, end: Math.min(start + manifest.blockBytes, manifest.bytes) };
}

/** The first block that is not held, in the archive's order, which begins with its directories. */
export function firstMissing(manifest: ArchiveManifest, held: ReadonlySet<string>): number | undefined {
	const index = manifest.blocks.findIndex((hash) => !held.has(hash));
	return index === -1 ? undefined : index;
}

/**
 * The block to fetch next: the very first, which says where every tile is; then those asked for first; then the archive's order.
 * @param first hashes in the order in which they are wanted; what is no block of this archive is passed over
 */
export function nextMissing(
	manifest: ArchiveManifest,
	held: ReadonlySet<string>,
	first: readonly string[],
): number | undefined {
	const missing = firstMissing(manifest, held);
	if (missing === undefined || missing === 0) return missing;
	const wanted = first.find((hash) => !held.has(hash) && manifest.blocks.includes(hash));
	return wanted === undefined ? missing : manifest.blocks.indexOf(wanted);
}

/** How much of the archive the held blocks make up, in bytes. */
export function bytesHeld(manifest: ArchiveManifest, held: ReadonlySet<string>): number {
	return manifest.blocks.reduce((sum, hash, index) => {
		const { start, end } = blockRange(manifest, index);
		return held.has(hash) ? sum + end - start : sum;
	}, 0);
}

export function isComplete(manifest: ArchiveManifest, held: ReadonlySet<string>): boolean {
	return firstMissing(manifest, held) === undefined;
}

/** Bytes of the archive, beginning at byte `start`, as they arrive. */
export type ArrivingBytes = { start: number; chunks: AsyncIterable<Uint8Array<ArrayBuffer>> };

export type Block = { index: number; bytes: Uint8Array<ArrayBuffer> };

/**
 * Cuts arriving bytes at the borders of the blocks and yields each block once its last byte is there.
 * A block whose beginning or end did not arrive is not yielded.
 */
export async function* cutBlocks(manifest: ArchiveManifest, arriving: ArrivingBytes): AsyncGenerator<Block> {
	let index = Math.ceil(arriving.start / manifest.blockBytes);
	let position = arriving.start;
	let block = emptyBlock(manifest, index);
	for await (const chunk of arriving.chunks) {
		let taken = 0;
		while (taken < chunk.length && index < manifest.blocks.length) {
			const { start, end } = blockRange(manifest, index);
			if (position < start) {
				const skipped = Math.min(start - position, chunk.length - taken);
				taken += skipped;
				position += skipped;
				continue;
			}
			const piece = chunk.subarray(taken, taken + end - position);
			block.set(piece, position - start);
			taken += piece.length;
			position += piece.length;
			if (position < end) continue;
			yield { index, bytes: block };
			index += 1;
			block = emptyBlock(manifest, index);
		}
		if (index >= manifest.blocks.length) return;
	}
}

function emptyBlock(manifest: ArchiveManifest, index: number): Uint8Array<ArrayBuffer> {
	const { start, end } = blockRange(manifest, index);
	return new Uint8Array(Math.max(0, end - start));
}
