import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLat, toLon, toMetres, toX, toY } from './frame';

test('a place survives the way into metres and back', () => {
	const lon = fc.double({ min: -8, max: -6.5, noNaN: true });
	const lat = fc.double({ min: 40.9, max: 41.6, noNaN: true });
	fc.assert(
		fc.property(lon, lat, (east, north) => {
			expect(toLon(toX(east))).toBeCloseTo(east, 10);
			expect(toLat(toY(north))).toBeCloseTo(north, 10);
		}),
	);
});

test('a minute of latitude measures a nautical mile', () => {
	const [, south] = toMetres([-7.3, 41.2]);
	const [, north] = toMetres([-7.3, 41.2 + 1 / 60]);
	expect(Math.abs(north - south - 1852)).toBeLessThan(5);
});
