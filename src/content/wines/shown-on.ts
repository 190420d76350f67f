import type { Estate } from '../estates.ts';
import { parcelName } from '../parcel-names.ts';
import { estateOf, type ParcelSlug } from '../parcels.ts';
import type { WinePlate } from './land.ts';

/** The estates that the parcels of a wine belong to, each once, in their order. */
export function estatesOf(parcels: readonly ParcelSlug[]): Estate[] {
	return [...new Set(parcels.map(estateOf))];
}

/** The names of what the plate of a wine shows, in the order of its places for names. @param parcels of the wine */
export function shownOn({ shows, parcel }: WinePlate, parcels: readonly ParcelSlug[]): readonly string[] {
	if (shows === 'estates') return estatesOf(parcels).map(({ name }) => name);
	return (shows === 'parcels' ? parcels : [parcel]).map(parcelName);
}
