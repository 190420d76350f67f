import type { LonLat } from './frame';

/** A point of the world map in pixels: x to the east, y to the south, from its north-west corner. */
export type Pixel = readonly [x: number, y: number];

/** A slippy-map tile: zoom, column from the west, row from the north. */
export type TileAddress = { readonly z: number; readonly x: number; readonly y: number };

/** `z/x/y`, as people name tiles. */
export function nameOf({ z, x, y }: TileAddress): string {
	return `${z}/${x}/${y}`;
}

/** The four tiles below a tile: north-west, north-east, south-west, south-east. */
export function childrenOf({ z, x, y }: TileAddress): [TileAddress, TileAddress, TileAddress, TileAddress] {
	const [left, top] = [2 * x, 2 * y];
	return [
		{ z: z + 1, x: left, y: top },
		{ z: z + 1, x: left + 1, y: top },
		{ z: z + 1, x: left, y: top + 1 },
		{ z: z + 1, x: left + 1, y: top + 1 },
	];
}

export function parentOf({ z, x, y }: TileAddress): TileAddress {
	return { z: z - 1, x: x >> 1, y: y >> 1 };
}

/** A place beside a tile, in tiles to the east and south. */
export type Beside = readonly [east: number, south: number];

/** The eight of them. */
export const allAround: readonly Beside[] = [
	[-1, -1],
	[0, -1],
	[1, -1],
	[-1, 0],
	[1, 0],
	[-1, 1],
	[0, 1],
	[1, 1],
];

export function tileBeside({ z, x, y }: TileAddress, [east, south]: Beside): TileAddress {
	return { z, x: x + east, y: y + south };
}

/** West, south, east, north in degrees. */
export type Bounds = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** CSS pixels a tile measures on the map: MapLibre's zoom counts in tiles of this size. */
export const tileSize = 512;

/** Pixels of the whole world at a zoom, which may be fractional. */
export function worldSize(zoom: number): number {
	return tileSize * 2 ** zoom;
}

/** Web Mercator (EPSG:3857): where a place lies on the world map of a zoom. Latitudes beyond ±85.05° fall outside it. */
export function project([lon, lat]: LonLat, zoom: number): Pixel {
	const size = worldSize(zoom);
	const sin = Math.sin((lat * Math.PI) / 180);
	return [(lon / 360 + 0.5) * size, (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size];
}

/** The place at a pixel of the world map of a zoom: the inverse of {@link project}. */
export function unproject([x, y]: Pixel, zoom: number): LonLat {
	const size = worldSize(zoom);
	const lat = (2 * Math.atan(Math.exp((0.5 - y / size) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
	return [(x / size - 0.5) * 360, lat];
}

/** What a tile covers. */
export function tileBounds({ z, x, y }: TileAddress): Bounds {
	const [west, north] = unproject([x * tileSize, y * tileSize], z);
	const [east, south] = unproject([(x + 1) * tileSize, (y + 1) * tileSize], z);
	return { west, south, east, north };
}
