import type { Feature, FeatureCollection, Point, Polygon } from 'geojson';
import type {
	ExpressionSpecification,
	GeoJSONSource,
	LayerSpecification,
	LineLayerSpecification,
	MapLibreMap,
	SymbolLayerSpecification,
} from 'maplibre-gl';
import { metresPerDegree, metresPerDegreeEast } from '../../content/coordinates';
import type { Parcel } from '../../content/places';
import { Contours } from './contours';
import type { MapEngine, MapLayers, Position } from './engine';
import { drawFillContours, fillContoursSource } from './fill-contours';
import { decodeLines, lineFeatures } from './line-paths';
import type { LonLat } from './mercator';
import { reservedLayer } from './reserved';
import { paperColour } from './sheet';
import { drawSheetContours } from './sheet-contours';
import { type ParcelState, parcelLayers, parcelsSource } from './style';

type OverlayOptions = { onError: (error: unknown) => void; leastLetterPx: number };

/** What can be laid over the imagery and taken away again; kept until the map's style is there. */
export function overlaysOf(
	map: MapLibreMap,
	life: AbortSignal,
	{ onError, leastLetterPx }: OverlayOptions,
): Pick<MapEngine, 'setLayers' | 'setPosition'> {
	const contours = new Contours(map, life, { onError, leastLetterPx });
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
		void drawSheetContours(map, life).catch(onError);
		drawFillContours(map, life, onError);
	});
	// Lettering comes after the land: nobody waits for a map because of the names of its rivers.
	map.once('idle', () => void drawRiverNames(map, life, leastLetterPx).catch(onError));
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

const positionSource = 'position';
const circleCorners = 72;

