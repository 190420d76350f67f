import { isDeepStrictEqual } from 'node:util';
import { type Field, formOf, type Input } from '../../build/content/forms.ts';
import { toWrite } from '../../build/content/new-file.ts';
import { checkFile, type IsPublic } from '../../build/content/parse-content.ts';
import type { FieldPath } from '../../build/content/problem.ts';
import { kindOf } from '../../build/content/schemas.ts';
import { parcelSlugs } from '../../src/content/parcels.ts';
import {
	applyChange,
	type FieldValue,
	fieldsOf,
	ifChangeable,
	readText,
	type Texts,
	valueAt,
} from '../document/content-text.ts';

/**
 * As much of what is typed as pages can be made of. A field that the build would refuse shows what it had before, or a word in its place:
 * one wrong date does not take the page from before the eyes of the author. Words that were emptied are not shown again: last
 * year's would be taken for this year's.
 * @param former texts that pages could be made of
 */
export function readable(texts: Texts, former: Texts, isPublic: IsPublic): Texts {
	return new Map(
		[...texts].flatMap(([path, text]) => {
			const before = former.get(path);
			if (text === before) return [[path, text] as const];
			const mended = ifChangeable(() => mend(path, text, before, isPublic));
			const fit = [text, mended, before].find(
				(one) => one !== undefined && fieldFaults(path, one, isPublic).length === 0,
			);
			return fit === undefined ? [] : [[path, fit] as const];
		}),
	);
}

/** Without them the page can be made, be its text as it may; unless the fields cannot be read at all. */
function fieldFaults(path: string, text: string, isPublic: IsPublic): FieldPath[] {
	if (!path.endsWith('.md')) return [];
	if (readText(text).kind === 'unreadable') return [[]];
	return checkFile(path, text, isPublic).flatMap(({ path: field }) => (field ? [field] : []));
}

function mend(path: string, text: string, before: string | undefined, isPublic: IsPublic): string | undefined {
	if (readText(text).kind === 'unreadable') return undefined;
	const kind = kindOf(path);
	const form = kind ? formOf(kind.schema) : [];
	const formerFields = before === undefined ? undefined : fieldsOf(before);
	const typedFields = fieldsOf(text);
	const shownFor = (mended: string, fault: FieldPath) => {
		const input = inputAt(form, fault);
		const isEmptied = input?.kind === 'text' && valueAt(fieldsOf(mended), fault) === '';
		const before =
			isEmptied || isOfAnother(typedFields, formerFields, fault) ? undefined : valueAt(formerFields, fault);
		return before ?? (isFact(form, fault) ? unknownFact(fault.at(-1)) : placeholder(input));
	};
	const removed: FieldPath[] = [];
	// From the end, so that what is taken out of a list moves nothing that is still to be mended.
	return fieldFaults(path, text, isPublic)
		.toReversed()
		.reduce((mended, fault) => {
			if (removed.some((item) => isWithin(item, fault))) return mended;
			const value = shownFor(mended, fault);
			if (value !== undefined) return applyChange(mended, { type: 'set', path: fault, value });
			const item = itemOf(fault);
			removed.push(item);
			return applyChange(mended, { type: 'remove', path: item });
		}, text);
}

/** In a list an item is known by what else it holds, not by its place: others may have come or gone before it. */
function isOfAnother(typed: FieldValue | undefined, former: FieldValue | undefined, fault: FieldPath): boolean {
	const item = itemOf(fault);
	const name = String(fault[item.length]);
	const [now, before] = [valueAt(typed, item), valueAt(former, item)];
	if (item.length === fault.length || typeof now !== 'object') return false;
	return !Object.entries(now).some(
		([key, value]) => key !== name && value !== '' && isDeepStrictEqual(value, valueAt(before, [key])),
	);
}

/** What of a list goes with a field that it cannot be without, as a plate with its picture; without a list the field itself. */
function itemOf(fault: FieldPath): FieldPath {
	const index = fault.findLastIndex((step) => typeof step === 'number');
	return index === -1 ? fault : fault.slice(0, index + 1);
}

function isWithin(item: FieldPath, fault: FieldPath): boolean {
	return item.every((step, index) => step === fault[index]);
}

function inputAt(form: readonly Field[], [name, ...rest]: FieldPath): Input | undefined {
	const field = form.find((one) => one.name === name);
	return field && within(field.input, rest);
}

function within(input: Input, path: FieldPath): Input | undefined {
	if (path.length === 0) return input;
	const [, ...rest] = path;
	if (input.kind === 'group') return inputAt(input.fields, path);
	if (input.kind === 'list') return within(input.item, rest);
	if (input.kind === 'facts') return { kind: 'text', atLeast: 1 };
	return input.kind === 'by-parcel' ? inputAt(input.fields, rest) : undefined;
}

/** Of a sheet, what is read as shares. */
const shares = { label: 'Castas', unknown: 'outras 100 %' };

function isFact(form: readonly Field[], fault: FieldPath): boolean {
	return inputAt(form, fault.slice(0, -1))?.kind === 'facts';
}

function unknownFact(label: string | number | undefined): string {
	return label === shares.label ? shares.unknown : toWrite;
}

/** What stands in the page until somebody types it. */
function placeholder(input: Input | undefined): FieldValue | undefined {
	switch (input?.kind) {
		case 'text':
			return '…'.padEnd(input.atLeast, '…');
		case 'year':
			return String(new Date().getFullYear());
		case 'whole-number':
		case 'number':
			return '0';
		case 'date':
			return new Date().toISOString().slice(0, 10);
		case 'choice':
			return input.options[0]?.value;
		case 'parcel':
			return parcelSlugs[0];
		case 'facts':
			return { [shares.label]: shares.unknown };
		case 'list': {
			const item = placeholder(input.item);
			return item === undefined ? undefined : Array.from({ length: input.atLeast }, () => item);
		}
		case 'group':
			return Object.fromEntries(
				input.fields.flatMap(({ name, optional, input: own }) => {
					const value = optional ? undefined : placeholder(own);
					return value === undefined ? [] : [[name, value] as const];
				}),
			);
		default:
			return undefined;
	}
}
