import type { FeatureCollection, LineString } from 'geojson';
import type { LayerSpecification, LineLayerSpecification, SourceSpecification } from 'maplibre-gl';
import { estates, moinho } from '../../content/estates';
import reliefUrl from '../../content/map-sheet.avif?url';
import bounds from '../../content/map-sheet-place.gen.json';
import type { LonLat } from '../../content/mercator';
import { tokens } from './colours';
import { collection, emptySource, feature, line } from './geojson';
import { contoursSource, farContours, nearContours, nearContoursSource } from './sheet-contour-layers';
import { graticuleLayers, graticuleLines, graticuleSource } from './sheet-graticule';
import { byZoom, reliefGoes, reliefGone, sheetZooms, untilImagery } from './zooms';

/** The edge of the printed water. */
export const bankColour = '#8c9a96';
const reliefSource = 'sheet-relief';
export const banksSource = 'sheet-banks';
const sightsSource = 'sheet-sights';
/** Source and layer. */
export const neatLineId = 'sheet-neat-line';

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
		[nearContoursSource]: emptySource,
		[graticuleSource]: { type: 'geojson', data: graticuleLines() },
		[neatLineId]: { type: 'geojson', data: neatRectangle() },
		[sightsSource]: { type: 'geojson', data: sights() },
	};
}

/** The line that relief and contours end at. */
const neatLine: LineLayerSpecification = {
	id: neatLineId,
	type: 'line',
	source: neatLineId,
	paint: { 'line-color': tokens.ink, 'line-width': 1 },
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

/** The lines of sight between the estates; those to the Moinho, which lies in the valley, are dotted, as on the front page. */
function sights(): FeatureCollection<LineString> {
	const pairs = estates.flatMap((from, index) => estates.slice(index + 1).map((to) => ({ from, to })));
	return collection(pairs.map(({ from, to }) => feature(line([from.centre, to.centre]), { dotted: to === moinho })));
}

function neatRectangle(): FeatureCollection<LineString> {
	const { west, east, south, north } = bounds;
	const ring = [
		[west, south],
		[west, north],
		[east, north],
		[east, south],
		[west, south],
	] as const;
	return collection([feature(line(ring), {})]);
}

/** @param inset degrees from its edges that do not count */
export function isOnSheet([longitude, latitude]: LonLat, inset = 0): boolean {
	const { west, east, south, north } = bounds;
	const isWithin = (value: number, least: number, most: number) => value > least + inset && value < most - inset;
	return isWithin(longitude, west, east) && isWithin(latitude, south, north);
}
