import type { OutboxSnapshot } from '../outbox/outbox-store';
import { clearDraft, saveDraft } from './draft';
import type { FormStore } from './form-store';
import { restoreDraft } from './restore-draft';
import { hasTyped, typedValues } from './typed-values';

/** Keeps what is typed into the form until it was sent, and tells whether there is anything to lose. */
export class KeptDraft {
	constructor(
		private readonly form: HTMLFormElement,
		private readonly store: FormStore,
		private readonly outbox: () => OutboxSnapshot,
	) {}

	/** Brings back the text of before, and follows what is typed from now on. */
	start(signal: AbortSignal): void {
		this.store.update({ held: restoreDraft(this.form) });
		if (hasTyped(this.form)) this.save();
		this.#tellTyped();
		this.form.addEventListener('input', () => this.#onInput(), { signal });
		this.form.addEventListener('reset', () => this.#onReset(), { signal });
	}

	save(): void {
		const { held } = this.store.getSnapshot();
		saveDraft({ values: typedValues(this.form), ...(held !== undefined && { corrects: held }) });
	}

	/** Once the text is another one, it is another message; only a refused one is corrected. */
	#onInput(): void {
		const { held } = this.store.getSnapshot();
		if (held !== undefined && !this.#mayCorrect(held)) this.store.update({ held: undefined });
		this.#tellTyped();
		if (this.store.getSnapshot().typed) this.save();
		else clearDraft();
	}

	/** The event comes before the fields are emptied. */
	#onReset(): void {
		clearDraft();
		this.store.update({ held: undefined, typed: false });
	}

	#tellTyped(): void {
		const typed = hasTyped(this.form);
		if (typed !== this.store.getSnapshot().typed) this.store.update({ typed });
	}

	/** Before the queue has been read nothing is known against it. */
	#mayCorrect(held: string): boolean {
		const outbox = this.outbox();
		if (outbox.kind !== 'ready') return outbox.kind === 'loading';
		return outbox.messages.some(({ id, state }) => id === held && state === 'refused');
	}
}
