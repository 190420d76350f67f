import type { Field, Input } from '../../../build/content/forms';
import type { FieldPath, Problem } from '../../../build/content/problem';
import { parcelName } from '../../../src/content/parcel-names';
import { parcelSlugs } from '../../../src/content/parcels';

/** The build's sentence begins with the field's name in the file, which at the field itself everybody knows: `"lede" falta.` is `Falta.` here. */
export function fieldMessage({ path, message }: Pick<Problem, 'path' | 'message'>): string {
	const name = path?.findLast((step) => typeof step === 'string');
	const start = `"${name}" `;
	const rest =
		name !== undefined && message.startsWith(start) ? message.slice(start.length) : message.replace(/^Isto /, '');
	return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** A field as the form names it, with what it is in: `Colheitas anteriores, 1, Ficha técnica, Castas`. */
export function fieldName(fields: readonly Field[], path: FieldPath | undefined): string {
	return path ? namesOf({ kind: 'group', fields }, path).join(', ') : 'Texto';
}

function namesOf(input: Input, [step, ...rest]: FieldPath): string[] {
	if (step === undefined) return [];
	switch (input.kind) {
		case 'group': {
			const field = input.fields.find(({ name }) => name === step);
			return field ? [field.title, ...namesOf(field.input, rest)] : [String(step)];
		}
		case 'list':
			return [String(Number(step) + 1), ...namesOf(input.item, rest)];
		case 'by-parcel':
			return [nameOfParcel(String(step)), ...namesOf({ kind: 'group', fields: input.fields }, rest)];
		case 'by-language': {
			const language = input.languages.find(({ value }) => value === step);
			return language
				? [language.name, ...namesOf({ kind: 'group', fields: input.fields }, rest)]
				: namesOf({ kind: 'group', fields: input.fields }, [step, ...rest]);
		}
		default:
			return [String(step)];
	}
}

/** A slug that is none stays as it is. */
export function nameOfParcel(slug: string): string {
	const parcel = parcelSlugs.find((one) => one === slug);
	return parcel ? parcelName(parcel) : slug;
}
