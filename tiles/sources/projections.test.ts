import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { LonLat } from '../geo/frame';
import { projectionOf } from './projections';

const main: LonLat = [-7.52, 41.16];
const valeSabor: LonLat = [-7.07, 41.19];

/** Computed by PROJ 9. */
const known: [code: number, place: LonLat, east: number, north: number][] = [
	[3857, main, -837122.5708, 5035970.3491],
	[3857, valeSabor, -787028.7999, 5040407.1431],
	[32629, main, 624170.6557, 4557574.4629],
	[32629, valeSabor, 661853.066, 4561644.8063],
	[25829, main, 624170.6557, 4557574.4629],
	[3763, main, 51459.1729, 165828.1045],
	[3763, valeSabor, 89188.1588, 169523.5551],
	[4326, main, ...main],
	[4258, main, ...main],
];

describe('a projection', () => {
	it.each(known)('EPSG:%i puts %j where PROJ puts it, to a millimetre', (code, place, east, north) => {
		const [x, y] = projectionOf(code)!.forward(place);
		expect(Math.hypot(x - east, y - north)).toBeLessThan(0.001);
	});

	it.each([3857, 32629, 3763, 4326])('EPSG:%i leads back', (code) => {
		const { forward, inverse } = projectionOf(code)!;
		const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
		fc.assert(
			fc.property(degrees(-9, -6), degrees(37, 42), (lon, lat) => {
				const back = inverse(...forward([lon, lat]));
				expect(Math.hypot(back[0] - lon, back[1] - lat)).toBeLessThan(1e-8);
			}),
		);
	});
});

test('a code that is not known has no projection', () => {
	expect(projectionOf(27700)).toBeUndefined();
});
