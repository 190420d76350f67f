import type { LonLat } from '../geo/frame';
import { type Bounds, project, type TileAddress, tileSize } from '../geo/mercator';
import { viewCentres, viewNames, viewZoom } from '../geo/views';

/** The archive's coarsest and finest tiles: the map goes out to zoom 8, and to 15 on a screen of double density. */
export const coarsestZoom = 8;
export const finestZoom = 16;

/** Down to this zoom the whole land is there; finer tiles only around the views. */
const landZoom = 13;

/**
 * What a window sees while it flies from one view to another, at the zooms of {@link landZoom} and coarser. Measured on
 * windows of 320 to 1920 pixels, with and without the panel, at both densities: the test flies them.
 */
const land: Bounds = { west: -7.685, south: 41.02, east: -6.95, north: 41.47 };

/** The largest window, in CSS pixels, and how much of its left the panel may cover: the view's centre moves right by half of that. */
const windowSize = { width: 1920, height: 1080, panel: 420 };

/**
 * Every tile of the archive, for any imagery, by zoom, column and row: the land at zooms 8 to 13, and at 14 to 16 what
 * the largest window can show around a view, at zoom 15 and any density up to double.
 */
export function archiveTiles(): TileAddress[] {
	const tiles = new Map<string, TileAddress>();
	const add = (tile: TileAddress) => tiles.set(`${tile.z}/${tile.x}/${tile.y}`, tile);
	for (let zoom = coarsestZoom; zoom <= landZoom; zoom++) {
		for (const tile of tilesBetween([land.west, land.north], [land.east, land.south], zoom)) add(tile);
	}
	for (const view of viewNames) {
		for (let zoom = landZoom + 1; zoom <= finestZoom; zoom++) {
			for (const tile of tilesAround(viewCentres[view], zoom)) add(tile);
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
