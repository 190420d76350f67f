import { fieldData, validatedWraps } from './field-data';
import { type FieldEntry, valuesOf } from './field-values';
import type { FieldHelper } from './helper';

/**
 * Repeats what fields hold in the elements that reflect them, after a validated change and after a reset (CONTRACT 9): an
 * `output` shows the first valid value or its default, any other element gets one `output` for each.
 */
export const reflections: FieldHelper = (form, signal) => {
	form.addEventListener(
		'wpcf7statuschanged',
		(event) => {
			if (!(event instanceof CustomEvent) || !['validating', 'resetting'].includes(event.detail?.prevStatus)) return;
			const entries = fieldData(form, validatedWraps(form));
			for (const element of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) reflect(element, entries, form);
		},
		{ signal },
	);
};

function reflect(element: HTMLElement, entries: readonly FieldEntry[], form: HTMLFormElement): void {
	const field = element.dataset.reflectionOf ?? '';
	const values = validValues(field, entries, form);
	if (element instanceof HTMLOutputElement) {
		element.textContent = values[0] ?? element.dataset.default ?? '';
		return;
	}
	for (const output of element.querySelectorAll<HTMLElement>('output')) {
		if (output.dataset.default === undefined) output.remove();
		else output.hidden = values.length > 0;
	}
	for (const value of values) {
		const output = form.ownerDocument.createElement('output');
		output.setAttribute('name', field);
		output.textContent = value;
		element.append(output);
	}
}

/** The texts of a field, or the names of its files; none while the field is marked as wrong. */
function validValues(field: string, entries: readonly FieldEntry[], form: HTMLFormElement): readonly string[] {
	const wraps = [...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')];
	const isWrong = wraps.some((wrap) => wrap.dataset.name === field && wrap.querySelector('.wpcf7-not-valid'));
	if (isWrong) return [];
	const { texts, files } = valuesOf(entries, field);
	return [...texts, ...files.map(({ name }) => name)];
}
