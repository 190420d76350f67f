import { type FormAddresses, formAddresses } from '../cf7/addresses';
import { fetchRefill } from '../cf7/api';
import { acceptance, afterReset, counters, type FieldHelper, urlFields } from '../cf7/field-helpers';
import type { FormViewState } from '../cf7/form-view';
import { localeTag } from '../cf7/locale';
import { type MountedForm, missingAbility } from '../cf7/mount';
import { pageForms } from '../cf7/page-forms';
import type { PluginApi, PluginForms } from '../cf7/plugin-forms';
import { parseSchema, type Schema } from '../cf7/schema';
import type { SendResult } from '../cf7/submission';
import { language } from '../content/languages';
import { ownerForm } from '../content/owner-form-here';
import { readPageSettings } from '../content/page-settings';
import { clearDraft, loadDraft } from '../outbox/draft';
import { type OutboxMessage, textsOf } from '../outbox/message';
import { outboxStore } from '../outbox/outbox-store';
import { isPending } from '../outbox/outcomes';
import { submitNatively, takeEarlySubmit } from './early-submit';
import { announceFields, growTextareas } from './enhance-fields';
import { FormDraft, fillIn, hasTyped } from './form-draft';
import { type FormStore, updateForm } from './form-state';
import { latestSchema, localRefusal, unmarkIfMarkupPasses } from './local-validation';
import { clearChoices } from './owner-choices';
import { tooLargeToKeep } from './owner-files';
import { missingAcceptances, renewQuestions } from './owner-helpers';
import { type StoredMessage, sendMessage } from './send-message';
import { showRefused, syncFormWithOutbox } from './sync-form-with-outbox';
import { markLanguage } from './words-language';

/** The contact form on a page while it is mounted: how it is sent, and whose text it holds. */
export class FormSession {
	/** Unmounts the form: from now on it would be posted natively. */
	readonly stop: () => void;
	readonly #mounted: MountedForm;
	readonly #draft: FormDraft;
	/** The form's rules as last known. */
	#schema: Schema | undefined;
	/** The form was unmounted: what it shows is not seen. */
	#isStopped = false;
	/** Of the page with the form. */
	readonly #path = location.pathname;

