import { afterReset } from '../cf7/helper';

/** Keeps the rows of every text area equal to the lines typed (SPEC 5); until the first line it is as rendered. */
export function growTextareas(form: HTMLFormElement, signal: AbortSignal): void {
	const grow = (area: HTMLTextAreaElement) => {
		area.rows = area.value.split('\n').length;
		area.dataset.lines = String(area.rows);
	};
	form.addEventListener(
		'input',
		({ target }) => {
			if (target instanceof HTMLTextAreaElement) grow(target);
		},
		{ signal },
	);
	// After a reset the controls change only once the event is over.
	afterReset(form, signal, () => form.querySelectorAll('textarea').forEach(grow));
}
