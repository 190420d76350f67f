import type { Field, Input } from '../../build/content/forms.ts';
import { type FieldValue, readText } from './content-text.ts';

/**
 * Whether two texts of a file say the same, whatever numbers, dates, pictures or comments differ: a translation of the one is one of
 * the other.
 * @param fields that a translation of the file has
 */
export function isSameWords(before: string, after: string, fields: readonly Field[]): boolean {
	const [one, other] = [readText(before), readText(after)];
	if (one.kind === 'unreadable' || other.kind === 'unreadable') return before === after;
	const wordsOf = (value: FieldValue) => JSON.stringify(picked({ kind: 'group', fields }, value));
	return one.body.trim() === other.body.trim() && wordsOf(one.fields) === wordsOf(other.fields);
}

function picked(input: Input, value: FieldValue | undefined): unknown {
	if (typeof value !== 'object') return value;
	switch (input.kind) {
		case 'list':
			return Object.values(value).map((item) => picked(input.item, item));
		case 'group':
			return input.fields.map(({ name, input: own }) =>
				picked(own, Object.entries(value).find(([key]) => key === name)?.[1]),
			);
		case 'by-parcel':
			return Object.entries(value).map(([slug, facts]) => [
				slug,
				picked({ kind: 'group', fields: input.fields }, facts),
			]);
		default:
			// Facts are told apart by their order too.
			return Object.entries(value);
	}
}
