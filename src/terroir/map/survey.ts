import type { FeatureCollection, LineString } from 'geojson';
import type { LineLayerSpecification, MapLibreMap } from 'maplibre-gl';
import { findTile, type PMTiles, zxyToTileId } from 'pmtiles';
import { estates } from '../../content/estates';
import type { LonLat } from '../../content/mercator';
import { tokens } from './colours';
import { collection, feature, line } from './geojson';
import { cornerOf, type TileAddress } from './imagery';
import { centreOf, shownAround, tileAt, tilesUnder } from './map-window';
import { byZoom, imageryComes, sheetZooms } from './zooms';

/** The tiles of this zoom decide where the imagery ends at all finer ones, too: those lie within. */
export const surveyZoom = 14;

const source = 'survey';

/** Tiles of 512 px to each side of the middle of an estate in which its imagery ends. */
const around = { across: 4 * 512, down: 4 * 512 } as const;

/** Column and row of a tile of {@link surveyZoom}; its upper left corner. */
type Spot = readonly [x: number, y: number];

/** What an archive has imagery of. */
export class Survey {
	readonly #there: ReadonlySet<string>;
	readonly outline: FeatureCollection<LineString>;

	constructor(tiles: readonly Spot[]) {
		this.#there = new Set(tiles.map(String));
		this.outline = outlineOf(this.#there);
	}

	holds(place: LonLat): boolean {
		const { x, y } = tileAt(place, surveyZoom);
		return this.#there.has(String([x, y]));
	}

	/** @param tiles of {@link surveyZoom} */
	holdsAll(tiles: readonly TileAddress[]): boolean {
		return tiles.every(({ x, y }) => this.#there.has(String([x, y])));
	}
}

/** Of the land around the estates, as the directories of an archive tell it. */
export async function readSurvey(archive: PMTiles): Promise<Survey> {
	const tiles = estates.flatMap(({ centre }) => tilesUnder(centre, surveyZoom, around, 512));
	const found = await Promise.all(
		tiles.map(async (tile) => ((await hasTile(archive, tile)) ? [[tile.x, tile.y] as const] : [])),
	);
	return new Survey(found.flat());
}

/** Rings around tiles, which lie at the right of them: from the middle of a side, so that all corners are alike, and back there. */
function outlineOf(there: ReadonlySet<string>): FeatureCollection<LineString> {
	/** The sides without a neighbour, by where they begin; where two tiles touch at a corner two do. */
	const sides = new Map<string, { from: Spot; to: Spot }[]>();
	for (const name of there) {
		const [x = 0, y = 0] = name.split(',').map(Number);
		const corners = [
			[x, y],
			[x + 1, y],
			[x + 1, y + 1],
			[x, y + 1],
		] as const;
		for (const [at, [east, south]] of beside.entries()) {
			const [from, to] = [corners[at], corners[(at + 1) % corners.length]];
			if (!from || !to || there.has(String([x + east, y + south]))) continue;
			sides.set(String(from), [...(sides.get(String(from)) ?? []), { from, to }]);
		}
	}
	const rings = [...sides.keys()].flatMap((begin) => {
		const ring: { from: Spot; to: Spot }[] = [];
		for (let side = sides.get(begin)?.pop(); side; side = sides.get(String(side.to))?.pop()) ring.push(side);
		const [first] = ring;
		if (!first) return [];
		const middle = middleOf(first);
		return [[middle, ...ring.map(({ to }) => to), middle].map(([x, y]) => cornerOf({ z: surveyZoom, x, y }))];
	});
	return collection(rings.map((ring) => feature(line(ring), {})));
}

/** Where the neighbours of a tile are: above, to the right, below, to the left. */
const beside = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0],
] as const;

function middleOf({ from, to }: { from: Spot; to: Spot }): Spot {
	return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

/** Whether a map shows nothing but imagery, and nothing of the sheet beneath it. */
export function showsImageryAlone(map: MapLibreMap, survey: Survey): boolean {
	if (map.getZoom() < sheetZooms.imageryWhole) return false;
	return survey.holdsAll(tilesUnder(centreOf(map), surveyZoom, shownAround(map, surveyZoom), 512));
}

/** Read from the archive's directories, which it keeps. */
async function hasTile(archive: PMTiles, { z, x, y }: TileAddress): Promise<boolean> {
	const header = await archive.getHeader();
	const id = zxyToTileId(z, x, y);
	let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
	// A root and at most three levels beneath it, as pmtiles itself reads them.
	for (let depth = 0; depth < 4; depth++) {
		const entry = findTile(await archive.cache.getDirectory(archive.source, offset, length, header), id);
		if (!entry) return false;
		if (entry.runLength > 0) return true;
		[offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
	}
	return false;
}

export function surveySource(data: FeatureCollection<LineString>) {
	return { [source]: { type: 'geojson' as const, data } };
}

const marginPx = 6;

/** A margin of paper within a neat line: the imagery is a sheet that is laid on the engraved one. */
export const surveyLayers: readonly LineLayerSpecification[] = [
	surveyLine('survey-margin', { 'line-color': tokens.paper, 'line-width': marginPx, 'line-offset': marginPx / 2 }),
	surveyLine('survey-neat-line', { 'line-color': tokens.ink, 'line-width': 1 }),
];

function surveyLine(id: string, paint: LineLayerSpecification['paint']): LineLayerSpecification {
	return {
		id,
		type: 'line',
		source,
		minzoom: sheetZooms.imageryFrom,
		paint: { ...paint, 'line-opacity': byZoom(...imageryComes.flat()) },
	};
}
