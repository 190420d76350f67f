import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsBeside, pictureRoom, picturesMakingWay } from './picture-cache';

test('after the oldest are removed all pictures together fit, and none is removed without need', () => {
	const sizes = fc.array(fc.integer({ min: 1, max: pictureRoom }), { maxLength: 30 });
	fc.assert(
		fc.property(sizes, fc.integer({ min: 1, max: pictureRoom }), (stored, bytes) => {
			const pictures = stored.map((size, index) => ({ path: `/art/${index}.webp`, bytes: size }));
			const leaving = picturesMakingWay(pictures, bytes)!;
			expect(leaving).toEqual(pictures.slice(0, leaving.length).map(({ path }) => path));
			expect(fitsBeside(pictures.slice(leaving.length), bytes)).toBe(true);
			if (leaving.length > 0) expect(fitsBeside(pictures.slice(leaving.length - 1), bytes)).toBe(false);
		}),
	);
});

test('a picture larger than the room is not kept', () => {
	expect(picturesMakingWay([], pictureRoom + 1)).toBeUndefined();
});
