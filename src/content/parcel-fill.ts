import fills from './parcel-fills.gen.json' with { type: 'json' };
import { type ParcelSlug, parcelSlugs } from './parcels.ts';

/** The name of a parcel's fill as `data-color` says it; `default` for one without a colour of its own. Same as in `places.geojson`. */
export function parcelFill(parcel: ParcelSlug): string {
	return fills[parcelSlugs.indexOf(parcel)] ?? 'default';
}
