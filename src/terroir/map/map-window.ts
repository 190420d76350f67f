import type { MapLibreMap } from 'maplibre-gl';
import { type LonLat, northing, placeFrom, worldPx } from '../../content/mercator';

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

/**
 * The tiles that are seen around a centre.
 * @param zoom of the camera, for 512-px tiles
 * @param tileSize that tiles are shown at
 */
export function tilesUnder(
	centre: LonLat,
	zoom: number,
	{ across, down }: Reach,
	tileSize: 256 | 512,
): { z: number; x: number; y: number }[] {
	const world = worldPx(zoom);
	const z = Math.round(zoom + Math.log2(512 / tileSize));
	const [left, right] = [placeFrom(centre, -across, 0, world), placeFrom(centre, across, 0, world)];
	const [top, bottom] = [placeFrom(centre, 0, -down, world), placeFrom(centre, 0, down, world)];
	const column = ([longitude]: LonLat) => Math.floor((longitude / 360 + 0.5) * 2 ** z);
	const row = ([, latitude]: LonLat) => Math.floor((0.5 - northing(latitude) / 360) * 2 ** z);
	return between(row(top), row(bottom)).flatMap((y) => between(column(left), column(right)).map((x) => ({ z, x, y })));
}

function between(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
