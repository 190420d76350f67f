import facts from '../../content/facts.gen.json';
import type { ParcelSlug } from '../../content/parcels';
import type { LonLat } from '../map/mercator';

/** Where a parcel is highest or lowest, and how high that is, in metres. */
export type SpotHeight = { place: LonLat; metres: number };

/** The two ends of a parcel, the higher one first: the places and the altitudes that the height model gives. */
export function spotHeights(parcel: ParcelSlug): readonly [top: SpotHeight, foot: SpotHeight] {
	const { top, foot, altitude } = facts[parcel];
	return [
		{ place: lonLat(top), metres: altitude.max },
		{ place: lonLat(foot), metres: altitude.min },
	];
}

function lonLat([longitude = 0, latitude = 0]: readonly number[]): LonLat {
	return [longitude, latitude];
}
