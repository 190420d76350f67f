import { type FieldEntry, fieldData, validatedWraps } from './field-values';
import type { FormView } from './form-view';
import { refusal } from './rules';
import type { Rule, Schema } from './schema';

/** The first refusal of every field that has one, by the schema's rules (docs/contact-form-7.md 7). */
export function refusals(schema: Schema, entries: readonly FieldEntry[]): ReadonlyMap<string, string> {
	const messages = new Map<string, string>();
	for (const rule of schema.rules) {
		const field = fieldOf(rule);
		if (field === undefined || messages.has(field)) continue;
		const message = refusal(rule, entries);
		if (message !== undefined) messages.set(field, message);
	}
	return messages;
}

/** `all` and `any` may carry their field only inside. */
function fieldOf(rule: Rule): string | undefined {
	return rule.field ?? rule.rules?.map(fieldOf).find((field) => field !== undefined);
}

/**
 * Validates after a change and shows the result from the first field up to the changed one (docs/contact-form-7.md 7). A field without
 * an error is touched if it is the changed one or sends anything: what the server said of an empty box stays.
 * Fetched, with all the rules, when a visitor first enters a form: before, it is not needed.
 */
export function validateChange(view: FormView, target: Element, schema: Schema): void {
	const wraps = validatedWraps(view.form);
	const changed = wraps.findIndex((wrap) => wrap.contains(target));
	if (changed < 0 || !target.closest('.wpcf7-form-control') || target.closest('.novalidate')) return;
	view.validating(() => {
		const entries = fieldData(view.form, wraps);
		const messages = refusals(schema, entries);
		for (const [index, wrap] of wraps.slice(0, changed + 1).entries()) {
			const field = wrap.dataset.name ?? '';
			const message = messages.get(field);
			if (message !== undefined) view.markFields([{ field, message }]);
			else if (index === changed || isSent(entries, field)) view.unmarkField(field);
		}
	});
}

function isSent(entries: readonly FieldEntry[], field: string): boolean {
	return entries.some(([name]) => name === field || name.startsWith(`${field}[`));
}
