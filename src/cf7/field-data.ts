import type { FieldEntry } from './field-values';

/** The wraps whose fields take part in validation, in document order (CONTRACT 7). */
export function validatedWraps(form: HTMLFormElement): HTMLElement[] {
	const wraps = form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap[data-name]');
	return [...wraps].filter((wrap) => !wrap.closest('.novalidate'));
}

/** What the enabled fields of these wraps hold: ticked boxes, chosen options, chosen files, texts (CONTRACT 7). */
export function fieldData(wraps: readonly HTMLElement[]): FieldEntry[] {
	return wraps.flatMap((wrap) => [...wrap.querySelectorAll('input, textarea, select')].flatMap(entriesOf));
}

function entriesOf(control: Element): FieldEntry[] {
	if (control.closest('fieldset[disabled]')) return [];
	if (control instanceof HTMLSelectElement) {
		if (control.disabled) return [];
		return [...control.selectedOptions].map(({ value }) => [control.name, value]);
	}
	if (control instanceof HTMLTextAreaElement) return control.disabled ? [] : [[control.name, control.value]];
	if (!(control instanceof HTMLInputElement) || control.disabled || !control.name) return [];
	if (['button', 'submit', 'reset', 'image'].includes(control.type)) return [];
	if (control.type === 'file') return [...(control.files ?? [])].map((file) => [control.name, file]);
	if (['checkbox', 'radio'].includes(control.type) && !control.checked) return [];
	return [[control.name, control.value]];
}
