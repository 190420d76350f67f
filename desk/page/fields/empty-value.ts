import type { Input } from '../../../build/content/forms';
import type { FieldValue } from '../../document/content-text';

/**
 * What stands in the file of something new, until it is filled.
 * @param beside fields of the same name, whose labels it takes: an earlier year has the sheet of the present one to be filled in
 */
export function emptyValue(input: Input, beside: { [name: string]: FieldValue } = {}): FieldValue {
	switch (input.kind) {
		case 'group':
			return Object.fromEntries(
				input.fields
					.filter(({ optional }) => !optional)
					.map(({ name, input: own }) => [name, own.kind === 'facts' ? labelsOf(beside[name]) : emptyValue(own)]),
			);
		case 'list':
			return Array.from({ length: input.atLeast }, () => emptyValue(input.item));
		case 'facts':
		case 'by-parcel':
		case 'by-language':
			return {};
		default:
			return '';
	}
}

function labelsOf(value: FieldValue | undefined): FieldValue {
	const labels = typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
	return Object.fromEntries(labels.map((label) => [label, '']));
}
