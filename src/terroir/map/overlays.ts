import type { Feature, FeatureCollection, Point, Polygon } from 'geojson';
import type { GeoJSONSource, LayerSpecification, MapLibreMap } from 'maplibre-gl';
import { Contours } from './contours';
import type { MapEngine, MapLayers, Position } from './engine';
import { type LonLat, METRES_PER_DEGREE, metresPerDegreeEast } from './mercator';
import { drawRiverNames } from './river-names';
import { parcelLayers } from './style';

/** What can be laid over the imagery and taken away again; kept until the map's style is there. */
export function overlaysOf(
	map: MapLibreMap,
	life: AbortSignal,
	onError: (error: unknown) => void,
): Pick<MapEngine, 'setLayers' | 'setPosition'> {
	const contours = new Contours(map, life, onError);
	let layers: MapLayers = { parcels: true, contours: false };
	let position: Position | undefined;
	let loaded = false;

	function apply(): void {
		if (!loaded) return;
		for (const id of parcelLayers) map.setLayoutProperty(id, 'visibility', layers.parcels ? 'visible' : 'none');
		contours.show(layers.contours);
		drawPosition(map, position);
	}

	map.once('style.load', () => {
		loaded = true;
		apply();
	});
	// Lettering comes after the land: nobody waits for a map because of the names of its rivers.
	map.once('idle', () => void drawRiverNames(map, life).catch(onError));
	return {
		setLayers: (next) => {
			layers = next;
			apply();
		},
		setPosition: (next) => {
			position = next;
			apply();
		},
	};
}

const SOURCE = 'position';
const CORNERS = 72;

/** Shows where the visitor stands: a dot and around it the circle of accuracy. */
export function drawPosition(map: MapLibreMap, position: Position | undefined): void {
	const data = positionFeatures(position);
	const source = map.getSource<GeoJSONSource>(SOURCE);
	if (source) {
		source.setData(data);
		return;
	}
	if (!position) return;
	map.addSource(SOURCE, { type: 'geojson', data });
	for (const layer of positionLayers) map.addLayer(layer);
}

export function positionFeatures(position: Position | undefined): FeatureCollection<Point | Polygon> {
	if (!position) return { type: 'FeatureCollection', features: [] };
	const dot: Feature<Point> = {
		type: 'Feature',
		properties: {},
		geometry: { type: 'Point', coordinates: [...position.place] },
	};
	return { type: 'FeatureCollection', features: [circleAround(position.place, position.accuracy), dot] };
}

/** A circle on the ground as a polygon: MapLibre's own circles are sized in pixels. */
function circleAround([longitude, latitude]: LonLat, radius: number): Feature<Polygon> {
	const up = radius / METRES_PER_DEGREE;
	const across = radius / metresPerDegreeEast(latitude);
	const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
		const angle = (2 * Math.PI * corner) / CORNERS;
		return [longitude + across * Math.cos(angle), latitude + up * Math.sin(angle)];
	});
	return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

const positionLayers: LayerSpecification[] = [
	{
		id: 'position-accuracy',
		type: 'fill',
		source: SOURCE,
		filter: ['==', ['geometry-type'], 'Polygon'],
		paint: { 'fill-color': 'rgba(244, 239, 228, 0.35)' },
	},
	{
		id: 'position-edge',
		type: 'line',
		source: SOURCE,
		filter: ['==', ['geometry-type'], 'Polygon'],
		paint: { 'line-color': '#ffffff', 'line-width': 1.4, 'line-dasharray': [3, 2] },
	},
	{
		id: 'position-dot',
		type: 'circle',
		source: SOURCE,
		filter: ['==', ['geometry-type'], 'Point'],
		paint: {
			'circle-radius': 8,
			'circle-color': '#5e1224',
			'circle-stroke-color': '#ffffff',
			'circle-stroke-width': 3,
		},
	},
];
