import { fieldData, validatedWraps } from './field-data';
import type { FieldEntry } from './field-values';
import type { FormView } from './form-view';
import type { Schema } from './schema';
import { refusals } from './validation';

/**
 * Validates after a change and shows the result from the first field up to the changed one (CONTRACT 7). A field without
 * an error is touched if it is the changed one or sends anything: what the server said of an empty box stays.
 * Fetched, with all the rules, when a visitor first enters a form: before, nobody needs it.
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
