import type { Input } from '../../../build/content/forms';
import type { FieldValue } from '../../document/content-text';

/** What stands in the file of something new, until it is filled. */
export function emptyValue(input: Input): FieldValue {
	switch (input.kind) {
		case 'group':
			return Object.fromEntries(
				input.fields.filter(({ optional }) => !optional).map(({ name, input: own }) => [name, emptyValue(own)]),
			);
		case 'list':
			return Array.from({ length: input.atLeast }, () => emptyValue(input.item));
		case 'facts':
		case 'by-parcel':
			return {};
		default:
			return '';
	}
}
