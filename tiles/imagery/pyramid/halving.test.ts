import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halve } from './halve';
import { join } from './make-picture';

const picture = (side: number) => fc.uint8Array({ minLength: side * side * 3, maxLength: side * side * 3 });

function meanOf(pixels: Uint8Array): number {
	return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}

test('a halved pixel is the mean of its four, channel by channel', () => {
	const pixels = Uint8Array.from(
		[
			[10, 0, 200],
			[20, 0, 200],
			[30, 0, 100],
			[44, 4, 100],
		].flat(),
	);
	expect([...halve(pixels, 2)]).toEqual([26, 1, 150]);
});

test('halving does not lighten or darken', () => {
	fc.assert(
		fc.property(picture(16), (pixels) => {
			expect(Math.abs(meanOf(halve(pixels, 16)) - meanOf(pixels))).toBeLessThan(0.2);
		}),
	);
});

test('halving the quarters one by one is halving the whole: no seam', () => {
	fc.assert(
		fc.property(fc.tuple(picture(8), picture(8), picture(8), picture(8)), (quarters) => {
			const [a, b, c, d] = quarters;
			expect(halve(join(quarters, 8), 16)).toEqual(join([halve(a, 8), halve(b, 8), halve(c, 8), halve(d, 8)], 4));
		}),
	);
});
