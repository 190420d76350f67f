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
import { byZoom } from './by-zoom';
import { goldLine, tokens } from './colours';
import { collection, feature, line } from './geojson';
import { graticuleLayers, graticuleLines, graticuleSource } from './sheet-graticule';

/** The edge of the printed water. */
export const bankColour = '#8c9a96';
/** The ink of the printed contours (`tiles/artwork/inks.ts`), of which every fifth is ochre. */
export const fineColour = '#9a7a50';

const reliefSource = 'sheet-relief';
/** Filled by `drawSheetContours`: from afar, and nearer by. */
export const contoursSource = 'sheet-contours';
export const nearContoursSource = 'sheet-contours-near';
export const banksSource = 'sheet-banks';
const sightsSource = 'sheet-sights';
const edgeSource = 'sheet-edge';

/** Between these zooms the imagery comes up, where there is any. */
export const sheetZooms = { imageryFrom: 12.5, imageryWhole: 13.5 } as const;
/** How far it has come: sheet and imagery are both murky where they are mixed, so most of it comes within a tenth of a zoom. */
const imageryComes = [
	[sheetZooms.imageryFrom, 0],
	[12.76, 0.04],
	[12.86, 0.96],
	[sheetZooms.imageryWhole, 1],
] as const;
/** From here on contours are drawn as curves. */
export const nearFrom = 12.4;
/** Between these zooms the relief goes, and with it the printed water, which is broader than the rivers are. */
const reliefGoes = 12.8;
export const reliefGone = 13.3;

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
		[banksSource]: { type: 'geojson', data: collection([]) },
		[contoursSource]: { type: 'geojson', data: collection([]) },
		[nearContoursSource]: { type: 'geojson', data: collection([]) },
		[graticuleSource]: { type: 'geojson', data: graticuleLines() },
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

/** Paper along the edges of the drawing, in which the contours end: whole at the edge itself. From where all of them are in view it is as broad as the relief comes out of it. */
const sheetEdge: LineLayerSpecification = {
	id: 'sheet-edge',
	type: 'line',
	source: edgeSource,
	maxzoom: 14,
	paint: {
		'line-color': tokens.paper,
		'line-width': ['interpolate', ['exponential', 2], ['zoom'], 8, 60, 10, 60 * 4, 11, 22 * 8, 14, 120],
		'line-blur': ['interpolate', ['exponential', 2], ['zoom'], 8, 30, 10, 30 * 4, 11, 11 * 8, 14, 60],
	},
};

/** The drawing's neat line, from so far that it is seen as a sheet. */
const neatLine: LineLayerSpecification = {
	id: 'sheet-neat-line',
	type: 'line',
	source: edgeSource,
	maxzoom: 11,
	paint: {
		'line-color': tokens.night,
		'line-width': 1,
		'line-opacity': byZoom(9, 1, 10, 0.6, 11, 0),
	},
};

/** Where the printed water ends, in which it is blurred from near. */
const banks: LineLayerSpecification = {
	id: 'sheet-banks',
	type: 'line',
	source: banksSource,
	minzoom: 10.5,
	maxzoom: 14,
	paint: {
		'line-color': bankColour,
		'line-width': byZoom(11, 0.7, 13, 1.4),
		'line-opacity': byZoom(10.5, 0, 11.5, 1, reliefGoes, 1, reliefGone, 0),
	},
};

/** Contours as they are printed, and nearer by as curves. */
export const farContours = contourLayers('far', contoursSource).map((layer) => ({ ...layer, maxzoom: nearFrom }));
export const nearContours = contourLayers('near', nearContoursSource).map((layer) => ({
	...layer,
	minzoom: nearFrom,
	// As the printed water goes with the relief.
	paint: {
		...layer.paint,
		'line-opacity': byZoom(reliefGoes, ['case', isInWater, 0, 0.75], reliefGone, 0.75),
	} satisfies LineLayerSpecification['paint'],
}));

/** The same lines over the imagery as far as that is seen from afar: where it ends they go on, so it lies on the sheet and does not float over it. */
export const contoursOnImagery = contourLayers('on-imagery', nearContoursSource).map((layer) => ({
	...layer,
	minzoom: sheetZooms.imageryFrom,
	maxzoom: 14,
	paint: {
		...layer.paint,
		'line-color': goldLine,
		// None in the printed water, as long as that is there.
		'line-opacity': byZoom(
			...imageryComes.flatMap(([zoom, share]) => [
				zoom,
				zoom < sheetZooms.imageryWhole
					? (['case', isInWater, 0, 0.6 * share] satisfies ExpressionSpecification)
					: 0.6 * share,
			]),
			14,
			0,
		),
	} satisfies LineLayerSpecification['paint'],
}));

/** From below. */
export const sheetLayers: readonly LayerSpecification[] = [
	{ id: 'sheet-paper', type: 'background', paint: { 'background-color': tokens.paper } },
	{
		id: 'sheet-relief',
		type: 'raster',
		source: reliefSource,
		maxzoom: 14,
		paint: {
			'raster-fade-duration': 0,
			'raster-opacity': byZoom(reliefGoes, 1, reliefGone, 0),
		},
	},
	banks,
	...farContours,
	...nearContours,
	sheetEdge,
	neatLine,
	...graticuleLayers,
	{
		id: 'sheet-sights',
		type: 'line',
		source: sightsSource,
		maxzoom: sheetZooms.imageryWhole,
		filter: ['!', ['get', 'dotted']],
		paint: { 'line-color': tokens.wine, 'line-width': 1.1, 'line-opacity': untilImagery(0.8) },
	},
	{
		id: 'sheet-sights-dotted',
		type: 'line',
		source: sightsSource,
		maxzoom: sheetZooms.imageryWhole,
		filter: ['get', 'dotted'],
		paint: {
			'line-color': tokens.wine,
			'line-width': 1.1,
			'line-dasharray': [2, 4],
			'line-opacity': untilImagery(0.65),
		},
	},
];

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
				'line-width': byZoom(11, 0.5, 13, 0.7, 16, 1.2),
				'line-opacity': byZoom(10.5, 0, 11, 0.6, 13, 0.75),
			},
		},
		{
			id: `sheet-index-contours-${id}`,
			type: 'line',
			source,
			minzoom: 10,
			filter: isIndex,
			paint: {
				'line-color': tokens.ochre,
				'line-width': byZoom(10, 0.5, 11, 0.8, 13, 1.1, 16, 2),
				'line-opacity': byZoom(10, 0, 10.5, 0.6, 11, 0.75),
			},
		},
	];
}

/** What comes with the imagery: from 0 to 1. */
export function withImagery(): ExpressionSpecification {
	return byZoom(...imageryComes.flat());
}

/** What goes as the imagery comes. */
function untilImagery(opacity: number): ExpressionSpecification {
	const stops = imageryComes.flatMap(([zoom, share]) => [zoom, opacity * (1 - share)]);
	return byZoom(...stops);
}

/** The lines of sight between the estates; those to the Moinho, which lies in the valley, are dotted, as on the front page. */
function sights(): FeatureCollection<LineString> {
	const pairs = estates.flatMap((from, index) => estates.slice(index + 1).map((to) => ({ from, to })));
	return collection(pairs.map(({ from, to }) => feature(line([from.centre, to.centre]), { dotted: to === moinho })));
}

function edge(): FeatureCollection<LineString> {
	const { west, east, south, north } = bounds;
	const corners = [
		[west, south],
		[west, north],
		[east, north],
		[east, south],
		[west, south],
	] as const;
	return collection([feature(line(corners), {})]);
}
