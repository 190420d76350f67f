import fills from '../../content/parcel-fills.gen.json';
import type { ParcelSlug } from '../../content/parcels';

const byParcel: Readonly<Record<string, string>> = fills;

/** The name of a parcel's fill as `data-color` says it; `default` for one without a colour of its own. Same as in `places.geojson`. */
export function parcelFill(parcel: ParcelSlug): string {
	return byParcel[parcel] ?? 'default';
}