	private constructor(
		wrapper: HTMLElement,
		private readonly form: HTMLFormElement,
		private readonly store: FormStore,
		private readonly addresses: FormAddresses,
		/** Of the form. */
		private readonly locale: string,
		forms: PluginForms,
		/** Those that the form needs beside those that all forms need. */
		helpers: readonly FieldHelper[],
	) {
		const stopping = new AbortController();
		const { signal } = stopping;
		this.#mounted = forms.mountForm(wrapper, form, {
			send: (formData) => this.#send(formData),
			refill: () => fetchRefill(addresses.refill),
			schema: () => this.#loadSchema(),
			checkWithoutRules: (view, control) => unmarkIfMarkupPasses(view, control, store.get().errors),
			onState: (state) => this.#show(state, wrapper),
			helpers: [...helpers, urlFields, acceptance, counters, growTextareas],
		});
		announceFields(form, store, signal);
		this.#draft = new FormDraft(form, store, outboxStore.get);
		this.#draft.start(signal);
		const wentOut = new Set<string>();
		const sync = () => syncFormWithOutbox(outboxStore.get(), this.#mounted, store, wentOut);
		form.addEventListener('focusin', (event) => this.#unfold(event), { signal });
		afterReset(form, signal, sync);
		const unsubscribe = outboxStore.subscribe(sync);
		sync();
		if (import.meta.env.HAS_OWNER_FORM) void renewQuestions(form, addresses.refill).catch(console.error);
		this.stop = () => {
			this.#isStopped = true;
			stopping.abort();
			unsubscribe();
			this.#mounted.release();
		};
	}

	/**
	 * Mounts the form, if the page says where to send it and the browser is able to, and submits it if it was pressed before; if
	 * not, the console says why.
	 */
	static start(
		wrapper: HTMLElement,
		form: HTMLFormElement,
		store: FormStore,
		helpers: readonly FieldHelper[],
	): FormSession | undefined {
		const server = findFormServer();
		if (server.kind === 'missing') {
			console.error(server.complaint);
			updateForm(store, { isUnusable: server.isUnusable });
			submitNatively(form);
			return undefined;
		}
		const early = takeEarlySubmit(form);
		if (early === 'posted') return undefined;
		// What was on the screen is sent: an earlier draft that was never shown is no part of it.
		if (early === 'held') clearDraft();
		const forms = pageForms(server.api);
		const session = new FormSession(wrapper, form, store, server.addresses, server.locale, forms, helpers);
		if (early === 'held') forms.functions.submit(form);
		return session;
	}

	/** Puts a refused message back into the form: sending it again replaces it. */
	edit(message: OutboxMessage): void {
		if (message.state !== 'refused') return;
		updateForm(this.store, { messageId: message.id, outcome: undefined, isFolded: false });
		if (import.meta.env.HAS_OWNER_FORM) clearChoices(this.form);
		fillIn(this.form, { values: textsOf(message) });
		showRefused(message, this.#mounted, this.store);
		this.#focusFields();
	}

	/** After one message was sent, or waits: back to the fields, for another. */
	writeAnother(): void {
		// What is still in them waits in the outbox.
		if (hasTyped(this.form)) this.form.reset();
		this.#focusFields();
	}

	#focusFields(): void {
		const control = (kind: string) => this.form.querySelector<HTMLElement>(`.wpcf7-form-control${kind}`);
		(control('.wpcf7-not-valid') ?? control(''))?.focus();
	}

	/** Fields that were put away come back when one of them is entered. */
	#unfold({ target }: FocusEvent): void {
		const isEntered = target instanceof Element && target.matches('.wpcf7-form-control-wrap *, .wpcf7-submit');
		if (isEntered && this.store.get().isFolded) updateForm(this.store, { isFolded: false });
	}

	#show(state: FormViewState, wrapper: HTMLElement): void {
		const { lang } = this.store.get();
		// What the form's rules say is said in its own language.
		const shown = state.status === 'validating' ? { ...lang, fields: undefined } : lang;
		updateForm(this.store, { ...state, lang: shown });
		markLanguage(wrapper, localeTag(this.locale), shown);
	}

	async #loadSchema(): Promise<Schema | undefined> {
		const shipped = import.meta.env.HAS_OWNER_FORM ? parseSchema(ownerForm()?.schema) : undefined;
		this.#schema = await latestSchema(this.addresses.schema, this.locale, shipped);
		return this.#schema;
	}

	async #send(formData: FormData): Promise<SendResult> {
		const { form, addresses, store } = this;
		const tooLarge = import.meta.env.HAS_OWNER_FORM ? tooLargeToKeep(formData) : [];
		const further = import.meta.env.HAS_OWNER_FORM ? [...missingAcceptances(form), ...tooLarge] : [];
		const { schema: schemaUrl } = addresses;
		const refusal = await localRefusal({ form, formData, schema: this.#schema, schemaUrl, further });
		if (refusal) {
			const fields = this.#schema ? undefined : language.tag;
			updateForm(store, { outcome: undefined, lang: { message: language.tag, fields } });
			this.#draft.save();
			return { kind: 'answered', answer: refusal };
		}
		const { result, outcome, lang } = await sendMessage(
			{ formData, addresses, stored: this.#stored(), isOversized: tooLarge.length > 0 },
			{
				onStored: (messageId) => {
					updateForm(store, { messageId });
					// A visitor who leaves meanwhile finds on returning the text of this message, and not of another.
					this.#draft.save();
				},
				isWatched: () => this.#isWatched(),
			},
		);
		const isSent = outcome === 'sent';
		const isOver = isSent || isPending(outcome);
		const { messageId } = store.get();
		updateForm(store, { outcome, lang, isFolded: isOver, ...(isSent && { messageId: undefined }) });
		// After the form was left the draft may belong to another message.
		const isOwnDraft = !this.#isStopped || (messageId !== undefined && loadDraft()?.corrects === messageId);
		if (isOver && isOwnDraft) clearDraft();
		if (!isOver && !this.#isStopped) this.#draft.save();
		return result;
	}

	/** Not after a link was followed: the next page's address is there while its code loads and this form still stands. */
	#isWatched(): boolean {
		return !this.#isStopped && location.pathname === this.#path;
	}

	#stored(): StoredMessage | undefined {
		const id = this.store.get().messageId;
		const outbox = outboxStore.get();
		const messages = outbox.kind === 'ready' ? outbox.messages : [];
		return id === undefined ? undefined : { id, message: messages.find((message) => message.id === id) };
	}
}

type FormServer =
	| { kind: 'found'; api: PluginApi; addresses: FormAddresses; locale: string }
	/** `complaint` is for the console, in the plugin's words (docs/contact-form-7.md 10); `isUnusable` if the page has lost its settings. */
	| { kind: 'missing'; complaint: string; isUnusable: boolean };

/** Looks for the form's server in the page's settings, and for what this browser must be able to do. */
function findFormServer(): FormServer {
	const found = readPageSettings(document);
	const api = found.kind === 'settings' ? found.settings.wpcf7?.api : undefined;
	if (found.kind === 'unusable' || !api) {
		return { kind: 'missing', complaint: 'wpcf7.api is not defined.', isUnusable: found.kind === 'unusable' };
	}
	const complaint = missingAbility(window);
	if (complaint !== undefined) return { kind: 'missing', complaint, isUnusable: false };
	const { id, locale } = found.settings.contactForm;
	return { kind: 'found', api, addresses: formAddresses(api, id, document.baseURI), locale };
}
