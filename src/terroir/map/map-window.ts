import type { MapLibreMap } from 'maplibre-gl';
import type { LonLat } from '../../content/mercator';

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
