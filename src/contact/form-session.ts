import { acceptance } from '../cf7/acceptance';
import { type FormAddresses, formAddresses } from '../cf7/addresses';
import { fetchRefill, fetchSchema } from '../cf7/api';
import { counters } from '../cf7/counters';
import type { FormState } from '../cf7/form-view';
import { afterReset } from '../cf7/helper';
import type { SendResult } from '../cf7/submission';
import { type TakenForm, takeOver } from '../cf7/take-over';
import { urlFields } from '../cf7/url-field';
import { readPageSettings } from '../content/page-settings';
import { contactMessages } from '../messages/contact';
import type { OutboxMessage } from '../outbox/message';
import { outboxStore } from '../outbox/outbox-store';
import { clearDraft, loadDraft, saveDraft } from './draft';
import type { FormStore } from './form-store';
import { growTextareas } from './growing-textarea';
import { keptShowing, shown } from './kept-showing';
import { sendMessage } from './send-message';
import { resultOfNoted } from './send-result';
import { fillIn, typedValues, untouchedFields } from './typed-values';

/** The contact form on a page, from the moment it is taken over: what it shows, whose text it holds, what it keeps. */
export class FormSession {
	readonly #store: FormStore;
	#taken: TakenForm | undefined;
	#form: HTMLFormElement | undefined;
	/** What the form shows is about a message that is still on its way. */
	#follows = false;

	constructor(store: FormStore) {
		this.#store = store;
	}

	/** Takes the form over, if the page says where to send it. @returns a function that lets go of it */
	start(wrapper: HTMLElement, form: HTMLFormElement): () => void {
		const page = readPageSettings(document);
		const api = page.kind === 'settings' ? page.settings.wpcf7?.api : undefined;
		if (page.kind === 'unusable' || !api) {
			console.error('wpcf7.api is not defined.');
			this.#store.update({ unusable: page.kind === 'unusable' });
			return () => {};
		}
		const addresses = formAddresses(api, page.settings.contactForm.id, location.href);
		const stopping = new AbortController();
		const taken = takeOver(wrapper, form, {
			send: (formData) => this.#send(formData, addresses),
			refill: () => fetchRefill(addresses.refill),
			schema: async () => {
				const answer = await fetchSchema(addresses.schema);
				return answer.kind === 'schema' ? answer.schema : undefined;
			},
			onState: (state) => this.#show(state),
			helpers: [urlFields, acceptance, counters],
		});
		this.#taken = taken;
		this.#form = form;
		growTextareas(form, stopping.signal);
		this.#restoreDraft(form);
		form.addEventListener('input', () => this.#onInput(), { signal: stopping.signal });
		afterReset(form, stopping.signal, () => this.#follow());
		const unsubscribe = outboxStore.subscribe(() => this.#follow());
		this.#follow();
		return () => {
			stopping.abort();
			unsubscribe();
			taken.release();
			this.#taken = undefined;
		};
	}

	/** Puts a refused message back into the form: sending it again replaces it. */
	edit(message: OutboxMessage): void {
		if (!this.#form || !this.#taken || message.state !== 'refused') return;
		const texts = message.entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
		this.#store.update({ held: message.id });
		fillIn(this.#form, Object.fromEntries(texts));
		const { status, message: words } = shown(resultOfNoted(message.answer));
		this.#taken.show(status, words);
		this.#form.querySelector<HTMLElement>('.wpcf7-form-control')?.focus();
	}

	async #send(formData: FormData, addresses: FormAddresses): Promise<SendResult> {
		const corrects = this.#store.getSnapshot().held;
		const { result, pending } = await sendMessage({ formData, addresses, corrects }, (held) =>
			this.#store.update({ held }),
		);
		const mailSent = result.kind === 'answered' && result.answer.status === 'mail_sent';
		this.#follows = pending;
		if (mailSent) this.#store.update({ held: undefined });
		if (mailSent || pending) clearDraft();
		else this.#saveDraft();
		return result;
	}

	/** Shows what has become of the messages on this device, unless the form is busy with one. */
	#follow(): void {
		const outbox = outboxStore.getSnapshot();
		const { status, message, held } = this.#store.getSnapshot();
		if (outbox.kind !== 'ready' || !this.#taken || status === 'submitting' || status === 'resetting') return;
		const showing = keptShowing(outbox.messages, { status, follows: this.#follows, now: new Date() });
		if (!showing || (showing.status === status && showing.message === message)) return;
		this.#follows = showing.status === 'custom-fetch-error';
		const wentOut =
			showing.status === 'sent' && outbox.messages.some(({ id, state }) => id === held && state === 'sent');
		if (wentOut) {
			this.#store.update({ held: undefined });
			clearDraft();
			this.#taken.conclude(showing.message);
		} else this.#taken.show(showing.status, showing.message);
	}

	/** Once the text is another one, it is another message; only a refused one is corrected. */
	#onInput(): void {
		const held = this.#heldIfRefused();
		if (held !== this.#store.getSnapshot().held) this.#store.update({ held });
		this.#saveDraft();
	}

	#saveDraft(): void {
		const { held } = this.#store.getSnapshot();
		if (this.#form) saveDraft({ values: typedValues(this.#form), ...(held !== undefined && { corrects: held }) });
	}

	#heldIfRefused(): string | undefined {
		const outbox = outboxStore.getSnapshot();
		const { held } = this.#store.getSnapshot();
		// Before the queue has been read nothing is known against it.
		if (outbox.kind === 'loading') return held;
		const refused =
			outbox.kind === 'ready' && outbox.messages.some(({ id, state }) => id === held && state === 'refused');
		return refused ? held : undefined;
	}

	#restoreDraft(form: HTMLFormElement): void {
		const untouched = untouchedFields(form);
		const draft = loadDraft();
		if (draft) {
			this.#store.update({ held: draft.corrects });
			// What was typed before this code was there is newer than what was kept.
			fillIn(form, Object.fromEntries(Object.entries(draft.values).filter(([name]) => untouched.has(name))));
		}
		if (Object.keys(typedValues(form)).some((name) => !untouched.has(name))) this.#saveDraft();
	}

	#show(state: FormState): void {
		const button = this.#form?.querySelector<HTMLInputElement>('.wpcf7-submit');
		if (button) button.value = state.status === 'submitting' ? contactMessages.sending : contactMessages.send;
		this.#store.update(state);
	}
}
