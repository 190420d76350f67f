import names from './parcel-names.json' with { type: 'json' };
import type { ParcelSlug } from './parcels';

/** What people call each parcel. `places.geojson` has names for map programs, which no page shows. */
export const parcelNames: Readonly<Record<ParcelSlug, string>> = names;

export function parcelName(slug: ParcelSlug): string {
	return parcelNames[slug];
}
