import { afterReset, type FieldHelper } from './helper';

/** The plugin counts after a key only, so a paste by mouse or a text dropped in is missing until the next one. */
const countedEvents = ['input', 'change', 'keyup'];

/**
 * Keeps the character counters (CONTRACT 9): the length of the trimmed text in UTF-16 code units, or what is left of the
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
