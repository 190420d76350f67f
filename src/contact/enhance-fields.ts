import { contactMessages as m } from '#messages/contact';
import { afterReset, type FieldHelper } from '../cf7/field-helpers';
import { labelOf } from '../content/field-label';
import { announce } from '../ui/announce';
import type { FormStore } from './form-state';

/** Numbers of characters left that are announced. */
const announcedRoom = [100, 20, 0];

/**
 * Announces what a screen reader would not read by itself: what is wrong with a field that was left, and that the room for the
 * message comes to its end. What is wrong with a form that was sent is said by its response (docs/contact-form-7.md 6.1), and not repeated here.
 */
export function announceFields(form: HTMLFormElement, store: FormStore, signal: AbortSignal): void {
	announceErrors(form, store, signal);
	for (const area of form.querySelectorAll('textarea')) announceRoom(form, area, signal);
}

function announceErrors(form: HTMLFormElement, store: FormStore, signal: AbortSignal): void {
	/** Left with another value than before: an error is announced again even if it is the same. */
	const changed = new Set<string>();
	let before = store.get().errors;
	const note = ({ target }: Event) => {
		if (target instanceof Element && 'name' in target) changed.add(String(target.name));
	};
	const announceChanges = (event: Event) => {
		if (!(event instanceof CustomEvent)) return;
		const { errors } = store.get();
		if (event.detail.prevStatus === 'validating') {
			for (const error of errors) {
				if (!changed.has(error.field) && before.includes(error)) continue;
				announce(`field ${error.field}`, `${labelOf(error.field)}: ${error.message}`);
			}
			changed.clear();
		}
		// From here the server's answer counts.
		if (event.detail.status === 'submitting') for (const { field } of before) announce(`field ${field}`, '');
		before = errors;
	};
	// The description of a field that is entered says what is wrong with it.
	const takeBack = ({ target }: Event) => {
		if (target instanceof Element && 'name' in target) announce(`field ${target.name}`, '');
	};
	// Before the form's client, which checks the field at once.
	form.addEventListener('change', note, { signal, capture: true });
	form.addEventListener('wpcf7statuschanged', announceChanges, { signal });
	form.addEventListener('focusin', takeBack, { signal });
}

function announceRoom(form: HTMLFormElement, area: HTMLTextAreaElement, signal: AbortSignal): void {
	const left = () => area.maxLength - area.value.length;
	const description = form.querySelector(`[id="${area.name}-left"]`);
	// Not in the markup, which is the plugin's (docs/contact-form-7.md 1).
	if (description) area.setAttribute('aria-describedby', description.id);
	let before = left();
	/** Never while it is written in: some screen readers read a description again whenever it changes. */
	const describe = () => {
		before = left();
		if (description) description.textContent = m.charactersLeft(before);
	};
	const announceChanges = () => {
		const now = left();
		if (announcedRoom.some((limit) => now <= limit && limit < before)) announce('room', m.charactersLeft(now));
		if (area === area.ownerDocument.activeElement) before = now;
		else describe();
	};
	describe();
	area.addEventListener('input', announceChanges, { signal });
	area.addEventListener('blur', describe, { signal });
	afterReset(form, signal, describe);
}

/** Keeps the rows of every text area equal to the lines typed (docs/product.md 8); until the first line it is as rendered. */
export const growTextareas: FieldHelper = (form, signal) => {
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
};
