import type { Estate } from '../estates.ts';
import { estateOf, type ParcelSlug } from '../parcels.ts';

/** The estates that the parcels of a wine belong to, each once, in their order. */
export function estatesOf(parcels: readonly ParcelSlug[]): Estate[] {
	return [...new Set(parcels.map(estateOf))];
}
