import { metresPerDegreeEast } from './coordinates.ts';

/** Degrees. */
export type LonLat = readonly [longitude: number, latitude: number];

const radiansPerDegree = Math.PI / 180;

/** How wide the world is drawn, in CSS pixels, for 512-px tiles. */
export function worldPx(zoom: number): number {
	return 512 * 2 ** zoom;
}

/** How far north of the equator Web Mercator draws a latitude, in degrees of longitude. */
export function northing(latitude: number): number {
	return Math.asinh(Math.tan(latitude * radiansPerDegree)) / radiansPerDegree;
}

/** The latitude that Web Mercator draws so far north of the equator, in degrees of longitude. */
export function latitudeAt(northing: number): number {
	return Math.atan(Math.sinh(northing * radiansPerDegree)) / radiansPerDegree;
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

/** Metres on the ground under one CSS pixel, for 512-px tiles. */
export function metresPerPixel(zoom: number, latitude: number): number {
	return (360 * metresPerDegreeEast(latitude)) / worldPx(zoom);
}
