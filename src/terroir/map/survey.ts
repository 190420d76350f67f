import type { FeatureCollection, LineString } from 'geojson';
import type { MapLibreMap } from 'maplibre-gl';
import { findTile, type PMTiles, zxyToTileId } from 'pmtiles';
import { estates } from '../../content/estates';
import type { LonLat } from '../../content/mercator';
import { collection, feature, line } from './geojson';
import { centreOf, cornerOf, shownAround, type TileAddress, tileAt, tilesUnder } from './map-window';
import { sheetZooms } from './zooms';

/** From the tiles of this zoom on the map shows imagery: coarser ones show less of the land than the sheet does. Finer ones lie within these. */
export const imageryZoom = 14;

/** Pixels of {@link imageryZoom} to each side of the middle of an estate: its imagery ends nearer by. */
const around = { across: 4 * 512, down: 4 * 512 } as const;

/** What an archive has imagery of. */
export class Survey {
	readonly #tiles: ReadonlyMap<string, TileAddress>;

	/** @param tiles of {@link imageryZoom} */
	constructor(tiles: readonly TileAddress[]) {
		this.#tiles = new Map(tiles.map((tile) => [nameOf(tile), tile]));
	}

	has(tile: TileAddress): boolean {
		return this.#tiles.has(nameOf(tile));
	}

	holds(place: LonLat): boolean {
		return this.has(tileAt(place, imageryZoom));
	}

	/** Rings around it, which lies at the right of them: from the middle of a side, so that all corners are alike, and back there. */
	get outline(): FeatureCollection<LineString> {
		const sides = [...this.#tiles.values()].flatMap((tile) => this.#openSidesOf(tile));
		/** By where they begin; where two tiles touch at a corner two do. */
		const sidesAt = new Map<string, Side[]>();
		for (const side of sides) sidesAt.set(nameOf(side.from), [...(sidesAt.get(nameOf(side.from)) ?? []), side]);
		const rings = sides.flatMap(({ from }) => {
			const ring: Side[] = [];
			for (let side = sidesAt.get(nameOf(from))?.pop(); side; side = sidesAt.get(nameOf(side.to))?.pop())
				ring.push(side);
			const [first] = ring;
			if (!first) return [];
			const middle = { ...first.from, x: (first.from.x + first.to.x) / 2, y: (first.from.y + first.to.y) / 2 };
			return [[middle, ...ring.map(({ to }) => to), middle].map(cornerOf)];
		});
		return collection(rings.map((ring) => feature(line(ring), {})));
	}

	/** The sides of a tile that have no neighbour, each with the tile at the right. */
	#openSidesOf({ z, x, y }: TileAddress): Side[] {
		const [left, right, top, bottom] = [x, x + 1, y, y + 1];
		const sides = [
			{ beside: { z, x, y: y - 1 }, from: { z, x: left, y: top }, to: { z, x: right, y: top } },
			{ beside: { z, x: x + 1, y }, from: { z, x: right, y: top }, to: { z, x: right, y: bottom } },
			{ beside: { z, x, y: y + 1 }, from: { z, x: right, y: bottom }, to: { z, x: left, y: bottom } },
			{ beside: { z, x: x - 1, y }, from: { z, x: left, y: bottom }, to: { z, x: left, y: top } },
		];
		return sides.filter(({ beside }) => !this.has(beside));
	}
}

/** Between the upper left corners of two tiles. */
type Side = { from: TileAddress; to: TileAddress };

function nameOf({ x, y }: TileAddress): string {
	return `${x}/${y}`;
}

/** Whether a map shows nothing but imagery, and nothing of the sheet beneath it; one that is tilted shows the land to the horizon. */
export function showsImageryAlone(map: MapLibreMap, survey: Survey): boolean {
	if (map.getZoom() < sheetZooms.imageryWhole || map.getPitch() > 0) return false;
	const shown = tilesUnder(centreOf(map), imageryZoom, shownAround(map, imageryZoom), 512);
	return shown.every((tile) => survey.has(tile));
}

/** What there is around the estates, as the directories of an archive tell it. */
export async function readSurvey(archive: PMTiles): Promise<Survey> {
	const found: TileAddress[] = [];
	// One after the other: the archive keeps a directory once it has come, and asks again for one that is still on its way.
	for (const { centre } of estates) {
		for (const tile of tilesUnder(centre, imageryZoom, around, 512))
			if (await holdsTile(archive, tile)) found.push(tile);
	}
	return new Survey(found);
}

/** Whether an archive has a tile, by its directories: once read they are kept. */
export async function holdsTile(archive: PMTiles, { z, x, y }: TileAddress): Promise<boolean> {
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
