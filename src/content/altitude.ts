import { quantity } from '../platform/quantity';
import measures from './measures.gen.json';
import type { ParcelSlug } from './parcels';

/** The range of altitudes of one or several parcels, as printed: `288–362 m`. */
export function altitudeText(parcels: readonly ParcelSlug[]): string {
	const altitudes = parcels.map((parcel) => measures[parcel]);
	const lowest = Math.min(...altitudes.map(({ min }) => min));
	const highest = Math.max(...altitudes.map(({ max }) => max));
	return quantity(`${lowest}–${highest}`, 'm');
}
