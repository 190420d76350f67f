import type {
	ExpressionSpecification,
	LineLayerSpecification,
	MapLibreMap,
	SymbolLayerSpecification,
} from 'maplibre-gl';
import { type CodedLines, decodeLines, type NamedLine } from '../../content/coded-lines';
import sheet from '../../content/map-sheet-place.gen.json';
import { type LonLat, pixelsFrom, placeFrom, worldPx } from '../../content/mercator';
import { isRecord } from '../../platform/json';
import { onlineStore } from '../../pwa/connectivity';
import { lineFigures, loadFigureFont } from './contours';
import { collection, emptySource, feature, line, setFeatures } from './geojson';
import { joinLines, lineFeatures, type ShadedLine, shadedLines, stretchesWhere } from './line-paths';
import { centreOf, type Reach, shownAround, tilesUnder } from './map-window';
import { neatLineId } from './sheet';
import { byShade, fineColour, nearContoursSource } from './sheet-contour-layers';
import { smoothPlaces } from './smooth';
import { type Survey, showsImageryAlone } from './survey';
import { byZoom, reliefGoes, reliefGone } from './zooms';

const source = 'sheet-fine-lines';
/** Where the relief goes: without it 50 m between two contours leave the sheet empty. */
const from = reliefGoes;
/** Tiles of this zoom have their lines in a file each (`tiles/artwork/fine-contours.ts`). */
const tileZoom = 12;
/** Of the pixels that a curve is computed in: up to the nearest zoom none of its corners shows. */
const curveZoom = 16;

/** Metres between two contours, but on ground that is nearly level: there auxiliary ones lie halfway, dashed. */
const interval = 10;
const isAuxiliary: ExpressionSpecification = ['!=', ['%', ['to-number', ['get', 'name']], interval], 0];

const layer: LineLayerSpecification = {
	id: source,
	type: 'line',
	source,
	minzoom: from,
	filter: ['!', isAuxiliary],
	paint: {
		'line-color': fineColour,
		'line-width': byZoom(13, byShade(0.2, 0.7), 14, byShade(0.3, 1.1), 17, byShade(0.5, 2)),
		'line-opacity': byZoom(from, 0, reliefGone, byShade(0.4, 0.7), 14.2, byShade(0.6, 0.85)),
	},
};

const auxiliaryLayer: LineLayerSpecification = {
	id: 'sheet-auxiliary-lines',
	type: 'line',
	source,
	minzoom: 13.5,
	filter: isAuxiliary,
	paint: {
		'line-color': fineColour,
		'line-width': byZoom(13.5, 0.5, 17, 1.2),
		'line-dasharray': [9, 5],
		'line-opacity': byZoom(13.5, 0, 14.2, 0.8),
	},
};

/** Heights on them as well from near, where those of the sheet are far between. */
const figuresSource = 'sheet-fine-figures';
const figuresFrom = 15;

function fineFigures(map: MapLibreMap, leastPx: number): SymbolLayerSpecification {
	return lineFigures(map, figuresSource, leastPx, { minzoom: figuresFrom, padding: 100, colour: fineColour });
}

/** Draws the contours between those of the sheet where it is seen from near, file by file as they come into view; without network there are fewer lines. */
export function drawFineContours(map: MapLibreMap, life: AbortSignal, survey: Survey, leastPx: number): void {
	for (const id of [source, figuresSource]) map.addSource(id, emptySource);
	for (const each of [layer, auxiliaryLayer]) map.addLayer(each, nearContoursSource);
	// Beneath those of the sheet, which go first where there is no room for both.
	void loadFigureFont().then(() => !life.aborted && map.addLayer(fineFigures(map, leastPx), neatLineId));
	const tiles = new Map<string, readonly NamedLine[]>();
	const curves = new Curves(survey);
	async function add(tile: string): Promise<void> {
		tiles.set(tile, []);
		const lines = await fetchLines(tile, life);
		if (life.aborted) return;
		// A file that did not come is asked for when the map is moved next.
		if (!lines) return void tiles.delete(tile);
		tiles.set(tile, lines);
		const drawn = curves.through([...tiles.values()].flat());
		setFeatures(map, source, collection(drawn.flatMap(({ shaded }) => shaded)));
		setFeatures(map, figuresSource, lineFeatures(drawn.flatMap(({ figured }) => figured)));
	}
	const look = () => {
		if (map.getZoom() < from || !onlineStore.get()) return;
		if (showsImageryAlone(map, survey)) return;
		for (const tile of tilesIn(map)) if (!tiles.has(tile)) void add(tile);
	};
	map.on('moveend', look);
	look();
}

const world = worldPx(tileZoom);
const { x: sheetWidth, y: sheetHeight } = pixelsFrom([sheet.west, sheet.north], [sheet.east, sheet.south], world);
const ofSheet = new Set(
	namesUnder(placeFrom([sheet.west, sheet.north], sheetWidth / 2, sheetHeight / 2, world), {
		across: sheetWidth / 2,
		down: sheetHeight / 2,
	}),
);

/** The tiles of the sheet that the map shows. */
function tilesIn(map: MapLibreMap): string[] {
	return namesUnder(centreOf(map), shownAround(map, tileZoom)).filter((tile) => ofSheet.has(tile));
}

function namesUnder(centre: LonLat, reach: Reach): string[] {
	return tilesUnder(centre, tileZoom, reach, 512).map(({ x, y }) => `${x}-${y}`);
}

/** One curve through all the tiles that a line passes; what a further tile leaves as it is is not computed again. */
class Curves {
	readonly #survey: Survey;
	#drawn = new Map<string, Curve>();

	constructor(survey: Survey) {
		this.#survey = survey;
	}

	through(pieces: readonly NamedLine[]): Curve[] {
		const former = this.#drawn;
		this.#drawn = new Map();
		for (const { name, places } of joinLines(pieces, tileZoom)) {
			const [first] = places;
			if (!first) continue;
			const key = [name, places.length, ...first, ...(places.at(-1) ?? [])].join();
			this.#drawn.set(key, former.get(key) ?? this.#draw({ name, places: smoothPlaces(first, places, curveZoom) }));
		}
		return [...this.#drawn.values()];
	}

	/** An auxiliary contour is one line, for its dashes would begin anew with each shade, and has no figures; nor has imagery. */
	#draw(curve: NamedLine): Curve {
		const { name, places } = curve;
		if (Number(name) % interval !== 0) return { shaded: [feature(line(places), { name, shade: 0 })], figured: [] };
		return { shaded: shadedLines(curve), figured: stretchesWhere([curve], (place) => !this.#survey.holds(place)) };
	}
}

type Curve = { shaded: readonly ShadedLine[]; figured: readonly NamedLine[] };

/** The lines of a tile; undefined where the file does not come, or is none. */
async function fetchLines(tile: string, signal: AbortSignal): Promise<readonly NamedLine[] | undefined> {
	try {
		const response = await fetch(`/map/lines/${tile}.json`, { signal });
		const lines = response.ok ? parseCodedLines(await response.json()) : undefined;
		return lines && decodeLines(lines);
	} catch {
		return undefined;
	}
}

function parseCodedLines(value: unknown): CodedLines | undefined {
	if (!isRecord(value) || !Array.isArray(value.origin) || !isRecord(value.lines)) return undefined;
	const { origin, zoom, lines } = value;
	if (!origin.every(Number.isFinite) || typeof zoom !== 'number') return undefined;
	const paths = Object.entries(lines).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
	return { origin, zoom, lines: Object.fromEntries(paths) };
}
