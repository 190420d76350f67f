import { estates } from '../../content/estates';
import type { LonLat } from '../map/mercator';

const EARTH_RADIUS_KM = 6371;

/** From a place to the middle of the nearest estate, in kilometres along the great circle. */
export function kilometresToNearestEstate(place: LonLat): number {
	return Math.min(...estates.map(({ centre }) => kilometresBetween(place, centre)));
}

function kilometresBetween([fromLon, fromLat]: LonLat, [toLon, toLat]: LonLat): number {
	const [from, to] = [radians(fromLat), radians(toLat)];
	const half = Math.sin((to - from) / 2) ** 2;
	const across = Math.cos(from) * Math.cos(to) * Math.sin(radians(toLon - fromLon) / 2) ** 2;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half + across));
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
