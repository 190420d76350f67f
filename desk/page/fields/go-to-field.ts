import type { Path } from '../../document/content-text';

/** The id of a field's control, its own among the forms of several files; that of the text below the fields has no path. */
export function fieldId(file: string, path: Path | undefined): string {
	return `${file}-${path?.join('-') ?? 'texto'}`.replaceAll(/[^\p{L}\p{N}-]/gu, '_');
}

/** Brings a field into view, out of what is folded, and gives it the focus; of several together the first one. */
export function goToField(file: string, path: Path | undefined): void {
	const id = fieldId(file, path);
	const group = document.getElementById(`${id}-nome`)?.closest('fieldset');
	goTo(document.getElementById(id) ?? group?.querySelector<HTMLElement>('input, textarea, select, summary, button'));
}

/** A field of a file's form, or the frame of several that are wrong together. */
export function goToFirstFault(file: string | undefined): void {
	const form = document.getElementById(formId(file ?? ''));
	goTo(form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty] :is(summary, button)'));
}

/** The id of the form of a file. */
export function formId(file: string): string {
	return fieldId(file, []);
}

function goTo(place: HTMLElement | null | undefined): void {
	if (place) unfoldAround(place);
	place?.focus();
}

/** Opens everything folded that an element lies in. */
export function unfoldAround(place: Element): void {
	for (let within = place.closest('details'); within; within = within.parentElement?.closest('details') ?? null)
		within.open = true;
}
