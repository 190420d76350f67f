import type { FormState } from '../cf7/form-view';
import type { Fate } from '../messages/contact';
import type { Slowness } from './slow-sending';

/** What the parts around the form show. */
export type FormSnapshot = FormState & {
	/** The message in the outbox whose text is in the form. */
	held: string | undefined;
	/** What is shown is about a message that is still on its way. */
	pending: boolean;
	/** Why the message that is spoken of did not go, where that is known. */
	fate: Fate | undefined;
	/** The fields are put away: their text was sent, or is in the outbox, where it is decided upon. They come back when one of them is entered. */
	folded: boolean;
	/** How long a sending takes by now. */
	slowness: Slowness;
	/** There was something in the outbox since the page was opened: then its list is worth fetching. */
	queued: boolean;
	/** How many other messages on this device have not gone out. */
	others: number;
	/** Something is typed that a visitor may want to clear. */
	typed: boolean;
	/** The page has lost its settings: the form cannot be sent from here. */
	unusable: boolean;
};

const untouched: FormSnapshot = {
	status: 'init',
	message: '',
	errors: [],
	held: undefined,
	pending: false,
	fate: undefined,
	folded: false,
	slowness: 'none',
	queued: false,
	others: 0,
	typed: false,
	unusable: false,
};

/** What the parts around the form subscribe to; the session, whose code comes after hydration, writes it. */
export class FormStore {
	#snapshot = untouched;
	#listeners = new Set<() => void>();

	getSnapshot = (): FormSnapshot => this.#snapshot;
	getServerSnapshot = (): FormSnapshot => untouched;
	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	update(change: Partial<FormSnapshot>): void {
		this.#snapshot = { ...this.#snapshot, ...change };
		for (const listener of this.#listeners) listener();
	}
}
