import { contactMessages as m } from '../messages/contact';
import type { FormSnapshot } from './form-store';
import { noteFor } from './note-for';

/** Lets the submit button say what a press does, or that it was pressed; its width is kept meanwhile (DESIGN 4). */
export function labelSubmit(button: HTMLInputElement, snapshot: FormSnapshot): void {
	const { status } = snapshot;
	if (status === 'validating') return;
	if (status === 'submitting') {
		button.style.inlineSize = `${button.offsetWidth}px`;
		button.value = m.sending;
		return;
	}
	// What is in the outbox already is tried again, not sent as another.
	const isKept = snapshot.pending && snapshot.held !== undefined;
	const retry = isKept || (noteFor(snapshot)?.retry ?? false);
	button.style.inlineSize = '';
	button.value = retry ? m.retry : m.send;
	button.toggleAttribute('data-retry', retry);
}
