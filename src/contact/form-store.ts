import type { FormState } from '../cf7/form-view';

/** What the parts around the form show. */
export type FormSnapshot = FormState & {
	/** The message in the outbox whose text is in the form. */
	held: string | undefined;
	/** The page has lost its settings: the form cannot be sent from here. */
	unusable: boolean;
};

const untouched: FormSnapshot = { status: 'init', message: '', errors: [], held: undefined, unusable: false };

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
