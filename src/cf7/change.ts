import { fieldData, validatedWraps } from './field-data';
import { textsOf } from './field-values';
import type { FormView } from './form-view';
import type { Schema } from './schema';
import { refusals } from './validation';

/**
 * Validates after a change, by the rules of the schema, and shows the result from the first field up to the changed
 * one (CONTRACT 7). A field is touched only if it has an error or a value.
 */
export function validateChange(view: FormView, target: Element, schema: Schema): void {
	const wraps = validatedWraps(view.form);
	const changed = wraps.findIndex((wrap) => wrap.contains(target));
	if (changed < 0 || !target.closest('.wpcf7-form-control') || view.busy) return;
	const before = view.status;
	view.enter('validating');
	const entries = fieldData(wraps);
	const messages = refusals(schema, entries);
	for (const wrap of wraps.slice(0, changed + 1)) {
		const field = wrap.dataset.name ?? '';
		const message = messages.get(field);
		if (message !== undefined) view.markFields([{ field, message }]);
		else if (textsOf(entries, field).length > 0) view.unmarkField(field);
	}
	view.enter(before);
}
