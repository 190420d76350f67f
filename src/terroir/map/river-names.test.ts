import type { FeatureCollection } from 'geojson';
import type { MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { createStore } from '../../platform/store';
import { testSurvey } from '../testing/looked-at-map';
import { stretchesWhere } from './line-paths';
import { RiverNames } from './river-names';
import type { ScreenBox } from './screen';

test('the stretches of a line are those whose points are all there, in order, and single points are none', () => {
	const places = [0, 1, 2, 5, 6, 9, 0.5].map((x) => [x, 0] as const);
	const stretches = stretchesWhere([{ name: 'Rio', places }], ([x]) => x < 4 || x === 9);
	expect(stretches.map(({ places }) => places.map(([x]) => x))).toEqual([
		[0, 1, 2],
		[9, 0.5],
	]);
	expect(stretchesWhere([{ name: 'Rio', places }], ([x]) => x === 5)).toEqual([]);
});

/** As much of a map as names of rivers are placed on: degrees are pixels of a window of 1000 by 600, from its middle on. */
class PlacedMap {
	data: FeatureCollection = { type: 'FeatureCollection', features: [] };
	isMoving = () => false;
	getContainer = () => ({ clientWidth: 1000, clientHeight: 600 });
	getCenter = () => ({ lng: this.centre[0], lat: this.centre[1] });
	getSource = () => ({ setData: (data: FeatureCollection) => (this.data = data) });
	addSource() {}
	addLayer() {}
	on() {}

	constructor(
		readonly centre: readonly [longitude: number, latitude: number],
		readonly zoom: number,
	) {}

	getZoom = () => this.zoom;
	#pixelsPerDegree = () => (512 * 2 ** this.zoom) / 360;

	project = ([longitude, latitude]: [number, number]) => ({
		x: 500 + (longitude - this.centre[0]) * this.#pixelsPerDegree(),
		y: 300 - ((latitude - this.centre[1]) * this.#pixelsPerDegree()) / Math.cos((41 * Math.PI) / 180),
	});

	unproject = (pixel: [number, number] | { x: number; y: number }) => {
		const [x, y] = Array.isArray(pixel) ? pixel : [pixel.x, pixel.y];
		const lng = this.centre[0] + (x - 500) / this.#pixelsPerDegree();
		const lat = this.centre[1] - ((y - 300) * Math.cos((41 * Math.PI) / 180)) / this.#pixelsPerDegree();
		return { lng, lat, toArray: () => [lng, lat] };
	};
}

async function namesOn(map: PlacedMap, boxes: readonly ScreenBox[] = []): Promise<unknown[]> {
	const names = new RiverNames(map as unknown as MapLibreMap, testSurvey, createStore(boxes), 0);
	await names.draw(new AbortController().signal);
	return map.data.features.map(({ properties }) => properties?.text);
}

test('each river in a window has its name once, where nothing stands over it', async () => {
	expect(await namesOn(new PlacedMap([-7.52, 41.16], 15))).toEqual(['Rio Torto']);
	expect(await namesOn(new PlacedMap([-7.07, 41.19], 15))).toEqual(['Rio Sabor']);
	expect(await namesOn(new PlacedMap([-7.52, 41.16], 12.5))).toEqual(expect.arrayContaining(['Rio Douro']));
	const everywhere = { x: 0, y: 0, width: 1000, height: 600 };
	expect(await namesOn(new PlacedMap([-7.52, 41.16], 15), [everywhere])).toEqual([]);
});

test('what no camera sees has no part in it: places in line with a tilted one are endlessly far, those behind it have the pixels of others', async () => {
	const map = new PlacedMap([-7.52, 41.16], 12.5);
	const project = map.project;
	map.project = (place) => {
		const pixel = project(place);
		if (place[0] > -7.5) return { x: 1e9, y: -1e9 };
		return place[0] < -7.54 ? { x: 1000 - pixel.x, y: 600 - pixel.y } : pixel;
	};
	await namesOn(map);
	const places = map.data.features.flatMap(({ geometry }) =>
		geometry.type === 'LineString' ? geometry.coordinates : [],
	);
	expect(places.length).toBeGreaterThan(0);
	expect(places.filter(([longitude = 0]) => longitude > -7.49 || longitude < -7.55)).toEqual([]);
});

test('over the edge of the imagery a name stands on one side of it, and says on which', async () => {
	const map = new PlacedMap([-7.09, 41.175], 13);
	await namesOn(map);
	expect(map.data.features.length).toBeGreaterThan(0);
	for (const { geometry, properties } of map.data.features) {
		if (geometry.type !== 'LineString') throw new Error('A name stands on a line.');
		// Its ends are prolonged.
		const places = geometry.coordinates
			.slice(1, -1)
			.map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const);
		expect(new Set(places.map((place) => testSurvey.holds(place)))).toEqual(new Set([properties?.onImagery]));
	}
});
