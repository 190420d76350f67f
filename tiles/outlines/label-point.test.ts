import { describe, expect, it } from 'vitest';
import type { Pixel } from '../geo/mercator';
import { contains } from '../geo/planar';
import { labelPlace, reachAt } from './labels';

const square = (x: number, y: number, side: number): Pixel[] => [
	[x, y],
	[x + side, y],
	[x + side, y + side],
	[x, y + side],
	[x, y],
];

describe('the place of a label', () => {
	it('lies midway between the sides of a square', () => {
		const { point, room } = labelPlace([square(10, 20, 40)]);
		expect(Math.abs(point[0] - 30)).toBeLessThan(2);
		expect(room).toBeGreaterThan(36);
	});

	it('lies inside a parcel that bends around its own centre', () => {
		const bent: Pixel[] = [
			[0, 0],
			[100, 0],
			[100, 20],
			[20, 20],
			[20, 80],
			[100, 80],
			[100, 100],
			[0, 100],
			[0, 0],
		];
		expect(contains([bent], labelPlace([bent]).point)).toBe(true);
	});

	it('is in the larger of two parts', () => {
		const { point } = labelPlace([square(0, 0, 30), square(100, 0, 60)]);
		expect(point[0]).toBeGreaterThan(100);
	});
});

describe('the reach of a point', () => {
	it('is the way to the nearer edge beside it, and nothing outside', () => {
		expect(reachAt([square(0, 0, 30), square(100, 0, 60)], [120, 30])).toBe(20);
		expect(reachAt([square(0, 0, 30), square(100, 0, 60)], [10, 10])).toBe(10);
		expect(reachAt([square(0, 0, 30)], [50, 10])).toBe(0);
	});
});
