import { clearDraft, type Draft, loadDraft, saveDraft, type Typed } from '../outbox/draft';
import type { OutboxSnapshot } from '../outbox/outbox-store';
import { hasInitialValue } from '../platform/initial-value';
import { type FormStore, updateForm } from './form-state';
import { choicesOf, choose, hasChoices, isKeptInDraft } from './owner-choices';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps what is typed into the form until it was sent, and tells whether there is anything to lose. */
export class FormDraft {
	constructor(
		private readonly form: HTMLFormElement,
		private readonly store: FormStore,
		private readonly outbox: () => OutboxSnapshot,
	) {}

	/** Restores the text of before, and follows what is typed from now on. */
	start(signal: AbortSignal): void {
		const { form } = this;
		presetSubject(form);
		updateForm(this.store, { messageId: restoreDraft(form) });
		if (hasTyped(form)) this.save();
		this.#updateTyped();
		form.addEventListener('input', () => this.#onInput(), { signal });
		form.addEventListener('reset', () => this.#onReset(), { signal });
	}

	save(): void {
		const { messageId } = this.store.get();
		saveDraft({ ...typedText(this.form), ...(messageId !== undefined && { corrects: messageId }) });
	}

	/** Once the text is another one, it is another message; only a refused one is corrected. */
	#onInput(): void {
		const { messageId } = this.store.get();
		if (messageId !== undefined && !this.#mayCorrect(messageId)) updateForm(this.store, { messageId: undefined });
		this.#updateTyped();
		if (this.store.get().isTyped) this.save();
		else clearDraft();
	}

	/** The event comes before the fields are emptied. */
	#onReset(): void {
		clearDraft();
		updateForm(this.store, { messageId: undefined, isTyped: false });
	}

	#updateTyped(): void {
		const isTyped = hasTyped(this.form);
		if (isTyped !== this.store.get().isTyped) updateForm(this.store, { isTyped });
	}

	/** Before the queue has been read it is assumed. */
	#mayCorrect(messageId: string): boolean {
		const outbox = this.outbox();
		if (outbox.kind !== 'ready') return outbox.kind === 'loading';
		return outbox.messages.some(({ id, state }) => id === messageId && state === 'refused');
	}
}

/**
 * Chooses the subject that the address names as `your-subject`, by its value or as it is read, as `default:get` does in Contact Form 7. It
 * counts as what the page came with: nobody has typed it, and emptying the form keeps it.
 */
function presetSubject(form: HTMLFormElement): void {
	const subject = new URLSearchParams(location.search).get('your-subject');
	const list = form.elements.namedItem('your-subject');
	if (!(list instanceof HTMLSelectElement) || !hasInitialValue(list)) return;
	const option = [...list.options].find(({ value, text }) => value === subject || text === subject);
	if (!option) return;
	for (const each of list.options) each.toggleAttribute('selected', each === option);
	option.selected = true;
}

/**
 * Puts the stored draft back into the form. What was typed before this code was there is newer, and stays.
 * @returns the refused message that the draft corrects, if any
 */
function restoreDraft(form: HTMLFormElement): string | undefined {
	const draft = loadDraft();
	if (!draft) return undefined;
	const changed = new Set(changedFields(form).map(({ name }) => name));
	const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !changed.has(name)));
	fillIn(form, { ...draft, values });
	return draft.corrects;
}

/** A text of the form, by field. */
type FormText = Pick<Draft, 'values' | 'choices'>;

/** What the visitor typed or chose, without consents, which must be given each time. */
export function typedText(form: HTMLFormElement): FormText {
	const fields = textFields(form);
	const lists = fields.filter((field) => field instanceof HTMLSelectElement);
	const values: Record<string, Typed> = {};
	for (const field of fields) {
		if (import.meta.env.HAS_OWNER_FORM && hasChoices(field))
			values[field.name] = [...(values[field.name] ?? []), ...choicesOf(field)];
		else values[field.name] = field.value;
	}
	return {
		values,
		choices: Object.fromEntries(lists.map(({ name, selectedIndex }) => [name, selectedIndex])),
	};
}

/**
 * Puts texts into their fields and fires their events, for the fields' helpers. A choice that a list does not have under this name is
 * found by its place in the list; without one the list stays as it is.
 */
export function fillIn(form: HTMLFormElement, { values, choices = {} }: FormText): void {
	for (const field of textFields(form)) {
		const given = values[field.name];
		if (import.meta.env.HAS_OWNER_FORM && hasChoices(field)) {
			if (given !== undefined && choose(field, [given].flat())) announceInput(field);
			continue;
		}
		const typed = typeof given === 'object' ? given[0] : given;
		const value = field instanceof HTMLSelectElement ? optionOf(field, typed, choices[field.name]) : typed;
		if (value === undefined || value === field.value) continue;
		field.value = value;
		announceInput(field);
	}
}

function announceInput(field: TextField): void {
	field.dispatchEvent(new Event('input', { bubbles: true }));
}

function optionOf({ options }: HTMLSelectElement, value: string | undefined, place = -1): string | undefined {
	if (value === undefined) return undefined;
	const same = [...options].find((option) => option.value === value);
	return (same ?? options[place])?.value;
}

/** Whether a visitor would lose anything if the form were emptied. */
export function hasTyped(form: HTMLFormElement): boolean {
	return changedFields(form).length > 0;
}

/** The fields that no longer hold what the page came with. */
export function changedFields(form: HTMLFormElement): TextField[] {
	return textFields(form).filter((field) => !hasInitialValue(field));
}

function textFields(form: HTMLFormElement): TextField[] {
	return [...form.elements].filter(isTextField);
}

function isTextField(element: Element): element is TextField {
	if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
	if (!(element instanceof HTMLInputElement)) return false;
	if (import.meta.env.HAS_OWNER_FORM) return isKeptInDraft(element);
	return ['text', 'email', 'tel', 'url'].includes(element.type);
}
