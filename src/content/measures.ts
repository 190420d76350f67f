import { quantity } from '../messages/quantity.ts';
import measures from './measures.gen.json' with { type: 'json' };
import { type ParcelSlug, parcelSlugs } from './parcels.ts';

/** How large a parcel is, and between which altitudes in metres it lies (`npm run tiles -- facts`). */
export function measuresOf(parcel: ParcelSlug): { areaHa: number; min: number; max: number } {
	const at = parcelSlugs.indexOf(parcel);
	const of = (column: readonly number[]) => column[at] ?? Number.NaN;
	return { areaHa: of(measures.areaHa), min: of(measures.min), max: of(measures.max) };
}

/** The range of altitudes of one or several parcels, as printed: `288–362 m`. */
export function altitudeText(parcels: readonly ParcelSlug[]): string {
	const altitudes = parcels.map(measuresOf);
	const lowest = Math.min(...altitudes.map(({ min }) => min));
	const highest = Math.max(...altitudes.map(({ max }) => max));
	return quantity(`${lowest}–${highest}`, 'm');
}

/** Of several parcels the largest: the one a wine's label and card show. Nothing of none. */
export function largestParcel(parcels: readonly ParcelSlug[]): ParcelSlug | undefined {
	return parcels.toSorted((one, other) => measuresOf(other).areaHa - measuresOf(one).areaHa)[0];
}
