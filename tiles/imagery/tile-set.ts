import type { LonLat } from '../geo/frame';
import { type Bounds, project, TILE_SIZE, type TileAddress } from '../geo/mercator';
import { VIEW_CENTRES, VIEW_NAMES, VIEW_ZOOM } from '../geo/views';

/** The archive's coarsest and finest tiles: the map goes out to zoom 8, and to 15 on a screen of double density. */
export const COARSEST_ZOOM = 8;
export const FINEST_ZOOM = 16;

/** Down to this zoom the whole land is there; finer tiles only around the views. */
const LAND_ZOOM = 13;

/**
 * What a window sees while it flies from one view to another, at the zooms of {@link LAND_ZOOM} and coarser. Measured on
 * windows of 320 to 1920 pixels, with and without the panel, at both densities: the test flies them.
 */
const LAND: Bounds = { west: -7.685, south: 41.02, east: -6.95, north: 41.47 };

/** The largest window, in CSS pixels, and how much of its left the panel may cover: the view's centre moves right by half of that. */
const WINDOW = { width: 1920, height: 1080, panel: 420 };

/**
 * Every tile of the archive, whatever its imagery, by zoom, column and row: the land at zooms 8 to 13, and at 14 to 16 what
 * the largest window can show around a view, at zoom 15 and any density up to double.
 */
export function archiveTiles(): TileAddress[] {
	const tiles = new Map<string, TileAddress>();
	const add = (tile: TileAddress) => tiles.set(`${tile.z}/${tile.x}/${tile.y}`, tile);
	for (let zoom = COARSEST_ZOOM; zoom <= LAND_ZOOM; zoom++) {
		for (const tile of tilesBetween([LAND.west, LAND.north], [LAND.east, LAND.south], zoom)) add(tile);
	}
	for (const view of VIEW_NAMES) {
		for (let zoom = LAND_ZOOM + 1; zoom <= FINEST_ZOOM; zoom++) {
			for (const tile of tilesAround(VIEW_CENTRES[view], zoom)) add(tile);
		}
	}
	return [...tiles.values()].toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y);
}

function tilesBetween(northWest: LonLat, southEast: LonLat, zoom: number): TileAddress[] {
	const [left, top] = project(northWest, zoom);
	const [right, bottom] = project(southEast, zoom);
	return tilesOver({ left, top, right, bottom }, zoom);
}

function tilesAround(centre: LonLat, zoom: number): TileAddress[] {
	const [x, y] = project(centre, zoom);
	const scale = 2 ** (zoom - VIEW_ZOOM);
	const left = x - ((WINDOW.width + WINDOW.panel) / 2) * scale;
	const right = x + (WINDOW.width / 2) * scale;
	const half = (WINDOW.height / 2) * scale;
	return tilesOver({ left, top: y - half, right, bottom: y + half }, zoom);
}

/** The tiles that a rectangle of the world map touches, in pixels of that zoom. */
function tilesOver(box: { left: number; top: number; right: number; bottom: number }, z: number): TileAddress[] {
	const tiles: TileAddress[] = [];
	for (let x = Math.floor(box.left / TILE_SIZE); x <= Math.floor(box.right / TILE_SIZE); x++) {
		for (let y = Math.floor(box.top / TILE_SIZE); y <= Math.floor(box.bottom / TILE_SIZE); y++) tiles.push({ z, x, y });
	}
	return tiles;
}
