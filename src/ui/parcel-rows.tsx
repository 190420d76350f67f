import { factsOf, type ParcelFact, parcelFacts } from '../content/parcel-facts';
import type { KnownParcel, ParcelInShort } from '../content/vineyards/vineyard';
import { MeasuredText, type Row } from './measured-text';

export type ParcelRow = Row & { fact: ParcelFact };

/** What is known of a parcel, as rows of a table; the shares of its castas are read as text. */
export function parcelRows(parcel: KnownParcel | ParcelInShort, facts = parcelFacts): ParcelRow[] {
	return factsOf(parcel, facts).map(({ fact, label, value }) => ({
		fact,
		label,
		value: fact === 'castas' ? value : <MeasuredText text={value} />,
	}));
}
