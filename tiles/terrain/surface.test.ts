import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillGrid } from './grid';
import { readSurface } from './surface';

const hills = fillGrid({ west: -500, south: -300, cell: 25, columns: 41, rows: 31 }, (x, y) => {
	return 300 + 80 * Math.sin(x / 90) + 50 * Math.cos(y / 70) + x * 0.1;
});
const inside = fc.record({
	x: fc.double({ min: -440, max: 400, noNaN: true }),
	y: fc.double({ min: -240, max: 380, noNaN: true }),
});

test('the height is that of the grid’s spline', () => {
	fc.assert(
		fc.property(inside, ({ x, y }) => {
			const found = { height: 0, riseX: 0, riseY: 0 };
			readSurface(hills, x, y, found);
			expect(found.height).toBeCloseTo(hills.spline(x, y), 6);
		}),
	);
});

test('the slope is how the spline rises', () => {
	fc.assert(
		fc.property(inside, ({ x, y }) => {
			const found = { height: 0, riseX: 0, riseY: 0 };
			readSurface(hills, x, y, found);
			expect(found.riseX).toBeCloseTo((hills.spline(x + 0.5, y) - hills.spline(x - 0.5, y)) / 1, 3);
			expect(found.riseY).toBeCloseTo((hills.spline(x, y + 0.5) - hills.spline(x, y - 0.5)) / 1, 3);
		}),
	);
});
