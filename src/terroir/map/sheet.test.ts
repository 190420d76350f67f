import { expect, it } from 'vitest';
import bounds from '../../content/map-sheet-place.gen.json';
import { latitudeAt, northing, worldPx } from '../../content/mercator';
import { minMapZoom } from './engine';
import { sheetLayers, sheetSources } from './sheet';

it('no window at the least zoom around a place of the sheet ends before the graticule does', () => {
	const source = sheetSources()['sheet-graticule'];
	if (source?.type !== 'geojson' || typeof source.data !== 'object' || source.data.type !== 'FeatureCollection')
		throw new Error('The graticule is no collection.');
	const places = source.data.features.flatMap(({ geometry }) =>
		geometry.type === 'LineString' ? geometry.coordinates : [],
	);
	const perDegree = worldPx(minMapZoom) / 360;
	const [halfWidth, halfHeight] = [3840 / 2 / perDegree, 2160 / 2 / perDegree];
	const longitudes = places.map(([longitude = 0]) => longitude);
	const latitudes = places.map(([, latitude = 0]) => latitude);
	expect(Math.min(...longitudes)).toBeLessThan(bounds.west - halfWidth);
	expect(Math.max(...longitudes)).toBeGreaterThan(bounds.east + halfWidth);
	expect(Math.min(...latitudes)).toBeLessThan(latitudeAt(northing(bounds.south) - halfHeight));
	expect(Math.max(...latitudes)).toBeGreaterThan(latitudeAt(northing(bounds.north) + halfHeight));
});

it('no line of the graticule is drawn twice', () => {
	const source = sheetSources()['sheet-graticule'];
	if (source?.type !== 'geojson' || typeof source.data !== 'object' || source.data.type !== 'FeatureCollection')
		throw new Error('The graticule is no collection.');
	const lines = source.data.features.map(({ geometry }) => {
		if (geometry.type !== 'LineString') throw new Error('A line is none.');
		const [[longitude, latitude] = [], [otherLongitude] = []] = geometry.coordinates;
		return longitude === otherLongitude ? `${longitude?.toFixed(6)} east` : `${latitude?.toFixed(6)} north`;
	});
	expect(lines.length).toBeGreaterThan(900);
	expect(new Set(lines).size).toBe(lines.length);
});

it('from afar the sheet is a picture, nearer by lines alone', () => {
	const at = (zoom: number) =>
		sheetLayers
			.filter(({ minzoom = 0, maxzoom = 24 }) => minzoom <= zoom && zoom < maxzoom)
			.map(({ id }) => id)
			.filter((id) => !id.includes('graticule'));
	expect(at(8)).toEqual(['sheet-paper', 'sheet-relief', 'sheet-neat-line', 'sheet-sights', 'sheet-sights-dotted']);
	expect(at(11)).toEqual([
		'sheet-paper',
		'sheet-relief',
		'sheet-banks',
		'sheet-contours-far',
		'sheet-index-contours-far',
		'sheet-neat-line',
		'sheet-sights',
		'sheet-sights-dotted',
	]);
	expect(at(15)).toEqual(['sheet-paper', 'sheet-contours-near', 'sheet-index-contours-near', 'sheet-neat-line']);
});
