import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Line, Point } from './isolines';
import { pathOf, simplify, stretches } from './lines';

const point: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }));

function distanceTo(line: Line, [x, y]: Point): number {
	return Math.min(
		...line.slice(1).map((to, i) => {
			const from = line[i]!;
			const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
			const t = Math.min(Math.max(((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1), 0), 1);
			return Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t);
		}),
	);
}

test('a straight line keeps its two ends', () => {
	const straight: Line = [
		[0, 0],
		[10, 5],
		[20, 10],
		[40, 20],
	];
	expect(simplify(straight, 0.1)).toEqual([
		[0, 0],
		[40, 20],
	]);
});

test('a simplified line keeps its ends and some of its points', () => {
	fc.assert(
		fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (line) => {
			const simple = simplify(line, 5);
			expect(simple[0]).toEqual(line[0]);
			expect(simple.at(-1)).toEqual(line.at(-1));
			expect(simple.every((kept) => line.includes(kept))).toBe(true);
		}),
	);
});

test('no point of a gentle line is left behind by more than the tolerance', () => {
	const gentle: Line = Array.from({ length: 200 }, (_, i): Point => [i * 3, 40 * Math.sin(i / 15)]);
	const simple = simplify(gentle, 0.5);
	expect(simple.length).toBeLessThan(80);
	for (const left of gentle) expect(distanceTo(simple, left)).toBeLessThanOrEqual(0.5 + 1e-9);
});

test('stretches are cut where points are refused', () => {
	const line: Line = Array.from({ length: 7 }, (_, i): Point => [i, 0]);
	expect(stretches(line, ([x]) => x !== 3 && x !== 5)).toEqual([
		[
			[0, 0],
			[1, 0],
			[2, 0],
		],
	]);
});

test('path data draws the same points, to whole units', () => {
	expect(
		pathOf([
			[
				[10.2, 20],
				[12, 18.7],
				[12.1, 18.9],
				[9, 25],
			],
		]),
	).toBe('M10 20l2-1-3 6');
	expect(
		pathOf([
			[
				[1, 1],
				[1.2, 1.1],
			],
		]),
	).toBe('');
});
