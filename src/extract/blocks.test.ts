import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, cutBlocks } from './download';
import { blockRange, bytesHeld, firstMissing, isComplete, nextMissing } from './manifest';
import { manifestOf, randomArchive } from './testing/archive';

describe('blocks', () => {
	test('blocks cover the archive without gap or overlap', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 64 }), (bytes, blockBytes) => {
				const manifest = { ...emptyManifest, bytes, blockBytes };
				const count = Math.ceil(bytes / blockBytes);
				const ranges = Array.from({ length: count }, (_, index) => blockRange(manifest, index));
				expect(ranges[0]?.start).toBe(0);
				expect(ranges.at(-1)?.end).toBe(bytes);
				ranges.slice(1).forEach((range, index) => {
					expect(range.start).toBe(ranges[index]?.end);
				});
			}),
		);
	});

	test('blocks are fetched in the archive’s order, with any of them stored', async () => {
		const manifest = await manifestOf(randomArchive(1000), 100);
		const held = new Set([manifest.blocks[0]!, manifest.blocks[2]!]);
		expect(firstMissing(manifest, held)).toBe(1);
		expect(bytesHeld(manifest, held)).toBe(200);
		expect(isComplete(manifest, held)).toBe(false);
		expect(isComplete(manifest, new Set(manifest.blocks))).toBe(true);
	});
});

const emptyManifest = { archive: '/map/a.pmtiles', bytes: 0, sha256: '', blockBytes: 1, blocks: [] };

test('the first block comes first, then those wanted, then the others in order', async () => {
	const manifest = await manifestOf(randomArchive(500), 100);
	const [zero, one, two, three] = manifest.blocks;
	expect(nextMissing(manifest, new Set(), [three!])).toBe(0);
	expect(nextMissing(manifest, new Set([zero!]), ['of another archive', three!])).toBe(3);
	expect(nextMissing(manifest, new Set([zero!, three!]), [three!])).toBe(1);
	expect(nextMissing(manifest, new Set([zero!, one!, three!]), [])).toBe(2);
	expect(nextMissing(manifest, new Set(manifest.blocks), [two!])).toBeUndefined();
});

test('an answer in any chunks is cut into exactly the blocks that arrived from first to last byte', async () => {
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
