import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latitudeAt, northing, pixelsFrom, placeFrom, worldPx } from './mercator';

const latitudes = fc.double({ min: -85, max: 85, noNaN: true });
const pixels = fc.double({ min: -5000, max: 5000, noNaN: true });

it('reaches 180 degrees north where the square world ends', () => {
	expect(northing(85.051129)).toBeCloseTo(180, 4);
	expect(northing(0)).toBe(0);
});

it('finds the latitude again', () => {
	fc.assert(
		fc.property(latitudes, (latitude) => {
			expect(latitudeAt(northing(latitude))).toBeCloseTo(latitude, 9);
		}),
	);
});

it('counts the pixels back to where it started from', () => {
	fc.assert(
		fc.property(latitudes, pixels, pixels, (latitude, x, y) => {
			const origin = [-7.5, latitude] as const;
			const world = worldPx(15);
			const there = pixelsFrom(origin, placeFrom(origin, x, y, world), world);
			expect(there.x).toBeCloseTo(x, 3);
			expect(there.y).toBeCloseTo(y, 3);
		}),
	);
});
