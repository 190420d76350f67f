import { Document } from 'yaml';
import type { Field, Input, TextKind } from '../../build/content/forms.ts';
import { type FieldValue, hasWords, readText } from './content-text.ts';

/** Of the labels of facts (`Castas`), what each is called in another language. */
type Labels = ReadonlyMap<string, string>;

/** What there is to translate, as a file has it; `null` is a text that nobody has written yet. */
type Empty = null | Empty[] | { [name: string]: Empty };

/**
 * The text that a translation begins with: as many items, facts, parts as its original has, and no words. Facts are called what others
 * of that name are called already.
 * @param form what a translation of such a file holds
 * @returns nothing for an original that cannot be read
 */
export function beginTranslation(
	original: string,
	form: { fields: readonly Field[]; text: TextKind },
	labels: Labels,
): string | undefined {
	const reading = readText(original);
	if (reading.kind === 'unreadable') return undefined;
	const fields = emptyGroup(form.fields, reading.fields, labels);
	const yaml = new Document(fields).toString({
		lineWidth: 0,
		nullStr: '',
		flowCollectionPadding: false,
		indentSeq: true,
	});
	return `---\n${yaml}---\n${emptyBody(form.text, reading.body)}`;
}

/** What the labels of facts are called in the translations that there are; where they differ, as most do. */
export function labelsIn(pairs: Iterable<readonly [original: string, translation: string]>): Labels {
	const counts = new Map<string, Map<string, number>>();
	for (const [original, translation] of pairs) {
		const [from, to] = [readText(original), readText(translation)];
		if (from.kind === 'unreadable' || to.kind === 'unreadable') continue;
		for (const [label, own] of labelPairs(from.fields, to.fields)) {
			const named = counts.get(label) ?? new Map<string, number>();
			counts.set(label, named.set(own, (named.get(own) ?? 0) + 1));
		}
	}
	return new Map([...counts].map(([label, named]) => [label, mostFrequent(named)]));
}

const labelled: readonly string[] = ['facts', 'tasting'];

function emptyGroup(
	fields: readonly Field[],
	original: { [name: string]: FieldValue },
	labels: Labels,
): { [name: string]: Empty } {
	return Object.fromEntries(
		fields.flatMap(({ name, input }): [string, Empty][] => {
			// Only a translation has it.
			if (name === 'slug') return [[name, null]];
			const value = original[name];
			return value !== undefined && hasWords(value) ? [[name, emptyOf(input, value, labels)]] : [];
		}),
	);
}

function emptyOf(input: Input, value: FieldValue, labels: Labels): Empty {
	if (Array.isArray(value)) {
		const item = input.kind === 'list' ? input.item : input;
		return value.map((one) => emptyOf(item, one, labels));
	}
	if (typeof value === 'string') return null;
	switch (input.kind) {
		case 'facts':
			return emptyFacts(Object.keys(value), labels);
		case 'by-parcel':
			return Object.fromEntries(
				Object.entries(value).map(([slug, facts]) => [
					slug,
					emptyOf({ kind: 'group', fields: input.fields }, facts, labels),
				]),
			);
		default:
			return input.kind === 'group' ? emptyGroup(input.fields, value, labels) : null;
	}
}

/** Two labels that are called alike would be one: the second keeps its own name. */
function emptyFacts(names: readonly string[], labels: Labels): Empty {
	const facts: { [label: string]: null } = {};
	for (const name of names) {
		const label = labels.get(name) ?? name;
		facts[label in facts ? name : label] = null;
	}
	return facts;
}

/** The headings that the text needs: those of every wine, or as many as the original has. */
function emptyBody(kind: TextKind, original: string): string {
	if (kind.kind === 'none') return '';
	if (kind.kind === 'headings') return kind.headings.map((heading) => `\n## ${heading}\n`).join('');
	const parts = original.match(/^##(?!#)/gm) ?? [];
	return parts.length > 0 ? parts.map(() => '\n##\n').join('') : '\n';
}

/** The labels that stand at one place in both. */
function labelPairs(from: FieldValue, to: FieldValue | undefined): (readonly [string, string])[] {
	if (typeof from === 'string' || to === undefined || typeof to === 'string') return [];
	return Object.entries(from).flatMap(([name, value]) => {
		const own = Object.entries(to).find(([key]) => key === name)?.[1];
		if (!labelled.includes(name) || typeof value === 'string' || typeof own !== 'object') return labelPairs(value, own);
		const [labels, ownLabels] = [Object.keys(value), Object.keys(own)];
		if (labels.length !== ownLabels.length) return [];
		return labels.flatMap((label, index) => (ownLabels[index] ? [[label, ownLabels[index]] as const] : []));
	});
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
	return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
