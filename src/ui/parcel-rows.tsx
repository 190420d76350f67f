import { factsOf, type ParcelFact } from '../content/parcel-facts';
import { MeasuredText, type Row } from './measured-text';

export type ParcelRow = Row & { fact: ParcelFact };

/** What is known of a parcel, as rows of a table; the shares of its castas are read as text. */
export function parcelRows(...known: Parameters<typeof factsOf>): ParcelRow[] {
	return factsOf(...known).map(({ fact, label, value }) => ({
		fact,
		label,
		value: fact === 'castas' ? value : <MeasuredText text={value} />,
	}));
}
