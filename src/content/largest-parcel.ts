import measures from './measures.gen.json';
import type { ParcelSlug } from './parcels';

/** Of several parcels the largest: the one a wine's label and card show. Nothing of none. */
export function largestParcel(parcels: readonly ParcelSlug[]): ParcelSlug | undefined {
	return parcels.toSorted((one, other) => measures[other].areaHa - measures[one].areaHa)[0];
}
