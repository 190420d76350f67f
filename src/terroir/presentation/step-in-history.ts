import { type ParcelSlug, parcelSlugs } from '../../content/parcels';
import { keepInEntry, readFromEntry } from '../../platform/history';

const KEY = 'prova';

/** The parcel that was shown when this entry of the history was left or read again, if there was one. */
export function readKeptStep(): ParcelSlug | undefined {
	const kept = readFromEntry(KEY);
	return parcelSlugs.find((slug) => slug === kept);
}

/** Keeps the parcel that is shown, or that none is. */
export function keepStep(parcel: ParcelSlug | undefined): void {
	if (readKeptStep() !== parcel) keepInEntry(KEY, parcel);
}
