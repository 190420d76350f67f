/**
 * Degrees as printed on the atlas: true primes, two spaces between the pair, `O` for west (DESIGN 2.2). A letter never parts from its
 * degrees at the end of a line. `precision` in seconds or minutes of arc.
 */
export function coordinatePair(
	[longitude, latitude]: readonly [number, number],
	precision: 'seconds' | 'minutes' = 'seconds',
): string {
	return `${latitudeText(latitude, precision)}  ${longitudeText(longitude, precision)}`;
}

export function latitudeText(latitude: number, precision: 'seconds' | 'minutes'): string {
	return `${angle(latitude, precision)}\u00a0${latitude < 0 ? 'S' : 'N'}`;
}

export function longitudeText(longitude: number, precision: 'seconds' | 'minutes'): string {
	return `${angle(longitude, precision)}\u00a0${longitude < 0 ? 'O' : 'E'}`;
}

function angle(degrees: number, precision: 'seconds' | 'minutes'): string {
	const inDegree = precision === 'seconds' ? 3600 : 60;
	const units = Math.round(Math.abs(degrees) * inDegree);
	const whole = Math.floor(units / inDegree);
	if (precision === 'minutes') return `${whole}°${two(units % 60)}′`;
	return `${whole}°${two(Math.floor((units % 3600) / 60))}′${two(units % 60)}″`;
}

function two(value: number): string {
	return String(value).padStart(2, '0');
}

/** What stands along the edges of a drawing: its meridians from west to east, its parallels from north to south. Bounds in degrees. */
export function edgeTexts({ west, east, south, north }: { west: number; east: number; south: number; north: number }) {
	return {
		meridians: [longitudeText(west, 'seconds'), longitudeText(east, 'seconds')],
		parallels: [latitudeText(north, 'seconds'), latitudeText(south, 'seconds')],
	};
}
