// @vitest-environment happy-dom
import fc from 'fast-check';
import { Hash } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import type { MapCamera } from '../map/engine';
import { formatFragment, parseFragment } from './fragment';

const cameras = fc.record({
	center: fc.tuple(
		fc.double({ min: -179.99, max: 179.99, noNaN: true }),
		fc.double({ min: -84.99, max: 84.99, noNaN: true }),
	),
	zoom: fc.double({ min: 8, max: 18, noNaN: true }),
	bearing: fc.oneof(fc.constant(0), fc.double({ min: -180, max: 180, noNaN: true })),
	pitch: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 85, noNaN: true })),
});

/** What MapLibre itself would write for a map with this camera. */
function maplibreFragment({ center: [lng, lat], zoom, bearing, pitch }: MapCamera): string {
	const map = {
		getCenter: () => ({ lng, lat }),
		getZoom: () => zoom,
		getBearing: () => bearing,
		getPitch: () => pitch,
		_camera: { transform: { worldCoordinateHelper: { wraps: true } } },
	};
	return Hash.prototype.getHashString.call({ _map: map });
}

describe('the fragment', () => {
	it('is written as MapLibre writes it', () => {
		const sameText = fc.property(cameras, (camera) => {
			expect(formatFragment(camera)).toBe(maplibreFragment(camera));
		});
		fc.assert(sameText, { numRuns: 1000 });
	});

	it('brings back the camera it was written for, to within half a pixel', () => {
		fc.assert(
			fc.property(cameras, (camera) => {
				const parsed = parseFragment(formatFragment(camera));
				const pixel = 360 / (512 * 2 ** camera.zoom);
				expect(parsed?.zoom).toBeCloseTo(camera.zoom, 1);
				expect(Math.abs((parsed?.center[0] ?? 999) - camera.center[0])).toBeLessThan(pixel);
				expect(Math.abs((parsed?.center[1] ?? 999) - camera.center[1])).toBeLessThan(pixel);
				expect(parsed?.bearing).toBeCloseTo(camera.bearing, 0);
				expect(Math.abs((parsed?.pitch ?? 999) - camera.pitch)).toBeLessThanOrEqual(0.5);
			}),
		);
	});

	it.each([
		['', 'nothing'],
		['#conteudo', 'an anchor of the page'],
		['#15/41.16', 'too few parts'],
		['#15/41.16/-7.52/0/0/0', 'too many parts'],
		['#15//-7.52', 'an empty part'],
		['#15/norte/-7.52', 'a word'],
		['#15/41.16/NaN', 'not a number'],
	])('%s is %s and asks for no camera', (fragment) => {
		expect(parseFragment(fragment)).toBeUndefined();
	});

	it.each([
		['#7/41.16/-7.52', '#8/41.16/-7.52', 'a zoom below the limit'],
		['#19/41.16/-7.52', '#18/41.16/-7.52', 'a zoom above the limit'],
		['#15/91/-7.52', '#15/85/-7.52', 'a latitude off the map'],
		['#15/41.16/352.48', '#15/41.16/-7.52', 'a longitude once around'],
		['#15/41.16/-7.52/-270', '#15/41.16/-7.52/90', 'a bearing once around'],
		['#15/41.16/-7.52/0/75', '#15/41.16/-7.52/0/75', 'a pitch within the limit'],
		['#15/41.16/-7.52/0/90', '#15/41.16/-7.52/0/85', 'a pitch beyond the limit'],
		['#15/41.16/-7.52/0/-1', '#15/41.16/-7.52', 'a pitch below the limit'],
	])('%s asks for %s: %s keeps the place', (fragment, kept) => {
		const camera = parseFragment(fragment);
		expect(camera && formatFragment(camera)).toBe(kept);
	});

	it('never fails on whatever follows the hash', () => {
		fc.assert(fc.property(fc.string(), (text) => void parseFragment(`#${text}`)));
	});
});
