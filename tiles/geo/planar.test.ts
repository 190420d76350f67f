import { expect, test } from 'vitest';
import type { Metres } from './frame';
import { areaOf, centroidOf, contains, distanceBetween, extentOf, gapBetween, perimeterOf } from './planar';

/** A rectangle far from the origin, as the parcels are. */
function rectangle(west: number, south: number, width: number, height: number): Metres[] {
	return [
		[west, south],
		[west + width, south],
		[west + width, south + height],
		[west, south + height],
		[west, south],
	];
}

const field = rectangle(-18000, -10000, 120, 50);

test('a rectangle has the area and the perimeter of its sides', () => {
	expect(areaOf([field])).toBeCloseTo(6000, 6);
	expect(perimeterOf([field])).toBeCloseTo(340, 6);
});

test('the direction of an outline does not matter', () => {
	expect(areaOf([field.toReversed()])).toBeCloseTo(6000, 6);
	expect(centroidOf([field.toReversed()])[0]).toBeCloseTo(-17940, 6);
});

test('parts count together, and pull the centroid by their size', () => {
	const parts = [field, rectangle(-17000, -10000, 60, 50)];
	expect(areaOf(parts)).toBeCloseTo(9000, 6);
	expect(centroidOf(parts)[0]).toBeCloseTo((-17940 * 2 + -16970) / 3, 6);
	expect(centroidOf(parts)[1]).toBeCloseTo(-9975, 6);
});

test('the centroid of a triangle is the mean of its corners', () => {
	const [x, y] = centroidOf([
		[
			[0, 0],
			[90, 0],
			[0, 60],
			[0, 0],
		],
	]);
	expect([x, y]).toEqual([30, 20]);
});

test('the notch of a bent parcel is outside', () => {
	const bent: Metres[] = [
		[0, 0],
		[30, 0],
		[30, 10],
		[10, 10],
		[10, 30],
		[0, 30],
		[0, 0],
	];
	expect(contains([bent], [5, 25])).toBe(true);
	expect(contains([bent], [20, 20])).toBe(false);
	expect(contains([bent], [-1, 5])).toBe(false);
});

test('the gap between two fields is measured from corner to side', () => {
	const beyondTheTrack = rectangle(-17873, -9990, 40, 10);
	expect(gapBetween([field], [beyondTheTrack])).toBeCloseTo(7, 6);
	expect(gapBetween([beyondTheTrack], [field])).toBeCloseTo(7, 6);
	const acrossTheCorner = rectangle(-17877, -9946, 40, 10);
	expect(gapBetween([field], [acrossTheCorner])).toBeCloseTo(5, 6);
});

test('the extent holds every part', () => {
	expect(extentOf([field, rectangle(0, 0, 1, 2)])).toEqual({ west: -18000, east: 1, south: -10000, north: 2 });
});

test('lines that cross are no distance apart, lines that only come near are', () => {
	const road: Metres[] = [
		[0, 0],
		[50, 0],
		[100, 20],
	];
	const crossing: Metres[] = [
		[70, -10],
		[70, 30],
	];
	const ending: Metres[] = [
		[20, 30],
		[20, 4],
	];
	expect(distanceBetween(road, crossing)).toBe(0);
	expect(distanceBetween(road, ending)).toBeCloseTo(4, 9);
	expect(distanceBetween(ending, road)).toBeCloseTo(4, 9);
});
