import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pixel } from '../geo/mercator';
import { smoothPath } from './sprites';

/** Follows path data of the form `M q t t … z` and returns the control points a browser would use, and where it ends. */
function follow(path: string): { start: Pixel; controls: Pixel[]; end: Pixel } {
	const [, from = '', first = '', rest = ''] = /^M(.*)q(.*)t(.*)z$/.exec(path) ?? [];
	const numbers = (text: string) => (text.match(/-?(\d+\.\d+|\d+|\.\d+)/g) ?? []).map(Number);
	const [x = 0, y = 0] = numbers(from);
	const [cx = 0, cy = 0, dx = 0, dy = 0] = numbers(first);
	const controls: Pixel[] = [[x + cx, y + cy]];
	let at: Pixel = [x + dx, y + dy];
	const steps = numbers(rest);
	for (let index = 0; index < steps.length; index += 2) {
		const [controlX, controlY] = controls.at(-1)!;
		controls.push([2 * at[0] - controlX, 2 * at[1] - controlY]);
		at = [at[0] + steps[index]!, at[1] + steps[index + 1]!];
	}
	return { start: [x, y], controls, end: at };
}

describe('a smooth path', () => {
	it('runs through the middle of each side with the corners as control points', () => {
		expect(
			smoothPath([
				[
					[0, 0],
					[8, 0],
					[8, 4],
					[0, 4],
				],
			]),
		).toBe('M4 0q4 0 4 2t-4 2-4-2 4-2z');
	});

	it('keeps to the corners along a chain of any length and closes where it began', () => {
		const corner = fc.tuple(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -20_000, max: 20_000 }));
		const ring = fc.uniqueArray(corner, { minLength: 3, maxLength: 80, selector: ([x, y]) => `${x} ${y}` });
		fc.assert(
			fc.property(ring, (cells) => {
				const corners = cells.map(([x, y]): Pixel => [x / 5, y / 5]);
				const { start, controls, end } = follow(smoothPath([corners]));
				const expected = [...corners.slice(1), corners[0]!];
				expect(controls).toHaveLength(expected.length);
				for (const [index, [x, y]] of expected.entries()) {
					expect(controls[index]![0]).toBeCloseTo(x, 6);
					expect(controls[index]![1]).toBeCloseTo(y, 6);
				}
				expect(end[0]).toBeCloseTo(start[0], 6);
				expect(end[1]).toBeCloseTo(start[1], 6);
			}),
		);
	});

	it('draws nothing where a ring has shrunk to a point or a line', () => {
		expect(
			smoothPath([
				[
					[1, 1],
					[1.01, 1],
					[1, 1.01],
				],
			]),
		).toBe('');
	});
});
