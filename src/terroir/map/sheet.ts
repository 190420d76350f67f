import type { FeatureCollection, LineString } from 'geojson';
import type {
	ExpressionSpecification,
	LayerSpecification,
	LineLayerSpecification,
	SourceSpecification,
} from 'maplibre-gl';
import { estates, moinho } from '../../content/estates';
import reliefUrl from '../../content/map-sheet.avif?url';
import bounds from '../../content/map-sheet-place.gen.json';
import { lineFeatures } from './line-paths';
import type { LonLat } from './mercator';

/** `--paper`: what the sheet is printed on, and what stands where nothing is drawn. */
export const paperColour = '#f4efe4';
/** `--ink`. */
const inkColour = '#171411';
/** `--wine`. */
const sightColour = '#5e1224';
/** `--line` darkened by as much as a hairline loses. */
const graticuleColour = '#c3b596';
/** The inks of the printed contours (`tiles/artwork/inks.ts`). */
const fineColour = '#9a7a50';
export const indexColour = '#86551e';

const reliefSource = 'sheet-relief';
/** Filled by `drawSheetContours`: from afar, and nearer by. */
export const contoursSource = 'sheet-contours';
export const nearContoursSource = 'sheet-contours-near';
const graticuleSource = 'sheet-graticule';
const sightsSource = 'sheet-sights';
const edgeSource = 'sheet-edge';

/** Between these zooms the imagery comes up, where there is any. */
export const sheetZooms = { imageryFrom: 12.5, imageryWhole: 13.5 } as const;
/** How far it has come: sheet and imagery are both murky where they are mixed, so most of it comes within a quarter of a zoom. */
const imageryComes = [
	[sheetZooms.imageryFrom, 0],
	[12.65, 0.1],
	[12.9, 0.95],
	[sheetZooms.imageryWhole, 1],
] as const;
/** From here on contours are drawn as curves. */
export const nearFrom = 12.4;
/** From here on the relief goes, and with it the printed water, which is broader than the rivers are. */
const reliefGoes = 13;

/** Degrees: so far that no window at the least zoom around a place of the sheet ends before the graticule does. */
const graticuleReach = { west: -15, east: 0, south: 36, north: 46 } as const;
/** A line every half a degree, nearer every ten minutes, every minute, nearest every ten seconds; `from` is the zoom. */
const graticules = [
	{ perDegree: 2, from: 0, reach: graticuleReach },
	{ perDegree: 6, from: 9, reach: graticuleReach },
	{ perDegree: 60, from: 13, reach: bounds },
	{ perDegree: 360, from: 16, reach: bounds },
] as const;

/** The sheet that the map is from afar and beyond the imagery: relief, contours, graticule and lines of sight on paper. */
export function sheetSources(): Record<string, SourceSpecification> {
	const { west, south, east, north } = bounds;
	return {
		[reliefSource]: {
			type: 'image',
			url: reliefUrl,
			coordinates: [
				[west, north],
				[east, north],
				[east, south],
				[west, south],
			],
		},
		[contoursSource]: { type: 'geojson', data: lineFeatures([]) },
		[nearContoursSource]: { type: 'geojson', data: lineFeatures([]) },
		[graticuleSource]: { type: 'geojson', data: graticule() },
		[edgeSource]: { type: 'geojson', data: edge() },
		[sightsSource]: { type: 'geojson', data: sights() },
	};
}

/** Metres between the contours that are drawn stronger, and from further away. */
const indexInterval = 200;
/** What stands before the height in the name of a contour's stretches within the printed water. */
export const inWater = 'w';
export const isInWater: ExpressionSpecification = ['==', ['slice', ['get', 'name'], 0, 1], inWater];
const heightOf: ExpressionSpecification = ['case', isInWater, ['slice', ['get', 'name'], 1], ['get', 'name']];
export const isIndex: ExpressionSpecification = ['==', ['%', ['to-number', heightOf], indexInterval], 0];

/** Paper along the edges of the drawing, in which the contours end. */
const sheetEdge: LineLayerSpecification = {
	id: 'sheet-edge',
	type: 'line',
	source: edgeSource,
	maxzoom: 14,
	paint: {
		'line-color': paperColour,
		'line-width': ['interpolate', ['exponential', 2], ['zoom'], 8, 22, 14, 22 * 64],
		'line-blur': ['interpolate', ['exponential', 2], ['zoom'], 8, 16, 14, 16 * 64],
	},
};

/** The drawing's neat line, from so far that it is seen as a sheet. */
const neatLine: LineLayerSpecification = {
	id: 'sheet-neat-line',
	type: 'line',
	source: edgeSource,
	maxzoom: 10,
	paint: {
		'line-color': inkColour,
		'line-width': 1,
		'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, 10, 0],
	},
};

/** Below it lies what is around the sheet. */
export const firstGraticule = `sheet-graticule-${graticules[0].perDegree}`;

