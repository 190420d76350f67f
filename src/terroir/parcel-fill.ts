import type { ParcelSlug } from '../content/parcels';
import fills from './parcel-fills.gen.json';

const byParcel: Readonly<Record<string, string>> = fills;

/** The name of a parcel's fill as `data-color` says it; `default` for one without a colour of its own. Same as in `places.geojson`. */
export function parcelFill(parcel: ParcelSlug): string {
	return byParcel[parcel] ?? 'default';
}
