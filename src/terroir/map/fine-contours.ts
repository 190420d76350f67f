import type { GeoJSONSource, LineLayerSpecification, MapLibreMap } from 'maplibre-gl';
import sheet from '../../content/map-sheet-place.gen.json';
import { isInImagery } from './engine';
import { decodeLines, lineFeatures, type NamedLine } from './line-paths';
import { latitudeAt, northing, worldPx } from './mercator';
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
		if (map.getZoom() < from) return;
		for (const tile of tilesIn(map)) if (!tiles.has(tile)) void add(tile);
	};
	map.on('moveend', look);
	look();
}

/** The tiles of the sheet that a window around the middle of the map reaches into; none where it shows imagery alone. */
function tilesIn(map: MapLibreMap): string[] {
	const { lng, lat } = map.getCenter();
	const { clientWidth, clientHeight } = map.getCanvas();
	const [across, down] = [clientWidth, clientHeight].map((px) => (360 * px) / worldPx(map.getZoom()) / 2);
	const window = boxAround(lng, northing(lat), across ?? 0, down ?? 0);
	const corners = [window.west, window.east].flatMap((east) => [window.south, window.north].map((up) => [east, up]));
	if (corners.every(([east = 0, up = 0]) => isInImagery([east, latitudeAt(up)]))) return [];
	const columns = tilesBetween(180 + Math.max(window.west, sheet.west), 180 + Math.min(window.east, sheet.east));
	const rows = tilesBetween(
		180 - Math.min(window.north, northing(sheet.north)),
		180 - Math.max(window.south, northing(sheet.south)),
	);
	return columns.flatMap((column) => rows.map((row) => `${column}-${row}`));
}

/** In degrees of longitude both ways, as Web Mercator draws them. */
function boxAround(east: number, north: number, across: number, down: number) {
	return { west: east - across, east: east + across, south: north - down, north: north + down };
}

/** Columns or rows of tiles, by degrees from the west or the north of the world. */
function tilesBetween(least: number, most: number): number[] {
	const [first, last] = [least, most].map((degrees) => Math.floor((degrees / 360) * 2 ** tileZoom));
	return Array.from({ length: Math.max(0, (last ?? 0) - (first ?? 0) + 1) }, (_, index) => (first ?? 0) + index);
}

/** The lines of a tile as curves; undefined where the file does not come, or is none. */
async function fetchLines(tile: string, signal: AbortSignal): Promise<readonly NamedLine[] | undefined> {
	try {
		const response = await fetch(`/map/lines/${tile}.json`, { signal });
		return response.ok ? decodeLines(await response.json(), smoothLine) : undefined;
	} catch {
		return undefined;
	}
}
