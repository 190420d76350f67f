import { west } from '#messages/numbers';

/**
 * Degrees as printed on the atlas: true primes, two spaces between the pair, in Portuguese `O` for west (docs/design.md 2.2). A letter never parts from its
 * degrees at the end of a line. `precision` in seconds or minutes of arc.
 */
export function coordinatePair(
	[longitude, latitude]: readonly [number, number],
	precision: 'seconds' | 'minutes' = 'seconds',
): string {
	return `${latitudeText(latitude, precision)}  ${longitudeText(longitude, precision)}`;
}

export function latitudeText(latitude: number, precision: 'seconds' | 'minutes'): string {
	return angle(latitude, precision, 'N', 'S');
}

export function longitudeText(longitude: number, precision: 'seconds' | 'minutes'): string {
	return angle(longitude, precision, 'E', west);
}

function angle(degrees: number, precision: 'seconds' | 'minutes', positive: string, negative: string): string {
	const parts = precision === 'seconds' ? '′″' : '′';
	let units = Math.round(Math.abs(degrees) * 60 ** parts.length);
	let text = '';
	for (const sign of [...parts].reverse()) {
		text = String(units % 60).padStart(2, '0') + sign + text;
		units = Math.floor(units / 60);
	}
	return `${units}°${text}\u00a0${degrees < 0 ? negative : positive}`;
}

/** What stands along the edges of a drawing: its meridians from west to east, its parallels from north to south. Bounds in degrees. */
export function edgeTexts({ west, east, south, north }: { west: number; east: number; south: number; north: number }) {
	return {
		meridians: [longitudeText(west, 'seconds'), longitudeText(east, 'seconds')],
		parallels: [latitudeText(north, 'seconds'), latitudeText(south, 'seconds')],
	};
}

/** A degree of latitude on the ground, in metres; one of longitude at the equator. */
export const metresPerDegree = 111_320;

/** A degree of longitude on the ground, in metres. */
export function metresPerDegreeEast(latitude: number): number {
	return metresPerDegree * Math.cos(radians(latitude));
}

/** Mean radius of the Earth (IUGG). */
const earthRadiusKm = 6371;

/** Between two places, each longitude and latitude in degrees, in kilometres along the great circle. */
export function kilometresBetween(
	[fromLon, fromLat]: readonly [number, number],
	[toLon, toLat]: readonly [number, number],
): number {
	const [from, to] = [radians(fromLat), radians(toLat)];
	const half = Math.sin((to - from) / 2) ** 2;
	const across = Math.cos(from) * Math.cos(to) * Math.sin(radians(toLon - fromLon) / 2) ** 2;
	return 2 * earthRadiusKm * Math.asin(Math.sqrt(half + across));
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
