import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { project, tileBounds, unproject, worldSize } from './mercator';

describe('the Mercator map', () => {
	it('has its middle where equator and prime meridian meet', () => {
		expect(project([0, 0], 3)).toEqual([worldSize(3) / 2, worldSize(3) / 2]);
	});

	it('is 512 pixels wide at zoom 0 and doubles with each zoom', () => {
		expect(worldSize(0)).toBe(512);
		expect(worldSize(15)).toBe(16_777_216);
	});

	it('puts a quinta on the tile that is known to show it', () => {
		const [x, y] = project([-7.52, 41.16], 15);
		expect([Math.floor(x / 512), Math.floor(y / 512)]).toEqual([15_699, 12_266]);
	});

	it('leads back to the place it came from', () => {
		const place = fc.tuple(
			fc.double({ min: -180, max: 180, noNaN: true }),
			fc.double({ min: -85, max: 85, noNaN: true }),
		);
		fc.assert(
			fc.property(place, fc.double({ min: 0, max: 22, noNaN: true }), (lonLat, zoom) => {
				const [lon, lat] = unproject(project(lonLat, zoom), zoom);
				expect(lon).toBeCloseTo(lonLat[0], 8);
				expect(lat).toBeCloseTo(lonLat[1], 8);
			}),
		);
	});

	it('covers the world with one tile at zoom 0', () => {
		const { west, south, east, north } = tileBounds({ z: 0, x: 0, y: 0 });
		expect([west, east]).toEqual([-180, 180]);
		expect(north).toBeCloseTo(85.051129, 6);
		expect(south).toBeCloseTo(-85.051129, 6);
	});
});
