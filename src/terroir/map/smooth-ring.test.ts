import { readFileSync } from 'node:fs';
import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { parsePlaces } from '../../content/places';
import { smoothRing } from './smooth';

const square = [
	[0, 0],
	[4, 0],
	[4, 4],
	[0, 4],
	[0, 0],
];

/** The sharpest turn of a closed ring, in degrees. */
function sharpestTurn(ring: readonly Position[]): number {
	const places = ring.slice(1);
	const turns = places.map(([x = 0, y = 0], index) => {
		const [fromX = 0, fromY = 0] = places.at(index - 1)!;
		const [toX = 0, toY = 0] = places[(index + 1) % places.length]!;
		const turn = Math.atan2(toY - y, toX - x) - Math.atan2(y - fromY, x - fromX);
		return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
	});
	return (Math.max(...turns) * 180) / Math.PI;
}

/** By Gauss, positive where the ring runs counter-clockwise. */
function areaOf(ring: readonly Position[]): number {
	return ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
		const [fromX = 0, fromY = 0] = ring[index]!;
		return sum + (fromX * y - x * fromY) / 2;
	}, 0);
}

describe('a ring made smooth', () => {
	it('runs through the middle of each side, and is closed', () => {
		const curve = smoothRing(square);
		for (const side of [
			[2, 0],
			[4, 2],
			[2, 4],
			[0, 2],
		]) {
			expect(curve).toContainEqual(side);
		}
		expect(curve.at(-1)).toEqual(curve[0]);
	});

	it('rounds its corners within them', () => {
		expect(sharpestTurn(square)).toBeCloseTo(90);
		expect(sharpestTurn(smoothRing(square))).toBeLessThan(30);
		expect(
			smoothRing(square)
				.flat()
				.every((degrees) => degrees >= 0 && degrees <= 4),
		).toBe(true);
	});

	it('keeps the area of every parcel, on which its facts rest, to a hundredth', () => {
		const parcels = parsePlaces(JSON.parse(readFileSync('src/content/places.geojson', 'utf8')));
		const changes = parcels.flatMap(({ coordinates }) =>
			coordinates.flat().map((ring) => Math.abs(areaOf(smoothRing(ring)) / areaOf(ring) - 1)),
		);
		expect(Math.max(...changes)).toBeLessThan(0.01);
	});
});
