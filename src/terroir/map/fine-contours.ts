import type { GeoJSONSource, LineLayerSpecification, MapLibreMap } from 'maplibre-gl';
import { estates } from '../../content/estates';
import sheet from '../../content/map-sheet-place.gen.json';
import { isRecord } from '../../platform/json';
import { onlineStore } from '../../pwa/connectivity';
import { type CodedLines, decodeLines, lineFeatures, type NamedLine } from './line-paths';
import { northing, worldPx } from './mercator';
import { fineColour } from './sheet';
import { smoothLine } from './smooth';

const source = 'sheet-fine-lines';
/** From here on 50 m between two contours leave the sheet empty. */
const from = 13.5;
/** Tiles of this zoom have their lines in a file each (`tiles/artwork/fine-contours.ts`). */
const tileZoom = 12;

const layer: LineLayerSpecification = {
	id: source,
	type: 'line',
	source,
	minzoom: from,
	paint: {
		'line-color': fineColour,
		'line-width': ['interpolate', ['linear'], ['zoom'], 14, 0.5, 17, 0.9],
		'line-opacity': ['interpolate', ['linear'], ['zoom'], from, 0, 14.2, 0.7],
	},
};

/** Draws the contours between those of the sheet where it is seen from near, file by file as they come into view; without network there are fewer lines. */
export function drawFineContours(map: MapLibreMap, life: AbortSignal): void {
	map.addSource(source, { type: 'geojson', data: lineFeatures([]) });
	map.addLayer(layer, 'sheet-contours-near');
	const tiles = new Map<string, readonly NamedLine[]>();
	async function add(tile: string): Promise<void> {
		tiles.set(tile, []);
		const lines = await fetchLines(tile, life);
		if (life.aborted) return;
		// A file that did not come is asked for when the map is moved next.
		if (!lines) return void tiles.delete(tile);
		tiles.set(tile, lines);
		map.getSource<GeoJSONSource>(source)?.setData(lineFeatures([...tiles.values()].flat()));
	}
	const look = () => {
		if (map.getZoom() < from || !onlineStore.get()) return;
		for (const tile of tilesIn(map)) if (!tiles.has(tile)) void add(tile);
	};
	map.on('moveend', look);
	look();
}

/** Degrees around the middle of every estate that are imagery in any archive of the house: less than what it has at most of them. */
const imagery = { longitude: 0.027, latitude: 0.0095 } as const;
/** Columns and rows to each side of the middle: a map that is tilted shows the land to the horizon. */
const mostAround = 2;

/** The tiles of the sheet that the map shows, around its middle; none where it shows imagery alone. */
function tilesIn(map: MapLibreMap): string[] {
	const { lng, lat } = map.getCenter();
	const { across, up } = shownAround(map);
	const [west, east, south, north] = [lng - across, lng + across, lat - up, lat + up];
	const isImagery = estates.some(
		({ centre: [longitude, latitude] }) =>
			Math.max(east - longitude, longitude - west) < imagery.longitude &&
			Math.max(north - latitude, latitude - south) < imagery.latitude,
	);
	if (isImagery) return [];
	const columns = tilesBetween(
		columnOf(Math.max(west, sheet.west)),
		columnOf(Math.min(east, sheet.east)),
		columnOf(lng),
	);
	const rows = tilesBetween(rowOf(Math.min(north, sheet.north)), rowOf(Math.max(south, sheet.south)), rowOf(lat));
	return columns.flatMap((column) => rows.map((row) => `${column}-${row}`));
}

/** Degrees to each side of the map's middle, which is that of what the panel leaves free of it. */
function shownAround(map: MapLibreMap): { across: number; up: number } {
	const { clientWidth, clientHeight } = map.getCanvas();
	const { left = 0, right = 0, top = 0, bottom = 0 } = map.getPadding();
	const [wide, high] = [(clientWidth - left - right) / 2, (clientHeight - top - bottom) / 2];
	const turn = (map.getBearing() * Math.PI) / 180;
	const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
	// How far a tilted map shows the land depends on how far it is tilted: as far as tiles are asked for.
	const perPixel = map.getPitch() > 0 ? 1 : 360 / worldPx(map.getZoom());
	const { lat } = map.getCenter();
	return {
		across: (wide * cos + high * sin) * perPixel,
		up: (wide * sin + high * cos) * perPixel * Math.cos((lat * Math.PI) / 180),
	};
}

function tilesBetween(first: number, last: number, middle: number): number[] {
	const [from, to] = [Math.max(first, middle - mostAround), Math.min(last, middle + mostAround)];
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function columnOf(longitude: number): number {
	return Math.floor(((longitude + 180) / 360) * 2 ** tileZoom);
}

function rowOf(latitude: number): number {
	return Math.floor(((180 - northing(latitude)) / 360) * 2 ** tileZoom);
}

/** The lines of a tile as curves; undefined where the file does not come, or is none. */
async function fetchLines(tile: string, signal: AbortSignal): Promise<readonly NamedLine[] | undefined> {
	try {
		const response = await fetch(`/map/lines/${tile}.json`, { signal });
		const lines = response.ok ? parseCodedLines(await response.json()) : undefined;
		return lines && decodeLines(lines, smoothLine);
	} catch {
		return undefined;
	}
}

function parseCodedLines(value: unknown): CodedLines | undefined {
	if (!isRecord(value) || !Array.isArray(value.origin) || !isRecord(value.lines)) return undefined;
	const { origin, zoom, lines } = value;
	const isCoded =
		origin.every(Number.isFinite) &&
		typeof zoom === 'number' &&
		Object.values(lines).every((path) => typeof path === 'string');
	return isCoded
		? { origin, zoom, lines: Object.fromEntries(Object.entries(lines).map(([of, path]) => [of, String(path)])) }
		: undefined;
}
