import { type ParcelSlug, parcelSlugs } from '../../content/parcels';

/** In the state of the browser's entry, which a reload keeps and another address does not have. */
const KEY = 'prova';

/** The parcel that was shown when this entry of the history was left or read again, if there was one. */
export function readKeptStep(state: unknown): ParcelSlug | undefined {
	const kept = typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(KEY) : undefined;
	return parcelSlugs.find((slug) => slug === kept);
}

/**
 * Keeps the parcel that is shown, or that none is. The router patches `history.replaceState` on the instance and would take the
 * change for a navigation; the prototype's own method is not patched.
 */
export function keepStep(parcel: ParcelSlug | undefined): void {
	if (readKeptStep(history.state) === parcel) return;
	History.prototype.replaceState.call(history, { ...history.state, [KEY]: parcel }, '');
}