/** Shows where the visitor stands: a dot and around it the circle of accuracy. */
function drawPosition(map: MapLibreMap, position: Position | undefined): void {
	const data = positionFeatures(position);
	const source = map.getSource<GeoJSONSource>(positionSource);
	if (source) {
		source.setData(data);
		return;
	}
	if (!position) return;
	map.addSource(positionSource, { type: 'geojson', data });
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
	const up = radius / metresPerDegree;
	const across = radius / metresPerDegreeEast(latitude);
	const ring = Array.from({ length: circleCorners + 1 }, (_, corner) => {
		const angle = (2 * Math.PI * corner) / circleCorners;
		return [longitude + across * Math.cos(angle), latitude + up * Math.sin(angle)];
	});
	return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

const positionLayers: LayerSpecification[] = [
	{
		id: 'position-accuracy',
		type: 'fill',
		source: positionSource,
		filter: ['==', ['geometry-type'], 'Polygon'],
		paint: { 'fill-color': 'rgba(244, 239, 228, 0.35)' },
	},
	{
		id: 'position-edge',
		type: 'line',
		source: positionSource,
		filter: ['==', ['geometry-type'], 'Polygon'],
		paint: { 'line-color': '#ffffff', 'line-width': 1.4, 'line-dasharray': [3, 2] },
	},
	{
		id: 'position-dot',
		type: 'circle',
		source: positionSource,
		filter: ['==', ['geometry-type'], 'Point'],
		paint: {
			'circle-radius': 8,
			'circle-color': '#5e1224',
			'circle-stroke-color': '#ffffff',
			'circle-stroke-width': 3,
		},
	},
];

/** What marks the parcels of a map; kept until its style is there. */
export function markParcels(
	map: MapLibreMap,
	parcels: readonly Parcel[],
): Pick<MapEngine, 'setSelection' | 'setHighlight' | 'setHover'> {
	let marks: Marks = { selection: new Set(), highlight: undefined, hover: undefined };

	function mark(change: Partial<Marks>): void {
		marks = { ...marks, ...change };
		for (const source of [parcelsSource, fillContoursSource]) {
			if (map.getSource(source) === undefined) return;
			for (const { slug } of parcels) map.setFeatureState({ source, id: slug }, parcelState(slug, marks));
		}
	}

	map.on('style.load', () => mark({}));
	return {
		setSelection: (slugs) => mark({ selection: new Set(slugs) }),
		setHighlight: (highlight) => mark({ highlight }),
		setHover: (hover) => mark({ hover }),
	};
}

/** What is marked on the map besides the camera. */
type Marks = { selection: ReadonlySet<string>; highlight: string | undefined; hover: string | undefined };

/** The feature-state of one parcel: opacity follows the selection alone, colour the highlight alone (docs/product.md 4). */
export function parcelState(slug: string, { selection, highlight, hover }: Marks): ParcelState {
	const paint = highlight === undefined ? 'own' : highlight === slug ? 'chosen' : 'rest';
	return { selected: selection.has(slug), paint, hovered: hover === slug || highlight === slug };
}

/**
 * The font of water as the canvas letters with it. Without a `glyphs` address MapLibre draws each letter with the page's own fonts; weight and
 * slant it reads from the first name of the stack, which therefore names no family but the style alone.
 */
const waterFont = ['Italic', 'Bona Nova'];

/** From this zoom on a name keeps to the bends of the water and clear of the parcels. */
const nearZoom = 13;

/** Sets the names of the rivers along the water. Comes after the map has been drawn: it is lettering, and the land comes first. */
async function drawRiverNames(map: MapLibreMap, life: AbortSignal, leastPx: number): Promise<void> {
	const { default: rivers } = await import('../../content/rivers.gen.json');
	if (life.aborted) return;
	map.addSource('rivers', { type: 'geojson', data: lineFeatures(decodeLines(rivers.near)) });
	map.addSource('rivers-far', { type: 'geojson', data: lineFeatures(decodeLines(rivers.far)) });
	map.addLayer(waterOnSheet, 'imagery-far');
	map.addLayer({ ...lettering('rivers', leastPx, onImagery), minzoom: nearZoom }, reservedLayer.id);
	map.addLayer({ ...lettering('rivers-far', leastPx, onPaper), minzoom: 9.5, maxzoom: nearZoom }, reservedLayer.id);
}

/** Half the width of a river in metres (`tiles/terrain/rivers.ts`), of the streams' one for all. */
const halfWidth: ExpressionSpecification = [
	'match',
	['get', 'name'],
	'Rio Douro',
	82,
	'Rio Sabor',
	42,
	'Rio Tua',
	19,
	8,
];
/** Metres under a pixel at zoom 18 in the Douro. */
const metresAtNearest = 0.225;

/** The rivers beyond the imagery where the sheet is lines alone. */
const waterOnSheet: LineLayerSpecification = {
	id: 'rivers-on-sheet',
	type: 'line',
	source: 'rivers',
	minzoom: nearZoom,
	layout: { 'line-cap': 'round', 'line-join': 'round' },
	paint: {
		'line-color': '#b9c1b8',
		'line-opacity': ['interpolate', ['linear'], ['zoom'], nearZoom, 0, 14, 1],
		'line-width': [
			'interpolate',
			['exponential', 2],
			['zoom'],
			13,
			['/', halfWidth, metresAtNearest * 16],
			18,
			['/', halfWidth, metresAtNearest / 2],
		],
	},
};

/** `--water-light` on imagery; on the sheet, as on the front page, dark with the paper around it. */
const onImagery = { 'text-color': '#cfdcd8', 'text-halo-color': 'rgba(23, 20, 17, 0.55)', 'text-halo-width': 1.4 };
const onPaper = { 'text-color': '#38525e', 'text-halo-color': paperColour, 'text-halo-width': 1.6 };

function lettering(
	source: string,
	leastPx: number,
	paint: NonNullable<SymbolLayerSpecification['paint']>,
): SymbolLayerSpecification {
	const px = (wanted: number) => Math.max(wanted, leastPx);
	return {
		id: `${source}-names`,
		type: 'symbol',
		source,
		layout: {
			'symbol-placement': 'line',
			'symbol-spacing': 420,
			'text-field': ['get', 'name'],
			'text-font': waterFont,
			'text-size': ['interpolate', ['linear'], ['zoom'], 10, px(16), 13, px(19), 15, px(26), 17, px(38)],
			'text-letter-spacing': 0.18,
			'text-max-angle': 36,
			'text-padding': 8,
		},
		paint,
	};
}
