import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blur } from './blur';
import { fillGrid, Grid } from './grid';

const frame = { west: -100, south: 200, cell: 10, columns: 12, rows: 9 };
const plane = (x: number, y: number) => 3 + 0.5 * x - 0.25 * y;

test('a plane is read back exactly between its points, both ways of reading', () => {
	const grid = fillGrid(frame, plane);
	const inside = fc.tuple(
		fc.double({ min: -90, max: -20, noNaN: true }),
		fc.double({ min: 210, max: 260, noNaN: true }),
	);
	fc.assert(
		fc.property(inside, ([x, y]) => {
			expect(grid.linear(x, y)).toBeCloseTo(plane(x, y), 3);
			expect(grid.spline(x, y)).toBeCloseTo(plane(x, y), 3);
		}),
	);
});

test('beyond its edge a grid says what its edge says', () => {
	const grid = fillGrid(frame, plane);
	expect(grid.linear(-5000, 250)).toBeCloseTo(plane(-100, 250), 3);
	expect(grid.linear(-50, 9000)).toBeCloseTo(plane(-50, 280), 1);
});

test('values of another size are refused', () => {
	expect(() => new Grid(frame, new Float32Array(7))).toThrow(RangeError);
});

test('blurring keeps the sum and leaves level ground level', () => {
	const spike = new Grid({ ...frame, columns: 31, rows: 31 });
	spike.values[15 * 31 + 15] = 100;
	const blurred = blur(spike, 2);
	expect(blurred.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 3);
	expect(Math.max(...blurred.values)).toBeLessThan(10);
	const level = blur(
		fillGrid(frame, () => 7),
		2,
	);
	for (const value of level.values) expect(value).toBeCloseTo(7, 4);
});
