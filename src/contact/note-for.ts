import { fateNotes, contactMessages as m, type Note, otherStatusNote, statusNotes } from '../messages/contact';
import type { FormSnapshot } from './form-store';

/** What stands beside the server's words in a state of the form. @returns undefined while it has nothing to tell */
export function noteFor({ status, errors, fate, others, pending, unusable }: FormSnapshot): Note | undefined {
	if (unusable) return m.unavailable;
	if (status === 'invalid') return { title: m.toReview(errors.length) };
	if (isBusy(status) || status === 'init' || status === 'validating') return undefined;
	const fateNote = fate && fateNotes[fate];
	if (fateNote) return fateNote;
	const note = Object.hasOwn(statusNotes, status) ? statusNotes[status] : undefined;
	// What is on its way needs no second sending.
	if (pending && note) return { title: note.title };
	// Else the one in the list would seem to be the one that went.
	if (status === 'sent' && note?.help && others > 0) return { ...note, help: `${note.help} ${m.others(others)}` };
	return note ?? otherStatusNote;
}

/** Whether a form in this status has something of its own under way. */
export function isBusy(status: string): boolean {
	return status === 'submitting' || status === 'resetting';
}
