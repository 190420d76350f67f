/**
 * Does something for a form's fields from the moment it is mounted until the signal is aborted. Helpers
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

/**
 * Keeps the submit buttons disabled while a required acceptance is off, or an inverted one on (docs/contact-form-7.md 9).
 * A form without one, or with acceptance as validation, is left alone.
 */
export const acceptance: FieldHelper = (form, signal) => {
	const refresh = () => refreshAcceptance(form);
	refresh();
	form.addEventListener('change', refresh, { signal });
	afterReset(form, signal, refresh);
};

function refreshAcceptance(form: HTMLFormElement): void {
	const acceptances = [...form.querySelectorAll('.wpcf7-acceptance')];
	if (acceptances.length === 0 || form.classList.contains('wpcf7-acceptance-as-validation')) return;
	const missing = acceptances.some((acceptance) => {
		const box = acceptance.querySelector<HTMLInputElement>('input[type="checkbox"]');
		if (!box || acceptance.classList.contains('optional')) return false;
		return acceptance.classList.contains('invert') ? box.checked : !box.checked;
	});
	for (const button of form.querySelectorAll<HTMLInputElement>('.wpcf7-submit')) button.disabled = missing;
}

/** The plugin counts after a key only, so a paste by mouse or a text dropped in is missing until the next one. */
const countedEvents = ['input', 'change', 'keyup'];

/**
 * Keeps the character counters (docs/contact-form-7.md 9): the length of the trimmed text in UTF-16 code units, or what is left of the
 * starting value. Too long and too short are judged by the untrimmed text.
 */
export const counters: FieldHelper = (form, signal) => {
	const refresh = () => refreshCounters(form);
	refresh();
	for (const name of countedEvents) form.addEventListener(name, refresh, { signal });
	afterReset(form, signal, refresh);
};

function refreshCounters(form: HTMLFormElement): void {
	for (const counter of form.querySelectorAll<HTMLElement>('.wpcf7-character-count')) {
		const field = form.elements.namedItem(counter.dataset.targetName ?? '');
		if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) writeCount(counter, field.value);
	}
}

function writeCount(counter: HTMLElement, text: string): void {
	const { startingValue = '0', maximumValue, minimumValue } = counter.dataset;
	const length = text.trim().length;
	const count = String(counter.classList.contains('down') ? Number(startingValue) - length : length);
	counter.dataset.currentValue = count;
	counter.textContent = count;
	counter.classList.toggle('too-long', maximumValue !== undefined && text.length > Number(maximumValue));
	counter.classList.toggle('too-short', minimumValue !== undefined && text.length < Number(minimumValue));
}

const scheme = /^[a-z][0-9a-z+.-]*:/i;

/** What an address typed without a scheme becomes: with a dot in it, `http://` goes in front (docs/contact-form-7.md 9, docs/product.md 8). */
export function withScheme(typed: string): string {
	const text = typed.trim();
	if (text === '' || scheme.test(text) || !text.includes('.')) return text;
	return `http://${text.replace(/^\/+/, '')}`;
}

/** Completes the addresses typed into the form's fields for one, before they are validated. */
export const urlFields: FieldHelper = (form, signal) => {
	form.addEventListener(
		'change',
		({ target }) => {
			if (target instanceof HTMLInputElement && target.classList.contains('wpcf7-validates-as-url')) {
				target.value = withScheme(target.value);
			}
		},
		{ signal },
	);
};
