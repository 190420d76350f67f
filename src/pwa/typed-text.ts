import { hasInitialValue } from '../platform/initial-value';
import { isRecord } from '../platform/json';
import { slot } from '../platform/web-storage';

/*
 * Text that a reload by the site itself would lose: in any form, and before its code is here. The contact form keeps its draft besides, over
 * every reload (`src/outbox/draft.ts`).
 */

/** A field that the visitor changed; `ordinal` counts the fields of that name on the page. */
type TypedField = { name: string; ordinal: number; value: string };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const kept = slot('session', 'typed-text', (text) => {
	const data: unknown = JSON.parse(text);
	if (!isRecord(data) || data.path !== location.pathname || !Array.isArray(data.fields)) return [];
	return data.fields.filter(isTypedField);
});
/** Not typed, not for storing, not to be set by a script, or a consent, which is given again. */
const untypedKinds = ['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset', 'checkbox', 'radio'];

/** Whether a reload of this page would lose something the visitor entered. */
export function holdsTypedText(): boolean {
	return allFields().some(isTyped);
}

/**
 * Keeps what was entered on this page over a reload of this tab. Chosen files cannot be kept: browsers do not allow it.
 * @returns false if there is something to keep and the browser stores nothing
 */
export function keepTypedText(): boolean {
	const fields = typedFields();
	return fields.length === 0 || kept.write(JSON.stringify({ path: location.pathname, fields }));
}

/** Puts back, once, what {@link keepTypedText} kept, if this is the page it was entered on. Call it when the page is interactive. */
export function restoreTypedText(): void {
	const fields = allFields();
	const typed = kept.read() ?? [];
	kept.remove();
	for (const { name, ordinal, value } of typed) {
		const field = fields.filter((each) => each.name === name)[ordinal];
		if (!field) continue;
		field.value = value;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		field.dispatchEvent(new Event('change', { bubbles: true }));
	}
}

function typedFields(): TypedField[] {
	const fields = allFields();
	return fields.filter(isTyped).map((field) => ({
		name: field.name,
		ordinal: fields.filter(({ name }) => name === field.name).indexOf(field),
		value: field.value,
	}));
}

/** What stands in fields that are put away waits in the outbox: typed, it would be a second message. */
function isTyped(field: Field): boolean {
	return !hasInitialValue(field) && !field.form?.querySelector('[data-fields="folded"]');
}

function isTypedField(value: unknown): value is TypedField {
	if (!isRecord(value)) return false;
	return typeof value.name === 'string' && typeof value.ordinal === 'number' && typeof value.value === 'string';
}

function allFields(): Field[] {
	const fields = document.querySelectorAll<Field>('form :is(input, textarea, select)');
	return [...fields].filter((field) => !untypedKinds.includes(field.type));
}
