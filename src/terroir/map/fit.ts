import type { Parcel } from '../../content/places';
import type { FitTarget } from './engine';
import type { LonLat } from './mercator';

export type Corners = { southWest: LonLat; northEast: LonLat };

/** The box around what is to be brought into view, or `null` for nothing. */
export function cornersOf(target: FitTarget, parcels: readonly Parcel[]): Corners | null {
	const places = 'places' in target ? target.places : placesOf(target.parcels, parcels);
	if (places.length === 0) return null;
	const longitudes = places.map(([longitude]) => longitude);
	const latitudes = places.map(([, latitude]) => latitude);
	return {
		southWest: [Math.min(...longitudes), Math.min(...latitudes)],
		northEast: [Math.max(...longitudes), Math.max(...latitudes)],
	};
}

function placesOf(slugs: readonly string[], parcels: readonly Parcel[]): LonLat[] {
	return parcels
		.filter(({ slug }) => slugs.includes(slug))
		.flatMap(({ coordinates }) =>
			coordinates.flat(2).map(([longitude = 0, latitude = 0]): LonLat => [longitude, latitude]),
		);
}
