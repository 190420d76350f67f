import type { FieldError } from '../cf7/answer';
import { type FieldEntry, valuesOf } from '../cf7/field-values';
import { textChecks } from '../cf7/text-rules';
import { contactMessages as m } from '../messages/contact';

/** In the order of the plugin's schema: what is missing comes first. */
const wordsOf = { required: m.required, email: m.invalidEmail, url: m.invalidSite, tel: m.invalidPhone };

/**
 * What the markup of a form alone has against what was typed: the plugin names in classes what it will check (CONTRACT 1).
 * To go by where the schema has never been here, as on a first visit that lost the network at once. Files are left to the
 * server.
 */
export function markupRefusals(form: HTMLFormElement, entries: readonly FieldEntry[]): FieldError[] {
	const errors = new Map<string, string>();
	for (const [kind, message] of Object.entries(wordsOf)) {
		for (const control of form.querySelectorAll(`.wpcf7-validates-as-${kind}[name]:not([type=file])`)) {
			const field = control.getAttribute('name') ?? '';
			const passes = textChecks[kind]?.(valuesOf(entries, field), { rule: kind }, Number.NaN) ?? true;
			if (!passes && !errors.has(field)) errors.set(field, message);
		}
	}
	return [...errors].map(([field, message]) => ({ field, message }));
}
