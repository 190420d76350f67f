import type { FieldEntry } from './field-values';

/** The wraps whose fields take part in validation, in document order (CONTRACT 7). */
export function validatedWraps(form: HTMLFormElement): HTMLElement[] {
	const wraps = form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap[data-name]');
	return [...wraps].filter((wrap) => !wrap.closest('.novalidate'));
}

/** What the fields of these wraps would send, without the empty file of a field where none was chosen (CONTRACT 7, 3.1). */
export function fieldData(form: HTMLFormElement, wraps: readonly HTMLElement[]): FieldEntry[] {
	const controls = wraps.flatMap((wrap) => [...wrap.querySelectorAll('[name]')]);
	const names = new Set(controls.map((control) => control.getAttribute('name')));
	return [...new FormData(form)].filter(([name, value]) => names.has(name) && !isNoFile(value));
}

function isNoFile(value: FormDataEntryValue): boolean {
	return typeof value !== 'string' && value.name === '';
}
