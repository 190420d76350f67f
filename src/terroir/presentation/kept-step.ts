import { type ParcelSlug, parcelSlugs } from '../../content/parcels';
import { keepInEntry } from '../../platform/history-entry';

const KEY = 'prova';

/** The parcel that was shown when this entry of the history was left or read again, if there was one. */
export function readKeptStep(state: unknown): ParcelSlug | undefined {
	const kept = typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(KEY) : undefined;
	return parcelSlugs.find((slug) => slug === kept);
}

/** Keeps the parcel that is shown, or that none is. */
export function keepStep(parcel: ParcelSlug | undefined): void {
	if (readKeptStep(history.state) === parcel) return;
	keepInEntry(KEY, parcel);
}
