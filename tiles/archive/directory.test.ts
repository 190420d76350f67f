import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type BufferPosition, readVarint } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import type { Entry } from './directory';
import { encodeDirectories, encodeDirectory, rootDirectoryBytes } from './directory';

/** Reads a directory as PMTiles v3, 4.2, tells it, independently of the writer. */
function decode(directory: Uint8Array): Entry[] {
	const at: BufferPosition = { buf: gunzipSync(directory), pos: 0 };
	const column = (count: number) => Array.from({ length: count }, () => readVarint(at));
	const [count = 0] = column(1);
	const [steps, runs, lengths, offsets] = [column(count), column(count), column(count), column(count)];
	expect(at.pos).toBe(at.buf.length);
	let tileId = 0;
	let end = 0;
	return steps.map((step, index) => {
		tileId += step;
		const offset = offsets[index] === 0 ? end : offsets[index]! - 1;
		end = offset + lengths[index]!;
		return { tileId, offset, length: lengths[index]!, runLength: runs[index]! };
	});
}

/** Entries with ids up to the last of zoom 26, some sharing contents. */
const entries = fc
	.uniqueArray(fc.integer({ min: 0, max: (4 ** 27 - 1) / 3 - 1 }), { minLength: 1, maxLength: 300 })
	.chain((ids) =>
		fc.tuple(
			fc.constant(ids.toSorted((a, b) => a - b)),
			fc.array(fc.tuple(fc.nat(2 ** 40), fc.integer({ min: 1, max: 2 ** 24 })), {
				minLength: ids.length,
				maxLength: ids.length,
			}),
		),
	)
	.map(([ids, places]) =>
		ids.map((tileId, index): Entry => {
			const [offset, length] = places[index]!;
			return { tileId, offset, length, runLength: 1 };
		}),
	);

describe('a directory', () => {
	it('reads back as the entries it was made of', () => {
		fc.assert(
			fc.property(entries, (given) => {
				expect(decode(encodeDirectory(given))).toEqual(given);
			}),
		);
	});

	it('writes an offset that continues the entry before as zero', () => {
		const bytes = gunzipSync(
			encodeDirectory([
				{ tileId: 1, offset: 0, length: 10, runLength: 1 },
				{ tileId: 5, offset: 10, length: 200, runLength: 2 },
			]),
		);
		expect([...bytes]).toEqual([2, 1, 4, 1, 2, 10, 200, 1, 1, 0]);
	});
});

describe('the directories of an archive', () => {
	const scattered = (count: number): Entry[] => {
		let tileId = 0;
		return Array.from({ length: count }, (_, index) => {
			tileId += 1 + ((index * 7919) % 4099);
			return { tileId, offset: index * 50_000, length: 20_000 + ((index * 104_729) % 30_011), runLength: 1 };
		});
	};

	it('are one root while it fits into the first 16 KiB beside the header', () => {
		const { root, leaves } = encodeDirectories(scattered(1000));
		expect(leaves).toHaveLength(0);
		expect(decode(root)).toEqual(scattered(1000));
	});

	it('move into leaves when the root outgrows its place, and no entry is lost', () => {
		const given = scattered(20_000);
		const { root, leaves } = encodeDirectories(given);
		expect(root.length).toBeLessThanOrEqual(rootDirectoryBytes);
		const pointers = decode(root);
		expect(pointers.length).toBeGreaterThan(1);
		expect(pointers.every(({ runLength }) => runLength === 0)).toBe(true);
		const found = pointers.map((pointer) => {
			const leaf = decode(leaves.subarray(pointer.offset, pointer.offset + pointer.length));
			expect(leaf[0]?.tileId).toBe(pointer.tileId);
			return leaf;
		});
		expect(found.flat()).toEqual(given);
	});
});
