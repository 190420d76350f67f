import type { GeoJSONSource, MapLibreMap, SymbolLayerSpecification } from 'maplibre-gl';
import { type LonLat, worldPx } from '../../content/mercator';
import { retry } from '../../platform/retry';
import { tokens } from './colours';
import { figureFont, loadFigureFont } from './contours';
import { isInImagery } from './engine';
import { decodeLines, lineFeatures, type NamedLine, stretchesWhere } from './line-paths';
import { centreOf } from './map-window';
import {
	banksSource,
	contoursSource,
	farContours,
	inWater,
	isIndex,
	isInWater,
	nearContours,
	nearContoursSource,
	nearFrom,
} from './sheet';
import { smoothLine, smoothPlaces } from './smooth';
import { farImageryId } from './style';

/** Draws the contours of the sheet once they are here: they come as a part of their own, beside the code of the map. */
export async function drawSheetContours(map: MapLibreMap, life: AbortSignal, leastPx: number): Promise<void> {
	const { default: coded } = await retry(() => import('../../content/map-sheet.gen.json'));
	if (life.aborted) return;
	const lines = decodeLines(coded);
	fill(map, contoursSource, linesFromAfar(lines));
	fill(map, banksSource, decodeLines({ ...coded, lines: coded.banks }, smoothLine));
	map.addSource(figuresSource, { type: 'geojson', data: lineFeatures([]) });
	// Nobody waits for the lines because of their figures.
	void loadFigureFont().then(() => life.aborted || map.addLayer(contourFigures(leastPx), farImageryId));
	let drawn: { place: LonLat; reach: number } | undefined;
	// Before they are shown: they take a moment.
	const follow = () => {
		const place = centreOf(map);
		const { clientWidth, clientHeight } = map.getCanvas();
		const longest = Math.max(clientWidth, clientHeight);
		const from = curvesFrom(longest);
		showCurvesFrom(map, from);
		const window = (360 * longest) / worldPx(from);
		const isDrawn = drawn && drawn.reach >= reaches * window && isWithin(place, drawn.place, drawn.reach - window / 2);
		if (map.getZoom() < from - 0.5 || isDrawn) return;
		drawn = { place, reach: reaches * window };
		const curves = linesAround(place, lines, drawn.reach);
		fill(map, nearContoursSource, curves);
		fill(
			map,
			figuresSource,
			stretchesWhere(curves, (at) => !isInImagery(at)),
		);
	};
	map.on('move', follow);
	follow();
}

/** What of the contours carries figures: what lies beyond the imagery, which has contours of its own. */
const figuresSource = 'sheet-figures';

/** Heights on the contours: on all of them where few are in view. */
function contourFigures(leastPx: number): SymbolLayerSpecification {
	return {
		id: figuresSource,
		type: 'symbol',
		source: figuresSource,
		minzoom: 13,
		filter: ['all', ['!', isInWater], ['any', isIndex, ['>=', ['zoom'], 14]]],
		layout: {
			'symbol-placement': 'line',
			'symbol-spacing': 320,
			'text-field': ['get', 'name'],
			'text-font': figureFont,
			'text-size': Math.max(12.5, leastPx),
			'text-padding': 24,
		},
		paint: { 'text-color': tokens.ochre, 'text-halo-color': tokens.paper, 'text-halo-width': 2 },
	};
}

function fill(map: MapLibreMap, source: string, lines: readonly NamedLine[]): void {
	map.getSource<GeoJSONSource>(source)?.setData(lineFeatures(lines));
}

/** The contours as they lie around the printed water, which is broader than the rivers are. */
export function linesFromAfar(lines: readonly NamedLine[]): NamedLine[] {
	return lines.filter(({ name }) => !name.startsWith(inWater));
}

/** In CSS pixels: a larger window has its curves from nearer by, up to that zoom, for at the same one it would show many more. */
const usualWindow = 1440;
const latestFrom = 13;

/** The zoom from which contours are drawn as curves in a window whose longer side has so many CSS pixels. */
export function curvesFrom(longest: number): number {
	return Math.min(Math.max(nearFrom + Math.log2(longest / usualWindow), nearFrom), latestFrom);
}

function showCurvesFrom(map: MapLibreMap, from: number): void {
	for (const { id, minzoom = 0 } of farContours) showBetween(map, id, minzoom, from);
	for (const { id } of nearContours) showBetween(map, id, from, 24);
}

function showBetween(map: MapLibreMap, id: string, least: number, most: number): void {
	const layer = map.getLayer(id);
	if (layer?.minzoom !== least || layer.maxzoom !== most) map.setLayerZoomRange(id, least, most);
}

/** How far each way from the middle of the map contours are drawn as curves, in windows at the least zoom of theirs. */
const reaches = 0.75;
/** Of the pixels that a curve is computed in. */
const curveZoom = 14;

/** The contours around a place, so many degrees each way, as curves: of the whole sheet they would be ten times as many points. */
export function linesAround(place: LonLat, lines: readonly NamedLine[], reach: number): NamedLine[] {
	return lines.flatMap(({ name, places }) =>
		stretchesAround(place, places, reach).map((stretch) => ({
			name,
			places: smoothPlaces(place, stretch, curveZoom),
		})),
	);
}

/** The stretches of a line within the reach of a place, each with the points where it comes and goes. */
function stretchesAround(place: LonLat, places: readonly LonLat[], reach: number): LonLat[][] {
	const stretches: LonLat[][] = [];
	let last = -2;
	places.forEach((at, index) => {
		if (!isWithin(at, place, reach)) return;
		if (index > last + 1) stretches.push(places.slice(Math.max(0, index - 1), index));
		stretches.at(-1)?.push(at);
		last = index;
	});
	return stretches.filter((stretch) => stretch.length > 1);
}

function isWithin([longitude, latitude]: LonLat, place: LonLat, reach: number): boolean {
	return Math.abs(longitude - place[0]) <= reach && Math.abs(latitude - place[1]) <= reach;
}
