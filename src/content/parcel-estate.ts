import { type Estate, estates } from './estates.ts';
import { type ParcelSlug, parcelsOf } from './parcels.ts';

/** The estate a parcel belongs to. */
export function estateOf(parcel: ParcelSlug): Estate {
	const estate = estates.find(({ slug }) => parcelsOf[slug].some((member) => member === parcel));
	if (!estate) throw new Error(`The parcel ${parcel} belongs to no estate.`);
	return estate;
}
