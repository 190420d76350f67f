/**
 * Looks after some of a form's fields from the moment it is taken over until the signal says that it is let go. Helpers
 * listen to the form's events and know nothing of how it is sent; a page names those its form needs.
 */
export type FieldHelper = (form: HTMLFormElement, signal: AbortSignal) => void;

/** Runs a task after every reset, whether or not its refill was answered: by then the controls have their first values. */
export function afterReset(form: HTMLFormElement, signal: AbortSignal, task: () => void): void {
	form.addEventListener(
		'wpcf7statuschanged',
		(event) => {
			if (event instanceof CustomEvent && event.detail?.prevStatus === 'resetting') task();
		},
		{ signal },
	);
}
