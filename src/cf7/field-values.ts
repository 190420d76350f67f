import { leavesOf, type PhpTree, setAt } from './php-tree';

export type FieldEntry = readonly [name: string, value: string | File];

/** What a rule looks at: the texts and files of one field. */
export type FieldValues = { texts: readonly string[]; files: readonly File[] };

const fieldName = /^[a-z][\w:-]*/i;
const fieldMember = /\[([\w:-]*)\]/gy;

/**
 * The values of a field, from names as PHP takes them apart (docs/contact-form-7.md 8.1): `a` sets and the last one counts, `a[]` appends,
 * `a[x]` sets a member. Texts come trimmed, without blank ones; the choice of no file is no file.
 */
export function valuesOf(entries: readonly FieldEntry[], field: string): FieldValues {
	const tree: PhpTree<FieldEntry[1]> = new Map();
	for (const [name, value] of entries) {
		if (fieldName.exec(name)?.[0] === field) setAt(tree, [field, ...membersOf(name.slice(field.length))], value);
	}
	const texts: string[] = [];
	const files: File[] = [];
	for (const value of leavesOf(tree)) {
		if (typeof value !== 'string') files.push(value);
		else if (value.trim() !== '') texts.push(value.trim());
	}
	return { texts, files };
}

/** `''` stands for `[]`. What follows the last bracket that is closed is ignored. */
function membersOf(brackets: string): string[] {
	return [...brackets.matchAll(fieldMember)].map(([, member = '']) => member);
}

/** The wraps whose fields take part in validation, in document order (docs/contact-form-7.md 7). */
export function validatedWraps(form: HTMLFormElement): HTMLElement[] {
	const wraps = form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap[data-name]');
	return [...wraps].filter((wrap) => !wrap.closest('.novalidate'));
}

/** What the fields of these wraps would send, without the empty file of a field where none was chosen (docs/contact-form-7.md 7, 3.1). */
export function fieldData(form: HTMLFormElement, wraps: readonly HTMLElement[]): FieldEntry[] {
	const controls = wraps.flatMap((wrap) => [...wrap.querySelectorAll('[name]')]);
	const names = new Set(controls.map((control) => control.getAttribute('name')));
	return [...new FormData(form)].filter(([name, value]) => names.has(name) && !isNoFile(value));
}

/** What a field for files has where none was chosen. */
export function isNoFile(value: FormDataEntryValue): boolean {
	return typeof value !== 'string' && value.name === '';
}
