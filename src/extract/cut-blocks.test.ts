import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockRange } from './blocks';
import { type Block, cutBlocks } from './cut-blocks';
import { manifestOf, randomArchive } from './testing/archive';

test('whatever the chunks, exactly the blocks that arrived from first to last byte come out', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.integer({ min: 1, max: 300 }),
			fc.integer({ min: 1, max: 50 }),
			fc.nat(299),
			fc.nat(299),
			fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 20 }),
			async (size, blockBytes, from, to, cuts) => {
				const archive = randomArchive(size);
				const manifest = await manifestOf(archive, blockBytes);
				const start = Math.min(from, size);
				const end = Math.max(start, Math.min(to, size));
				const blocks: Block[] = [];
				for await (const block of cutBlocks(manifest, { start, chunks: chunked(archive.slice(start, end), cuts) })) {
					blocks.push(block);
				}
				const whole = manifest.blocks
					.map((_, index) => ({ index, ...blockRange(manifest, index) }))
					.filter((range) => range.start >= start && range.end <= end);
				expect(blocks.map(({ index }) => index)).toEqual(whole.map(({ index }) => index));
				for (const [position, range] of whole.entries()) {
					expect(blocks[position]?.bytes).toEqual(archive.slice(range.start, range.end));
				}
			},
		),
	);
});

async function* chunked(bytes: Uint8Array<ArrayBuffer>, cuts: number[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	let position = 0;
	for (const length of cuts) {
		if (position >= bytes.length) return;
		yield bytes.slice(position, position + length);
		position += length;
	}
	if (position < bytes.length) yield bytes.slice(position);
}
