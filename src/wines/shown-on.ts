import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import { estatesOf } from '../content/wines/estates-of';
import type { WinePlate } from '../content/wines/land';

/** The names of what the plate of a wine shows, in the order of its places for names. @param parcels of the wine */
export function shownOn({ shows, parcel }: WinePlate, parcels: readonly ParcelSlug[]): readonly string[] {
	if (shows === 'estates') return estatesOf(parcels).map(({ name }) => name);
	return (shows === 'parcels' ? parcels : [parcel]).map(parcelName);
}
