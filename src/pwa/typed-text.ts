/** A field that the visitor changed; `ordinal` counts the fields of that name on the page. */
type TypedField = { name: string; ordinal: number; value: string };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = 'typed-text';
/** Not typed, not for storing, not to be set by a script, or a consent, which is given anew. */
const untypedKinds = ['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset', 'checkbox', 'radio'];

/** Whether a reload of this page would lose something the visitor entered. */
export function holdsTypedText(): boolean {
	return fieldsOf(document).some(isChanged);
}

/**
 * Keeps what was entered on this page over a reload of this tab. Chosen files cannot be kept: browsers do not allow it.
 * @returns false if there is something to keep and the browser stores nothing
 */
export function keepTypedText(): boolean {
	const fields = typedFields();
	if (fields.length === 0) return true;
	try {
		sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, fields }));
		return true;
	} catch {
		return false;
	}
}

/** Puts back, once, what {@link keepTypedText} kept, if this is the page it was entered on. Call it when the page is interactive. */
export function restoreTypedText(): void {
	const fields = fieldsOf(document);
	for (const kept of takeKept()) {
		const field = fields.filter(({ name }) => name === kept.name)[kept.ordinal];
		if (!field) continue;
		field.value = kept.value;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		field.dispatchEvent(new Event('change', { bubbles: true }));
	}
}

function typedFields(): TypedField[] {
	const fields = fieldsOf(document);
	return fields.filter(isChanged).map((field) => ({
		name: field.name,
		ordinal: fields.filter(({ name }) => name === field.name).indexOf(field),
		value: field.value,
	}));
}

function takeKept(): TypedField[] {
	try {
		const text = sessionStorage.getItem(storageKey);
		sessionStorage.removeItem(storageKey);
		const kept: unknown = JSON.parse(text ?? 'null');
		if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('fields' in kept)) return [];
		return kept.path === location.pathname && Array.isArray(kept.fields) ? kept.fields.filter(isTypedField) : [];
	} catch {
		return [];
	}
}

function isTypedField(value: unknown): value is TypedField {
	if (typeof value !== 'object' || value === null) return false;
	return (
		'name' in value &&
		typeof value.name === 'string' &&
		'ordinal' in value &&
		typeof value.ordinal === 'number' &&
		'value' in value &&
		typeof value.value === 'string'
	);
}

function fieldsOf(page: Document): Field[] {
	const fields = page.querySelectorAll<Field>('form :is(input, textarea, select)');
	return [...fields].filter((field) => !untypedKinds.includes(field.type));
}

function isChanged(field: Field): boolean {
	if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
	const options = [...field.options];
	const preset = options.find((option) => option.defaultSelected) ?? options[0];
	return field.value !== (preset?.value ?? '');
}
