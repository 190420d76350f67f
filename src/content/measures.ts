import { quantity } from '../platform/quantity.ts';
import measures from './measures.gen.json' with { type: 'json' };
import type { ParcelSlug } from './parcels.ts';

/** The range of altitudes of one or several parcels, as printed: `288–362 m`. */
export function altitudeText(parcels: readonly ParcelSlug[]): string {
	const altitudes = parcels.map((parcel) => measures[parcel]);
	const lowest = Math.min(...altitudes.map(({ min }) => min));
	const highest = Math.max(...altitudes.map(({ max }) => max));
	return quantity(`${lowest}–${highest}`, 'm');
}

/** Of several parcels the largest: the one a wine's label and card show. Nothing of none. */
export function largestParcel(parcels: readonly ParcelSlug[]): ParcelSlug | undefined {
	return parcels.toSorted((one, other) => measures[other].areaHa - measures[one].areaHa)[0];
}
