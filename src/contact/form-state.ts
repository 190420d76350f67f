import { contactMessages as m, otherStatusNote, statusNotes } from '#messages/contact';
import { type Note, type Outcome, outcomeTexts } from '#messages/outcomes';
import { ownerFormMessages } from '#messages/owner-form';
import type { FormViewState } from '../cf7/form-view';
import { ownerForm } from '../content/owner-form-here';
import { isPending } from '../outbox/outcomes';
import type { WritableStore } from '../platform/store';
import type { WordsLanguage } from './words-language';

/** What the form and the parts around it show. */
export type FormState = FormViewState & {
	/** The id of the message in the outbox whose text is in the form. */
	messageId: string | undefined;
	/** What became of the message that the form speaks of. */
	outcome: Outcome | undefined;
	/** Of what the form shows. */
	lang: WordsLanguage;
	/** The fields are put away: their text was sent, or is in the outbox, where it is decided upon. They come back when one of them is entered. */
	isFolded: boolean;
	/** There was something in the outbox since the page was opened: then its list is worth fetching. */
	hasOutbox: boolean;
	/** How many other messages on this device have not been sent. */
	others: number;
	/** Something is typed that a visitor may want to clear. */
	isTyped: boolean;
	/** The page has lost its settings: the form cannot be sent from here. */
	isUnusable: boolean;
};

export const initialFormState: FormState = {
	status: 'init',
	message: '',
	errors: [],
	messageId: undefined,
	outcome: undefined,
	lang: {},
	isFolded: false,
	hasOutbox: false,
	others: 0,
	isTyped: false,
	isUnusable: false,
};

export type FormStore = WritableStore<FormState>;

export function updateForm(store: FormStore, change: Partial<FormState>): void {
	store.set({ ...store.get(), ...change });
}

/** Whether a form in this status has something of its own under way. */
export function isBusy(status: string): boolean {
	return status === 'submitting' || status === 'resetting';
}

/** What stands beside the server's words in a state of the form. @returns undefined while it has nothing to tell */
export function noteFor({ status, errors, outcome, others, isUnusable }: FormState): Note | undefined {
	if (isUnusable) return m.unavailable;
	if (isBusy(status) || status === 'init' || status === 'validating') return undefined;
	const ownNote = outcome && outcomeTexts[outcome].note;
	if (ownNote) return ownNote;
	if (status === 'invalid') return { title: m.toReview(errors.length) };
	// What is to be accepted is up to its author.
	if (import.meta.env.HAS_OWNER_FORM && ownerForm() && status === 'unaccepted')
		return { title: ownerFormMessages.acceptances };
	const note = Object.hasOwn(statusNotes, status) ? statusNotes[status] : undefined;
	// What is on its way need not be sent again.
	if (isPending(outcome) && note) return { title: note.title };
	// Else the one in the list would seem to be the one that was sent.
	if (status === 'sent' && note?.help && others > 0) return { ...note, help: `${note.help} ${m.others(others)}` };
	return note ?? otherStatusNote;
}
