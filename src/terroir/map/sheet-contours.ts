import type { MapLibreMap, SymbolLayerSpecification } from 'maplibre-gl';
import { decodeLines, type NamedLine, type Point } from '../../content/coded-lines';
import { type LonLat, worldPx } from '../../content/mercator';
import { retry } from '../../platform/retry';
import { tokens } from './colours';
import { lineFigures, loadFigureFont } from './contours';
import { addDot } from './dot';
import { collection, setFeatures } from './geojson';
import { farImageryId } from './imagery-layers';
import { lineFeatures, shadedLines, stretchesWhere } from './line-paths';
import { centreOf } from './map-window';
import { banksSource } from './sheet';
import {
	contoursSource,
	farContours,
	inWater,
	isIndex,
	isInWater,
	nearContours,
	nearContoursSource,
} from './sheet-contour-layers';
import { cutSharpCorners, smoothLine, smoothPlaces } from './smooth';
import { summitFigures, summitsOf, summitsSource } from './summits';
import { type Survey, showsImageryAlone } from './survey';
import { nearFrom } from './zooms';

/**
 * Draws the contours of the sheet, which come as a part of their own, beside the code of the map. Where it opens on imagery nobody waits for
 * them: they come after the land.
 */
export async function drawSheetContours(
	map: MapLibreMap,
	life: AbortSignal,
	survey: Survey,
	leastPx: number,
): Promise<void> {
	await sheetSeenOrIdle(map, survey);
	const { default: coded } = await retry(() => import('../../content/map-sheet.gen.json'));
	if (life.aborted) return;
	const lines = decodeLines(coded);
	setFeatures(map, contoursSource, lineFeatures(linesFromAfar(decodeLines(coded, roundedOff))));
	setFeatures(map, banksSource, lineFeatures(decodeLines({ ...coded, lines: coded.banks }, smoothLine)));
	map.addSource(figuresSource, { type: 'geojson', data: lineFeatures([]) });
	map.addSource(summitsSource, { type: 'geojson', data: summitsOf(coded) });
	addDot(map);
	// Nobody waits for the lines because of their figures.
	void loadFigureFont().then(() => {
		if (life.aborted) return;
		for (const figures of [contourFigures(map, leastPx), summitFigures(leastPx)]) map.addLayer(figures, farImageryId);
	});
	const curves = new Curves(map, lines, survey);
	// No move waits for curves: where they are not shown yet, the lines stay as they are from afar.
	const follow = () => {
		const { from } = curvesIn(map);
		showCurvesFrom(map, from, curves.areShown || showsImageryAlone(map, survey) ? from : maxZoom);
	};
	const draw = () => {
		if (curves.draw()) map.once('idle', follow);
	};
	map.on('move', follow);
	map.on('moveend', draw);
	const { from } = curvesIn(map);
	showCurvesFrom(map, from, from);
	draw();
}

/** Resolves when the sheet is in view, at the latest when the first view has been drawn. */
export function sheetSeenOrIdle(map: MapLibreMap, survey: Survey): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (!showsImageryAlone(map, survey)) end();
		};
		const end = () => {
			map.off('move', look);
			resolve();
		};
		map.on('move', look);
		map.once('idle', end);
		look();
	});
}

/** The lines as curves, around where the map rests. */
class Curves {
	readonly #map: MapLibreMap;
	readonly #lines: readonly NamedLine[];
	readonly #survey: Survey;
	#drawn: { place: LonLat; reach: number; areShown: boolean } | undefined;

	constructor(map: MapLibreMap, lines: readonly NamedLine[], survey: Survey) {
		this.#map = map;
		this.#lines = lines;
		this.#survey = survey;
	}

	/** Wherever the window reaches. */
	get areShown(): boolean {
		return this.#reach(curvesIn(this.#map).window) && this.#drawn?.areShown === true;
	}

	/** Draws those that the map shows of the sheet, or soon will, and has not drawn; they are shown once it is idle. @returns whether there are any */
	draw(): boolean {
		const map = this.#map;
		const { from, window } = curvesIn(map);
		if (map.getZoom() < from - 0.5 || this.#reach(window) || showsImageryAlone(map, this.#survey)) return false;
		const drawn = { place: centreOf(map), reach: reaches * window, areShown: false };
		this.#drawn = drawn;
		const around = linesAround(drawn.place, this.#lines, drawn.reach);
		const figured = stretchesWhere(around, (at) => !this.#survey.holds(at));
		setFeatures(map, nearContoursSource, collection(around.flatMap(shadedLines)));
		setFeatures(map, figuresSource, lineFeatures(figured));
		map.once('idle', () => {
			drawn.areShown = true;
		});
		return true;
	}

	#reach(window: number): boolean {
		const drawn = this.#drawn;
		return (
			drawn !== undefined &&
			drawn.reach >= reaches * window &&
			isWithin(centreOf(this.#map), drawn.place, drawn.reach - window / 2)
		);
	}
}

/** From which zoom on the lines of a map are curves, and degrees across its longer side there. */
function curvesIn(map: MapLibreMap): { from: number; window: number } {
	const { clientWidth, clientHeight } = map.getCanvas();
	const longest = Math.max(clientWidth, clientHeight);
	const from = curvesFrom(longest);
	return { from, window: (360 * longest) / worldPx(from) };
}

/** What of the contours carries figures: what lies beyond the imagery, which has contours of its own. */
const figuresSource = 'sheet-figures';

/** Heights on the contours: on all of them where few are in view. */
function contourFigures(map: MapLibreMap, leastPx: number): SymbolLayerSpecification {
	return lineFigures(map, figuresSource, leastPx, {
		minzoom: nearFrom,
		filter: ['all', ['!', isInWater], ['any', isIndex, ['>=', ['zoom'], 14]]],
		padding: 24,
		colour: tokens.ochre,
	});
}

/** As round as a line need be from afar: as curves all of them would be ten times as many points. */
export const roundedOff = (points: readonly Point[]) => cutSharpCorners(cutSharpCorners(points));

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

/** Of MapLibre's layers. */
const maxZoom = 24;

function showCurvesFrom(map: MapLibreMap, from: number, farTo: number): void {
	for (const { id, minzoom = 0 } of farContours) showBetween(map, id, minzoom, farTo);
	for (const { id } of nearContours) showBetween(map, id, from, maxZoom);
}

function showBetween(map: MapLibreMap, id: string, least: number, most: number): void {
	const layer = map.getLayer(id);
	if (layer?.minzoom !== least || layer.maxzoom !== most) map.setLayerZoomRange(id, least, most);
}

/** How far each way from the middle of the map contours are drawn as curves, in windows at the least zoom of theirs. */
const reaches = 0.75;
/** Of the pixels that a curve is computed in: up to two zooms nearer none of its corners shows. */
const curveZoom = 16;

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
