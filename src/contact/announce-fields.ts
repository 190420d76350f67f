import { afterReset } from '../cf7/helper';
import { fieldLabel, contactMessages as m } from '../messages/contact';
import { announce } from '../ui/announce';
import type { FormStore } from './form-store';

/** How many characters are left when it is worth a word. */
const worthSaying = [100, 20, 0];

/**
 * Says of the fields what a screen reader would not tell by itself: what is wrong with one that has been left, and that the room for the
 * message comes to its end. What is wrong with a form that was sent is told by its response (CONTRACT 6.1), and not once more here.
 */
export function announceFields(form: HTMLFormElement, store: FormStore, signal: AbortSignal): void {
	announceErrors(form, store, signal);
	for (const area of form.querySelectorAll('textarea')) announceRoom(form, area, signal);
}

function announceErrors(form: HTMLFormElement, store: FormStore, signal: AbortSignal): void {
	/** Left with another value than before: wrong in the same way, it is to be heard all the same. */
	const changed = new Set<string>();
	let before = store.getSnapshot().errors;
	const note = ({ target }: Event) => {
		if (target instanceof Element && 'name' in target) changed.add(String(target.name));
	};
	const tell = (event: Event) => {
		if (!(event instanceof CustomEvent)) return;
		const { errors } = store.getSnapshot();
		if (event.detail.prevStatus === 'validating') {
			for (const error of errors) {
				if (!changed.has(error.field) && before.includes(error)) continue;
				announce(`field ${error.field}`, `${fieldLabel(error.field)}: ${error.message}`);
			}
			changed.clear();
		}
		// From here the answer has the word.
		if (event.detail.status === 'submitting') for (const { field } of before) announce(`field ${field}`, '');
		before = errors;
	};
	// Whoever enters a field hears by its description what is wrong with it.
	const takeBack = ({ target }: Event) => {
		if (target instanceof Element && 'name' in target) announce(`field ${target.name}`, '');
	};
	// Before the form's client, which checks the field at once.
	form.addEventListener('change', note, { signal, capture: true });
	form.addEventListener('wpcf7statuschanged', tell, { signal });
	form.addEventListener('focusin', takeBack, { signal });
}

function announceRoom(form: HTMLFormElement, area: HTMLTextAreaElement, signal: AbortSignal): void {
	const left = () => area.maxLength - area.value.length;
	const description = form.querySelector(`[id="${area.name}-left"]`);
	// Not in the markup, which is the plugin's (CONTRACT 1).
	if (description) area.setAttribute('aria-describedby', description.id);
	let before = left();
	/** Never while it is written in: some screen readers read a description anew whenever it changes. */
	const describe = () => {
		before = left();
		if (description) description.textContent = m.charactersLeft(before);
	};
	const tell = () => {
		const now = left();
		if (worthSaying.some((limit) => now <= limit && limit < before)) announce('room', m.charactersLeft(now));
		if (area === area.ownerDocument.activeElement) before = now;
		else describe();
	};
	describe();
	area.addEventListener('input', tell, { signal });
	area.addEventListener('blur', describe, { signal });
	afterReset(form, signal, describe);
}
