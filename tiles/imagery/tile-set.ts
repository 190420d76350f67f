import { type LonLat, toMetres } from '../geo/frame';
import {
	allAround,
	childrenOf,
	nameOf,
	parentOf,
	project,
	type TileAddress,
	tileBeside,
	tileBounds,
	tileSize,
} from '../geo/mercator';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { contains, extentOf, gapBetween, type Ring } from '../geo/planar';
import { viewCentres, viewNames, viewZoom } from '../geo/views';

/** The archive's coarsest tiles: from further away the map is the engraved sheet (docs/decisions/0025-the-map-s-sheet.md). */
export const coarsestZoom = 14;

/** All of a window over a view, which opens at 15: on a screen of double density it is drawn from the tiles of 16. */
const windowZoom = 16;

/**
 * Finer still, for the map goes on to 18: over a parcel and so many metres around it, where tiles of the zoom above lie on all sides,
 * for a picture passes into that of the zoom above and no farther (`pyramid/soften.ts`).
 */
const closeUps = [
	{ zoom: 16, around: 520 },
	{ zoom: 17, around: 190 },
	{ zoom: 18, around: 20 },
] as const;

/** The largest window, in CSS pixels, and how much of its left the panel may cover: the view's centre moves right by half of that. */
const windowSize = { width: 1920, height: 1080, panel: 420 };

/**
 * Every tile of the archive, for any imagery, by zoom, column and row: at zoom 14 what the largest window can show around a view,
 * and the same land at 15; at 16 what it shows at zoom 15, and the parcels with what lies around them; at 17 and 18 the parcels.
 */
export function archiveTiles(parcels: readonly ParcelOutline[]): TileAddress[] {
	const tiles = new Map<string, TileAddress>();
	const add = (tile: TileAddress) => tiles.set(nameOf(tile), tile);
	const beneath = (zoom: number) => [...tiles.values()].filter(({ z }) => z === zoom).flatMap(childrenOf);
	for (const zoom of [coarsestZoom, windowZoom]) {
		for (const view of viewNames) for (const tile of tilesAround(viewCentres[view], zoom)) add(tile);
	}
	for (const tile of beneath(coarsestZoom)) add(tile);
	for (const { zoom, around } of closeUps) {
		const isInside = (tile: TileAddress) =>
			allAround.every((place) => tiles.has(nameOf(parentOf(tileBeside(tile, place)))));
		for (const tile of beneath(zoom - 1).filter(isInside))
			if (parcels.some(({ rings }) => reaches(rings, around, tile))) add(tile);
	}
	return [...tiles.values()].toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y);
}

function tilesAround(centre: LonLat, zoom: number): TileAddress[] {
	const [x, y] = project(centre, zoom);
	const scale = 2 ** (zoom - viewZoom);
	const left = x - ((windowSize.width + windowSize.panel) / 2) * scale;
	const right = x + (windowSize.width / 2) * scale;
	const half = (windowSize.height / 2) * scale;
	return tilesOver({ left, top: y - half, right, bottom: y + half }, zoom);
}

/** The tiles that a rectangle of the world map touches, in pixels of that zoom. */
function tilesOver(box: { left: number; top: number; right: number; bottom: number }, z: number): TileAddress[] {
	const tiles: TileAddress[] = [];
	for (let x = Math.floor(box.left / tileSize); x <= Math.floor(box.right / tileSize); x++) {
		for (let y = Math.floor(box.top / tileSize); y <= Math.floor(box.bottom / tileSize); y++) tiles.push({ z, x, y });
	}
	return tiles;
}

/** Whether rings, or a margin of so many metres around them, lie on a tile. */
function reaches(rings: readonly Ring[], around: number, tile: TileAddress): boolean {
	const bounds = tileBounds(tile);
	const [west, south] = toMetres([bounds.west, bounds.south]);
	const [east, north] = toMetres([bounds.east, bounds.north]);
	const reach = extentOf(rings);
	const apart = Math.max(west - reach.east, reach.west - east, south - reach.north, reach.south - north);
	if (apart > around) return false;
	const corners = [
		[west, south],
		[east, south],
		[east, north],
		[west, north],
		[west, south],
	] as const;
	return contains(rings, corners[0]) || gapBetween([corners], rings) <= around;
}
