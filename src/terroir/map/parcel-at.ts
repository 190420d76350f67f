import type { Parcel } from '../../content/places';
import type { LonLat } from './mercator';

type Ring = Parcel['coordinates'][number][number];

/** The parcel that a place lies in, or `undefined` between them and in their holes. */
export function parcelAt(place: LonLat, parcels: readonly Parcel[]): Parcel | undefined {
	return parcels.find(({ coordinates }) => coordinates.some((polygon) => isInPolygon(place, polygon)));
}

function isInPolygon(place: LonLat, [outline, ...holes]: readonly Ring[]): boolean {
	return outline !== undefined && isInRing(place, outline) && !holes.some((hole) => isInRing(place, hole));
}

/** Counts the sides that a ray to the east crosses. */
function isInRing([longitude, latitude]: LonLat, ring: Ring): boolean {
	let inside = false;
	let [beforeLon = 0, beforeLat = 0] = ring.at(-1) ?? [];
	for (const [lon = 0, lat = 0] of ring) {
		const crosses = lat > latitude !== beforeLat > latitude;
		if (crosses && longitude < ((beforeLon - lon) * (latitude - lat)) / (beforeLat - lat) + lon) inside = !inside;
		[beforeLon, beforeLat] = [lon, lat];
	}
	return inside;
}
