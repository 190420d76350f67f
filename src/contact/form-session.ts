import { acceptance } from '../cf7/acceptance';
import type { FormAddresses } from '../cf7/addresses';
import { fetchRefill } from '../cf7/api';
import { counters } from '../cf7/counters';
import type { FormState } from '../cf7/form-view';
import { afterReset } from '../cf7/helper';
import type { PluginForms } from '../cf7/plugin-forms';
import type { Schema } from '../cf7/schema';
import type { SendResult } from '../cf7/submission';
import type { TakenForm } from '../cf7/take-over';
import { urlFields } from '../cf7/url-field';
import type { OutboxMessage } from '../outbox/message';
import { outboxStore } from '../outbox/outbox-store';
import { announceFields } from './announce-fields';
import { clearDraft, loadDraft } from './draft';
import { followOutbox, showRefused } from './followed-outbox';
import { findFormServer } from './form-server';
import type { FormStore } from './form-store';
import { growTextareas } from './growing-textarea';
import { letPressesThrough, takePress } from './held-press';
import { KeptDraft } from './kept-draft';
import { latestSchema } from './kept-schema';
import { localRefusal } from './local-refusal';
import { pageForms } from './page-forms';
import { type Held, sendMessage } from './send-message';
import { watchSlowness } from './slow-sending';
import { labelSubmit } from './submit-label';
import { fillIn, hasTyped } from './typed-values';

/** The contact form on a page, from the moment it is taken over: how it is sent, and whose text it holds. */
export class FormSession {
	/** Lets go of the form: from now on it would be posted the old way. */
	readonly stop: () => void;
	readonly #taken: TakenForm;
	readonly #draft: KeptDraft;
	readonly #tellSending: (sending: boolean) => void;
	/** The form's rules as last known. */
	#schema: Schema | undefined;
	/** The form was let go of: nobody sees what it shows. */
	#stopped = false;
	/** Where the form stands. */
	readonly #path = location.pathname;

	/** Takes the form over. */
	private constructor(
		wrapper: HTMLElement,
		private readonly form: HTMLFormElement,
		private readonly store: FormStore,
		private readonly addresses: FormAddresses,
		forms: PluginForms,
	) {
		const stopping = new AbortController();
		const { signal } = stopping;
		this.#tellSending = watchSlowness((slowness) => store.update({ slowness }));
		this.#taken = forms.takeOver(wrapper, form, {
			send: (formData) => this.#send(formData),
			refill: () => fetchRefill(addresses.refill),
			schema: () => this.#learnRules(),
			onState: (state) => this.#show(state),
			helpers: [urlFields, acceptance, counters],
		});
		growTextareas(form, signal);
		announceFields(form, store, signal);
		this.#draft = new KeptDraft(form, store, outboxStore.getSnapshot);
		this.#draft.start(signal);
		const follow = () => followOutbox(outboxStore.getSnapshot(), this.#taken, store);
		form.addEventListener('focusin', (event) => this.#onFocus(event), { signal });
		afterReset(form, signal, follow);
		const unsubscribe = outboxStore.subscribe(follow);
		follow();
		this.stop = () => {
			this.#stopped = true;
			stopping.abort();
			unsubscribe();
			this.#tellSending(false);
			this.#taken.release();
		};
	}

	/**
	 * Takes the form over, if the page says where to send it and the browser can, and sends it if it was pressed before; if
	 * not, the console says why.
	 */
	static start(wrapper: HTMLElement, form: HTMLFormElement, store: FormStore): FormSession | undefined {
		const server = findFormServer(document);
		if (server.kind === 'missing') {
			console.error(server.complaint);
			store.update({ unusable: server.unusable });
			letPressesThrough(form);
			return undefined;
		}
		const press = takePress(form);
		if (press === 'posted') return undefined;
		// What goes is what was on the screen: an earlier draft that nobody has seen yet stays out of it.
		if (press === 'held') clearDraft();
		const forms = pageForms(server.api);
		const session = new FormSession(wrapper, form, store, server.addresses, forms);
		if (press === 'held') forms.functions.submit(form);
		return session;
	}

	/** Puts a refused message back into the form: sending it again replaces it. */
	edit(message: OutboxMessage): void {
		if (message.state !== 'refused') return;
		const texts = message.entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
		this.store.update({ held: message.id, pending: false, folded: false });
		fillIn(this.form, Object.fromEntries(texts));
		showRefused(message.answer, this.#taken, this.store);
		this.#enterFields();
	}

	/** After one message has gone, or waits: back to the fields, for another. */
	writeAnother(): void {
		// What still stands there waits in the outbox.
		if (hasTyped(this.form)) this.form.reset();
		this.#enterFields();
	}

	#enterFields(): void {
		const control = (kind: string) => this.form.querySelector<HTMLElement>(`.wpcf7-form-control${kind}`);
		(control('.wpcf7-not-valid') ?? control(''))?.focus();
	}

	/** Fields that were put away come back for whoever enters them. */
	#onFocus({ target }: FocusEvent): void {
		const entered = target instanceof Element && target.matches('.wpcf7-form-control-wrap *, .wpcf7-submit');
		if (entered && this.store.getSnapshot().folded) this.store.update({ folded: false });
	}

	async #learnRules(): Promise<Schema | undefined> {
		this.#schema = await latestSchema(this.addresses.schema);
		return this.#schema;
	}

	async #send(formData: FormData): Promise<SendResult> {
		const { form, addresses, store } = this;
		const refusal = await localRefusal({ form, formData, schema: this.#schema, schemaUrl: addresses.schema });
		if (refusal) {
			store.update({ pending: false, fate: undefined });
			this.#draft.save();
			return { kind: 'answered', answer: refusal };
		}
		const outgoing = { formData, addresses, held: this.#held() };
		const { result, pending, fate } = await sendMessage(outgoing, {
			onKept: (held) => {
				store.update({ held });
				// Whoever leaves meanwhile finds on returning the text of this message, and not of another.
				this.#draft.save();
			},
			isWatching: () => this.#isWatched(),
		});
		const mailSent = result.kind === 'answered' && result.answer.status === 'mail_sent';
		const isOver = mailSent || pending !== 'no';
		const { held } = store.getSnapshot();
		store.update({ pending: pending !== 'no', fate, folded: isOver, ...(mailSent && { held: undefined }) });
		// The form was left: the draft may be another one's by now.
		const isOwnDraft = !this.#stopped || (held !== undefined && loadDraft()?.corrects === held);
		if (isOver && isOwnDraft) clearDraft();
		if (!isOver && !this.#stopped) this.#draft.save();
		return result;
	}

	/** Not by whoever is on the way to another page: its address stands already while its code is fetched, and this form yet. */
	#isWatched(): boolean {
		return !this.#stopped && location.pathname === this.#path;
	}

	#held(): Held | undefined {
		const id = this.store.getSnapshot().held;
		const outbox = outboxStore.getSnapshot();
		const messages = outbox.kind === 'ready' ? outbox.messages : [];
		return id === undefined ? undefined : { id, message: messages.find((message) => message.id === id) };
	}

	#show(state: FormState): void {
		this.store.update(state);
		const button = this.form.querySelector<HTMLInputElement>('.wpcf7-submit');
		if (button) labelSubmit(button, this.store.getSnapshot());
		this.#tellSending(state.status === 'submitting');
	}
}
