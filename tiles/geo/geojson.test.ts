import { describe, expect, it } from 'vitest';
import { parseAreas } from './geojson';

const ring = [
	[0, 0],
	[1, 0],
	[1, 1],
	[0, 0],
];

function collection(geometry: unknown, properties: unknown = {}) {
	return { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] };
}

describe('reading areas', () => {
	it('takes polygons and multipolygons with their properties', () => {
		expect(parseAreas(collection({ type: 'Polygon', coordinates: [ring] }, { slug: 'a' }))).toEqual([
			{ properties: { slug: 'a' }, polygons: [[ring]] },
		]);
		expect(parseAreas(collection({ type: 'MultiPolygon', coordinates: [[ring], [ring]] }, null))).toEqual([
			{ properties: {}, polygons: [[ring], [ring]] },
		]);
	});

	it.each([
		['something else', [], /not a FeatureCollection|not a GeoJSON/],
		['a line', collection({ type: 'LineString', coordinates: ring }), /feature 0 is a LineString/],
		['no geometry', collection(null), /feature 0 has no geometry/],
		['an open ring', collection({ type: 'Polygon', coordinates: [ring.slice(0, 3)] }), /not closed/],
		[
			'text for a number',
			collection({ type: 'Polygon', coordinates: [[['0', 0], ...ring.slice(1)]] }),
			/not longitude/,
		],
		['metres for degrees', collection({ type: 'Polygon', coordinates: [[[4_550_000, 0], ...ring]] }), /not longitude/],
		['no coordinates', collection({ type: 'Polygon' }), /lacks coordinates/],
	])('refuses %s', (_, json, message) => {
		expect(() => parseAreas(json)).toThrow(message);
	});
});
