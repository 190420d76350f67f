import type { ParcelSlug } from '../../content/parcels';
import { wines } from '../../content/wines';

/** The wines that a parcel's grapes go into, in the order of the list of wines. */
export function winesFrom(parcel: ParcelSlug) {
	return wines.filter((wine) => wine.parcels.includes(parcel));
}
