import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolines } from './isolines';
import { lengthOf } from './lines';
import type { Raster } from './raster';

function raster(width: number, height: number, value: (x: number, y: number) => number): Raster {
	return {
		width,
		height,
		values: Float32Array.from({ length: width * height }, (_, k) => value(k % width, Math.floor(k / width))),
	};
}

test('a cone has one closed line as long as its circle', () => {
	const cone = raster(61, 61, (x, y) => 40 - Math.hypot(x - 30, y - 30));
	const [circle, ...others] = isolines(cone, 20);
	expect(others).toHaveLength(0);
	expect(circle!.at(-1)).toEqual(circle![0]);
	expect(lengthOf(circle!)).toBeCloseTo(2 * Math.PI * 20, 0);
});

test('a slope has one line from edge to edge', () => {
	const slope = raster(20, 10, (x, y) => x + y * 0.01);
	const [line, ...others] = isolines(slope, 7.5);
	expect(others).toHaveLength(0);
	expect(line!.map(([, y]) => Math.round(y)).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('level ground has no line', () => {
	expect(
		isolines(
			raster(8, 8, () => 50),
			50,
		),
	).toEqual([]);
});

test('every line stays within its raster and closes or ends at an edge', () => {
	const heights = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 64, maxLength: 64 });
	fc.assert(
		fc.property(heights, (values) => {
			const rough: Raster = { width: 8, height: 8, values: Float32Array.from(values) };
			for (const line of isolines(rough, 4.5)) {
				const [first, last] = [line[0]!, line.at(-1)!];
				const closed = first[0] === last[0] && first[1] === last[1];
				const atEdge = [first, last].every(([x, y]) => x === 0 || y === 0 || x === 7 || y === 7);
				expect(closed || atEdge).toBe(true);
				expect(line.flat().every((value) => value >= 0 && value <= 7)).toBe(true);
			}
		}),
	);
});
