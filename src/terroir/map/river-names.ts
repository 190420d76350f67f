import type {
	ExpressionSpecification,
	LineLayerSpecification,
	MapLibreMap,
	SymbolLayerSpecification,
} from 'maplibre-gl';
import { mapMessages as m } from '#messages/map';
import type { LonLat } from '../../content/mercator';
import { retry } from '../../platform/retry';
import { tokens, waterLetters } from './colours';
import { isInImagery } from './engine';
import { decodeLines, lineFeatures, stretchesWhere } from './line-paths';
import { reservedLayer } from './reserved';
import { farImageryId } from './style';

/**
 * The font of water as the canvas letters with it. Without a `glyphs` address MapLibre draws each letter with the page's own fonts; weight and
 * slant it reads from the first name of the stack, which therefore names no family but the style alone.
 */
export const waterFont = ['Italic', 'Bona Nova'];

/** From this zoom on a name keeps to the bends of the water and clear of the parcels. */
const nearZoom = 13;

/** Sets the names of the rivers along the water. Comes after the map has been drawn: it is lettering, and the land comes first. */
export async function drawRiverNames(map: MapLibreMap, life: AbortSignal, leastPx: number): Promise<void> {
	const { default: rivers } = await retry(() => import('../../content/rivers.gen.json'));
	if (life.aborted) return;
	const near = decodeLines(rivers.near);
	map.addSource('rivers', { type: 'geojson', data: lineFeatures(near) });
	for (const [source, isThere] of [
		['rivers-in-imagery', isInImagery],
		['rivers-beyond', (place: LonLat) => !isInImagery(place)],
	] as const)
		map.addSource(source, { type: 'geojson', data: lineFeatures(stretchesWhere(near, isThere)) });
	map.addSource('rivers-far', { type: 'geojson', data: lineFeatures(decodeLines(rivers.far)) });
	map.addLayer(waterOnSheet, farImageryId);
	map.addLayer({ ...lettering('rivers-in-imagery', leastPx, onImagery), minzoom: nearZoom }, reservedLayer.id);
	map.addLayer({ ...lettering('rivers-beyond', leastPx, onPaper), minzoom: nearZoom }, reservedLayer.id);
	map.addLayer(
		{ ...lettering('rivers-far', leastPx, onPaper, 900), minzoom: 9.5, maxzoom: nearZoom },
		reservedLayer.id,
	);
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
const onPaper = { 'text-color': waterLetters, 'text-halo-color': tokens.paper, 'text-halo-width': 1.6 };

/** A river is called so in the language of the page; a stream has its name as it is. */
const riverName: ExpressionSpecification = [
	'case',
	['==', ['slice', ['get', 'name'], 0, 4], 'Rio '],
	['concat', `${m.river} `, ['slice', ['get', 'name'], 4]],
	['get', 'name'],
];

function lettering(
	source: string,
	leastPx: number,
	paint: NonNullable<SymbolLayerSpecification['paint']>,
	spacing = 420,
): SymbolLayerSpecification {
	const px = (wanted: number) => Math.max(wanted, leastPx);
	return {
		id: `${source}-names`,
		type: 'symbol',
		source,
		layout: {
			'symbol-placement': 'line',
			'symbol-spacing': spacing,
			'text-field': riverName,
			'text-font': waterFont,
			'text-size': ['interpolate', ['linear'], ['zoom'], 10, px(16), 13, px(19), 15, px(26), 17, px(38)],
			'text-letter-spacing': 0.18,
			'text-max-angle': 36,
			'text-padding': 8,
		},
		paint,
	};
}
