/** A place in degrees: longitude east, latitude north. */
export type LonLat = readonly [lon: number, lat: number];

/** A place in metres east and north of the frame's origin. */
export type Metres = readonly [x: number, y: number];

/** Where the local frame touches the globe: the middle of the four estates. */
const frameOrigin: LonLat = [-7.3, 41.25];
const metresPerDegreeLat = 111319.49;
const metresPerDegreeLon = metresPerDegreeLat * Math.cos((frameOrigin[1] * Math.PI) / 180);

/** Degrees of longitude to metres east of the origin (equirectangular; 0.2 % off at the frame's edges). */
export function toX(lon: number): number {
	return (lon - frameOrigin[0]) * metresPerDegreeLon;
}

/** Degrees of latitude to metres north of the origin. */
export function toY(lat: number): number {
	return (lat - frameOrigin[1]) * metresPerDegreeLat;
}

/** Metres east of the origin to degrees of longitude. */
export function toLon(x: number): number {
	return x / metresPerDegreeLon + frameOrigin[0];
}

/** Metres north of the origin to degrees of latitude. */
export function toLat(y: number): number {
	return y / metresPerDegreeLat + frameOrigin[1];
}

/** @see toX @see toY */
export function toMetres([lon, lat]: LonLat): Metres {
	return [toX(lon), toY(lat)];
}
