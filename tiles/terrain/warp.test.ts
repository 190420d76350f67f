import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwarp, warp } from './warp';

const coordinate = fc.double({ min: -28000, max: 28000, noNaN: true });

test('a point that was bent is found again within a river’s width', () => {
	fc.assert(
		fc.property(coordinate, coordinate, (x, y) => {
			const [backX, backY] = unwarp(...warp(x, y));
			expect(Math.hypot(backX - x, backY - y)).toBeLessThan(20);
		}),
	);
});

test('nothing moves further than the margin of the model', () => {
	fc.assert(
		fc.property(coordinate, coordinate, (x, y) => {
			const [wasX, wasY] = unwarp(x, y);
			expect(Math.max(Math.abs(wasX - x), Math.abs(wasY - y))).toBeLessThan(300);
		}),
	);
});
