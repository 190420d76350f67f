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

/** A field, or the frame of several that are wrong together. */
export function goToFirstFault(): void {
	goTo(document.querySelector<HTMLElement>('main [aria-invalid="true"], main [data-faulty] :is(summary, button)'));
}

function goTo(place: HTMLElement | null | undefined): void {
	for (let within = place?.closest('details'); within; within = within.parentElement?.closest('details'))
		within.open = true;
	place?.focus();
}
