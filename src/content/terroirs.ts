import texts from 'virtual:content/estates';
import { type Estate, estates } from './estates';
import { type ParcelSlug, parcelsOf } from './parcels';
import type { EstateText } from './vineyards/vineyard';

/** An estate as the terroir page tells it. Altitude and vineyard area are computed, never written. */
export type Terroir = Estate &
	EstateText & {
		/** In the order of the list. */
		parcels: readonly ParcelSlug[];
	};

export const terroirs: readonly Terroir[] = estates.map((estate) => ({
	...estate,
	...texts[estate.slug],
	parcels: parcelsOf[estate.slug],
}));

/** The terroir that a parcel belongs to, if there is such a parcel. */
export function terroirOf(parcel: string | undefined): Terroir | undefined {
	return terroirs.find(({ parcels }) => parcels.some((slug) => slug === parcel));
}
