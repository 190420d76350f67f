import type { GeoJSONSourceSpecification, LayerSpecification, MapLibreMap } from 'maplibre-gl';
import { expect, it } from 'vitest';
import bounds from '../../content/map-sheet-place.gen.json';
import { drawCountry } from './country';
import { sheetLayers } from './sheet';
import { firstGraticule } from './sheet-graticule';

/** As much of a map as is drawn on. */
class DrawnMap {
	readonly sources: Record<string, GeoJSONSourceSpecification> = {};
	readonly layers: { layer: LayerSpecification; before: string | undefined }[] = [];
	#look: () => void = () => {};

	constructor(private zoom = 8) {}

	getZoom = () => this.zoom;
	on = (_: 'zoom', look: () => void) => (this.#look = look);
	off = () => (this.#look = () => {});
	addSource = (id: string, source: GeoJSONSourceSpecification) => (this.sources[id] = source);
	hasImage = () => false;
	addImage = () => {};
	addLayer = (layer: LayerSpecification, before?: string) => this.layers.push({ layer, before });

	zoomTo(zoom: number): void {
		this.zoom = zoom;
		this.#look();
	}
}

function draw(map: DrawnMap, life = new AbortController().signal): Promise<void> {
	return drawCountry(map as unknown as MapLibreMap, life, 12, { addCountry() {} });
}

async function drawn(): Promise<DrawnMap> {
	const map = new DrawnMap();
	await draw(map);
	return map;
}

it('the country is drawn from afar alone, beneath the graticule and above the relief', async () => {
	const { layers, sources } = await drawn();
	for (const { layer } of layers) expect(layer.maxzoom, layer.id).toBeLessThanOrEqual(12);
	expect(layers.every(({ layer }) => 'source' in layer && String(layer.source) in sources)).toBe(true);
	const land = layers.filter(({ layer }) => layer.type !== 'symbol');
	expect(land.length).toBeGreaterThan(3);
	for (const { before } of land) expect(before).toBe(firstGraticule);
	const order = sheetLayers.map(({ id }) => id);
	expect(order.indexOf(firstGraticule)).toBeGreaterThan(order.indexOf('sheet-neat-line'));
});

it('the sea is a closed ring west of the shore', async () => {
	const { data } = (await drawn()).sources['country-sea'] ?? {};
	const ring = (data as GeoJSON.Feature<GeoJSON.Polygon>).geometry.coordinates[0] ?? [];
	expect(ring[0]).toEqual(ring.at(-1));
	expect(Math.min(...ring.map(([lon = 0]) => lon))).toBe(-16);
	// Porto is on land.
	const atPorto = ring.filter(([, lat = 0]) => Math.abs(lat - 41.15) < 0.05).map(([lon = 0]) => lon);
	expect(atPorto).not.toEqual([]);
	expect(Math.max(...atPorto)).toBeLessThan(-8.62);
});

it('each river goes on over the edge of the sheet, in stretches on it and beyond', async () => {
	const { data } = (await drawn()).sources['country-rivers'] ?? {};
	const { features } = data as GeoJSON.FeatureCollection<GeoJSON.LineString>;
	const placesWhere = (isOn: boolean) =>
		features
			.filter(({ properties }) => properties?.name === 'Rio Douro' && properties.onSheet === isOn)
			.flatMap(({ geometry }) => geometry.coordinates.map(([longitude = 0]) => longitude));
	expect(Math.min(...placesWhere(true))).toBeGreaterThan(bounds.west);
	const west = placesWhere(false).filter((longitude) => longitude < -7.5);
	expect(Math.max(...west)).toBeGreaterThanOrEqual(Math.min(...placesWhere(true)));
});

it('nothing is drawn on a map that is gone', async () => {
	const map = new DrawnMap();
	await draw(map, AbortSignal.abort());
	expect(map.layers).toEqual([]);
});

it('waits until the map is far away', async () => {
	const map = new DrawnMap(15);
	const drawing = draw(map);
	await Promise.resolve();
	expect(map.layers).toEqual([]);
	map.zoomTo(10.5);
	await drawing;
	expect(map.layers).not.toEqual([]);
});
