import type { MapLibreMap } from 'maplibre-gl';
import { type LonLat, latitudeAt, northing, placeFrom, worldPx } from '../../content/mercator';

/** Where the camera looks. */
export function centreOf(map: MapLibreMap): LonLat {
	const { lng, lat } = map.getCenter();
	return [lng, lat];
}

/** How much is seen to each side of a centre, in CSS pixels. */
export type Reach = { across: number; down: number };

/** Of a map, whose camera's centre is the middle of what the panel leaves free. */
export function reachOf(map: MapLibreMap): Reach {
	const { clientWidth, clientHeight } = map.getContainer();
	const { left = 0, right = 0, top = 0, bottom = 0 } = map.getPadding();
	return { across: (clientWidth - left - right) / 2, down: (clientHeight - top - bottom) / 2 };
}

/** Tiles of 512 px to each side of the middle of a map that is tilted, which shows the land to the horizon. */
const tilted = 2;

/** How much a map shows to each side of its middle, which is that of what the panel leaves free of it, in pixels of a zoom, north up. */
export function shownAround(map: MapLibreMap, zoom: number): Reach {
	if (map.getPitch() > 0) return { across: tilted * 512, down: tilted * 512 };
	const reach = reachOf(map);
	const scale = worldPx(zoom) / worldPx(map.getZoom());
	const [wide, high] = [reach.across * scale, reach.down * scale];
	const turn = (map.getBearing() * Math.PI) / 180;
	const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
	return { across: wide * cos + high * sin, down: wide * sin + high * cos };
}

/**
 * The tiles that are seen around a centre.
 * @param zoom of the camera, for 512-px tiles
 * @param tileSize that tiles are shown at
 */
export function tilesUnder(centre: LonLat, zoom: number, { across, down }: Reach, tileSize: 256 | 512): TileAddress[] {
	const world = worldPx(zoom);
	const z = Math.round(zoom + Math.log2(512 / tileSize));
	const [left, right] = [placeFrom(centre, -across, 0, world), placeFrom(centre, across, 0, world)];
	const [top, bottom] = [placeFrom(centre, 0, -down, world), placeFrom(centre, 0, down, world)];
	return between(tileAt(top, z).y, tileAt(bottom, z).y).flatMap((y) =>
		between(tileAt(left, z).x, tileAt(right, z).x).map((x) => ({ z, x, y })),
	);
}

/** A tile as slippy maps number them. */
export type TileAddress = { z: number; x: number; y: number };

/** The upper left corner of a tile. */
export function cornerOf({ z, x, y }: TileAddress): LonLat {
	return [(x / 2 ** z) * 360 - 180, latitudeAt(180 - (y / 2 ** z) * 360)];
}

/** The tile that a place lies in. */
export function tileAt([longitude, latitude]: LonLat, z: number): TileAddress {
	return {
		z,
		x: Math.floor((longitude / 360 + 0.5) * 2 ** z),
		y: Math.floor((0.5 - northing(latitude) / 360) * 2 ** z),
	};
}

function between(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
