import { blockRange } from './blocks';
import type { ArchiveManifest } from './manifest';

/** Bytes of the archive, beginning at byte `start`, as they arrive. */
export type RangeAnswer = { start: number; chunks: AsyncIterable<Uint8Array<ArrayBuffer>> };

export type Block = { index: number; bytes: Uint8Array<ArrayBuffer> };

/**
 * Cuts arriving bytes at the borders of the blocks and yields each block once its last byte is there.
 * A block whose beginning or end did not arrive is not yielded.
 */
export async function* cutBlocks(manifest: ArchiveManifest, answer: RangeAnswer): AsyncGenerator<Block> {
	let index = Math.ceil(answer.start / manifest.blockBytes);
	let position = answer.start;
	let block = emptyBlock(manifest, index);
	for await (const chunk of answer.chunks) {
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
