import { missingAbility } from '../cf7/abilities';
import { acceptance } from '../cf7/acceptance';
import { type FormAddresses, formAddresses } from '../cf7/addresses';
import { parseFeedbackAnswer } from '../cf7/answer';
import { fetchRefill } from '../cf7/api';
import { counters } from '../cf7/counters';
import type { FormState } from '../cf7/form-view';
import { afterReset } from '../cf7/helper';
import type { Schema } from '../cf7/schema';
import type { SendResult } from '../cf7/submission';
import { type TakenForm, takeOver } from '../cf7/take-over';
import { urlFields } from '../cf7/url-field';
import { readPageSettings } from '../content/page-settings';
import type { OutboxMessage, ServerAnswer } from '../outbox/message';
import { outboxStore } from '../outbox/outbox-store';
import { clearDraft, saveDraft } from './draft';
import type { FormStore } from './form-store';
import { growTextareas } from './growing-textarea';
import { latestSchema } from './kept-schema';
import { keptShowing, shown } from './kept-showing';
import { localRefusal } from './local-refusal';
import { restoreDraft } from './restore-draft';
import { sendMessage } from './send-message';
import { resultOfNoted } from './send-result';
import { watchSlowness } from './slow-sending';
import { labelSubmit } from './submit-label';
import { fillIn, hasTyped, typedValues } from './typed-values';

/** The contact form on a page, from the moment it is taken over: what it shows, whose text it holds, what it keeps. */
export class FormSession {
	readonly #store: FormStore;
	#taken: TakenForm | undefined;
	#form: HTMLFormElement | undefined;
	readonly #tellSending: (sending: boolean) => void;
	/** The form's rules as last known. */
	#schema: Schema | undefined;

	constructor(store: FormStore) {
		this.#store = store;
		this.#tellSending = watchSlowness((slowness) => store.update({ slowness }));
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
		const missing = missingAbility(window);
		if (missing !== undefined) {
			console.error(missing);
			return () => {};
		}
		const addresses = formAddresses(api, page.settings.contactForm.id, location.href);
		const stopping = new AbortController();
		const taken = takeOver(wrapper, form, {
			send: (formData) => this.#send(formData, addresses),
			refill: () => fetchRefill(addresses.refill),
			schema: () => this.#learnRules(addresses.schema),
			onState: (state) => this.#show(state),
			helpers: [urlFields, acceptance, counters],
		});
		this.#taken = taken;
		this.#form = form;
		growTextareas(form, stopping.signal);
		this.#store.update({ held: restoreDraft(form) });
		if (hasTyped(form)) this.#saveDraft();
		this.#tellTyped();
		form.addEventListener('input', () => this.#onInput(), { signal: stopping.signal });
		form.addEventListener('reset', () => this.#onReset(), { signal: stopping.signal });
		form.addEventListener('focusin', (event) => this.#onFocus(event), { signal: stopping.signal });
		afterReset(form, stopping.signal, () => this.#follow());
		const unsubscribe = outboxStore.subscribe(() => this.#follow());
		this.#follow();
		return () => {
			stopping.abort();
			unsubscribe();
			this.#tellSending(false);
			taken.release();
			this.#taken = undefined;
		};
	}

	/** Puts a refused message back into the form: sending it again replaces it. */
	edit(message: OutboxMessage): void {
		if (!this.#form || !this.#taken || message.state !== 'refused') return;
		const texts = message.entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
		this.#store.update({ held: message.id, pending: false, folded: false });
		fillIn(this.#form, Object.fromEntries(texts));
		this.#showRefused(message.answer);
		this.#enterFields();
	}

	/** After one message has gone: back to the fields, for another. */
	writeAnother(): void {
		this.#enterFields();
	}

	#enterFields(): void {
		const control = (kind: string) => this.#form?.querySelector<HTMLElement>(`.wpcf7-form-control${kind}`);
		(control('.wpcf7-not-valid') ?? control(''))?.focus();
	}

	async #learnRules(schemaUrl: string): Promise<Schema | undefined> {
		this.#schema = await latestSchema(schemaUrl);
		return this.#schema;
	}

	async #send(formData: FormData, addresses: FormAddresses): Promise<SendResult> {
		const refusal = this.#schema && (await localRefusal(formData, this.#schema, addresses.schema));
		if (refusal) {
			this.#store.update({ pending: false });
			this.#saveDraft();
			return { kind: 'answered', answer: refusal };
		}
		const corrects = this.#store.getSnapshot().held;
		const { result, pending } = await sendMessage({ formData, addresses, corrects }, (held) =>
			this.#store.update({ held }),
		);
		const mailSent = result.kind === 'answered' && result.answer.status === 'mail_sent';
		this.#store.update({ pending });
		if (mailSent) this.#store.update({ held: undefined, folded: true });
		if (mailSent || pending) clearDraft();
		else this.#saveDraft();
		return result;
	}

	/** What the server had against the message whose text is in the form, beside the fields too. */
	#showRefused(answer: ServerAnswer): void {
		const { status, message } = shown(resultOfNoted(answer));
		this.#taken?.show(status, message);
		this.#taken?.view.markFields(parseFeedbackAnswer(answer.received)?.invalidFields ?? []);
	}

	/** Shows what has become of the messages on this device, unless the form is busy with one. */
	#follow(): void {
		const outbox = outboxStore.getSnapshot();
		const { status, message, held, pending, queued } = this.#store.getSnapshot();
		if (!queued && outbox.kind === 'ready' && outbox.messages.length > 0) this.#store.update({ queued: true });
		if (outbox.kind !== 'ready' || !this.#taken || status === 'submitting' || status === 'resetting') return;
		const refused = outbox.messages.find(({ id }) => id === held);
		if (status === 'init' && refused?.state === 'refused') {
			this.#showRefused(refused.answer);
			return;
		}
		const showing = keptShowing(outbox.messages, { status, follows: pending, now: new Date() });
		if (!showing || (showing.status === status && showing.message === message)) return;
		this.#store.update({ pending: showing.status === 'custom-fetch-error' });
		const wentOut =
			showing.status === 'sent' && outbox.messages.some(({ id, state }) => id === held && state === 'sent');
		if (wentOut) {
			this.#store.update({ held: undefined, folded: true });
			clearDraft();
			this.#taken.conclude(showing.message);
		} else this.#taken.show(showing.status, showing.message);
	}

	/** Once the text is another one, it is another message; only a refused one is corrected. */
	#onInput(): void {
		const held = this.#heldIfRefused();
		if (held !== this.#store.getSnapshot().held) this.#store.update({ held });
		this.#tellTyped();
		this.#saveDraft();
	}

	/** The event comes before the fields are emptied. */
	#onReset(): void {
		clearDraft();
		this.#store.update({ held: undefined, typed: false });
	}

	/** Fields that were put away come back for whoever enters them. */
	#onFocus({ target }: FocusEvent): void {
		const entered = target instanceof Element && target.matches('.wpcf7-form-control-wrap *');
		if (entered && this.#store.getSnapshot().folded) this.#store.update({ folded: false });
	}

	#tellTyped(): void {
		const typed = this.#form !== undefined && hasTyped(this.#form);
		if (typed !== this.#store.getSnapshot().typed) this.#store.update({ typed });
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

	#show(state: FormState): void {
		const sending = state.status === 'submitting';
		const button = this.#form?.querySelector<HTMLInputElement>('.wpcf7-submit');
		this.#store.update(state);
		if (button) labelSubmit(button, this.#store.getSnapshot());
		this.#tellSending(sending);
	}
}
