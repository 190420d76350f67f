/** Degrees. */
export type LonLat = readonly [longitude: number, latitude: number];

/** A degree of latitude on the ground, in metres; one of longitude at the equator. */
export const METRES_PER_DEGREE = 111_320;

const RADIANS = Math.PI / 180;

/** A degree of longitude on the ground, in metres. */
export function metresPerDegreeEast(latitude: number): number {
	return METRES_PER_DEGREE * Math.cos(latitude * RADIANS);
}

/** How wide the world is drawn, in CSS pixels, for 512-px tiles. */
export function worldPx(zoom: number): number {
	return 512 * 2 ** zoom;
}

/** How far north of the equator Web Mercator draws a latitude, in degrees of longitude. */
export function northing(latitude: number): number {
	return Math.asinh(Math.tan(latitude * RADIANS)) / RADIANS;
}

/** The latitude that Web Mercator draws so far north of the equator, in degrees of longitude. */
export function latitudeAt(northing: number): number {
	return Math.atan(Math.sinh(northing * RADIANS)) / RADIANS;
}

/** The place so many pixels to the east and south of another, where the world is drawn so wide. */
export function placeFrom([longitude, latitude]: LonLat, x: number, y: number, world: number): LonLat {
	return [longitude + (360 * x) / world, latitudeAt(northing(latitude) - (360 * y) / world)];
}

/** How many pixels to the east and south of another a place lies, where the world is drawn so wide. */
export function pixelsFrom(origin: LonLat, [longitude, latitude]: LonLat, world: number): { x: number; y: number } {
	return {
		x: ((longitude - origin[0]) * world) / 360,
		y: ((northing(origin[1]) - northing(latitude)) * world) / 360,
	};
}