/** From below. */
export const sheetLayers: readonly LayerSpecification[] = [
	{ id: 'sheet-paper', type: 'background', paint: { 'background-color': paperColour } },
	{
		id: 'sheet-relief',
		type: 'raster',
		source: reliefSource,
		maxzoom: 14,
		paint: { 'raster-fade-duration': 0, 'raster-opacity': ['interpolate', ['linear'], ['zoom'], reliefGoes, 1, 14, 0] },
	},
	...contourLayers('far', contoursSource).map((layer) => ({ ...layer, maxzoom: nearFrom })),
	...contourLayers('near', nearContoursSource).map((layer) => ({
		...layer,
		minzoom: nearFrom,
		// As the printed water goes with the relief.
		paint: {
			...layer.paint,
			'line-opacity': ['interpolate', ['linear'], ['zoom'], reliefGoes, ['case', isInWater, 0, 0.75], 14, 0.75],
		} satisfies LineLayerSpecification['paint'],
	})),
	sheetEdge,
	neatLine,
	...graticuleLayers(),
	{
		id: 'sheet-sights',
		type: 'line',
		source: sightsSource,
		maxzoom: sheetZooms.imageryWhole,
		filter: ['!', ['get', 'dotted']],
		paint: { 'line-color': sightColour, 'line-width': 1.1, 'line-opacity': untilImagery(0.8) },
	},
	{
		id: 'sheet-sights-dotted',
		type: 'line',
		source: sightsSource,
		maxzoom: sheetZooms.imageryWhole,
		filter: ['get', 'dotted'],
		paint: {
			'line-color': sightColour,
			'line-width': 1.1,
			'line-dasharray': [2, 4],
			'line-opacity': untilImagery(0.65),
		},
	},
];

/** The finer a graticule, the nearer one has to be. */
function graticuleLayers(): LineLayerSpecification[] {
	return graticules.map(({ perDegree, from }) => ({
		id: `sheet-graticule-${perDegree}`,
		type: 'line',
		source: graticuleSource,
		minzoom: from,
		filter: ['==', ['get', 'perDegree'], perDegree],
		paint: {
			'line-color': graticuleColour,
			'line-width': 0.8,
			'line-opacity': ['interpolate', ['linear'], ['zoom'], from, from === 0 ? 1 : 0, from + 0.5, 1],
		},
	}));
}

function contourLayers(id: string, source: string): LineLayerSpecification[] {
	return [
		{
			id: `sheet-contours-${id}`,
			type: 'line',
			source,
			minzoom: 10.5,
			filter: ['!', isIndex],
			paint: {
				'line-color': fineColour,
				'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.5, 13, 0.7, 16, 1.2],
				'line-opacity': ['interpolate', ['linear'], ['zoom'], 10.5, 0, 11, 0.6, 13, 0.75],
			},
		},
		{
			id: `sheet-index-contours-${id}`,
			type: 'line',
			source,
			minzoom: 9,
			filter: isIndex,
			paint: {
				'line-color': indexColour,
				'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.4, 11, 0.8, 13, 1.1, 16, 2],
				'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 0, 10, 0.5, 11, 0.75],
			},
		},
	];
}

/** What comes with the imagery: from 0 to 1. */
export function withImagery(): ExpressionSpecification {
	return ['interpolate', ['linear'], ['zoom'], ...imageryComes.flat()];
}

/** What goes as the imagery comes. */
function untilImagery(opacity: number): ExpressionSpecification {
	const stops = imageryComes.flatMap(([zoom, share]) => [zoom, opacity * (1 - share)]);
	return ['interpolate', ['linear'], ['zoom'], ...stops];
}

function graticule(): FeatureCollection<LineString> {
	const features = graticules.flatMap(({ perDegree, reach: { west, east, south, north } }) => [
		...stepsBetween(west, east, perDegree).map((lon) => lineOf([lon, south], [lon, north], { perDegree })),
		...stepsBetween(south, north, perDegree).map((lat) => lineOf([west, lat], [east, lat], { perDegree })),
	]);
	return { type: 'FeatureCollection', features };
}

function stepsBetween(from: number, to: number, perDegree: number): number[] {
	const first = Math.ceil(from * perDegree);
	return Array.from({ length: Math.floor(to * perDegree) - first + 1 }, (_, at) => (first + at) / perDegree);
}

/** The lines of sight between the estates; those to the Moinho, which lies in the valley, are dotted, as on the front page. */
function sights(): FeatureCollection<LineString> {
	const pairs = estates.flatMap((from, index) => estates.slice(index + 1).map((to) => ({ from, to })));
	return {
		type: 'FeatureCollection',
		features: pairs.map(({ from, to }) => lineOf(from.centre, to.centre, { dotted: to === moinho })),
	};
}

function edge(): FeatureCollection<LineString> {
	const { west, east, south, north } = bounds;
	const coordinates = [
		[west, south],
		[west, north],
		[east, north],
		[east, south],
		[west, south],
	];
	const geometry = { type: 'LineString' as const, coordinates };
	return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
}

function lineOf(from: LonLat, to: LonLat, properties: Record<string, boolean | number> = {}) {
	return {
		type: 'Feature' as const,
		properties,
		geometry: { type: 'LineString' as const, coordinates: [[...from], [...to]] },
	};
}
