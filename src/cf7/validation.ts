import type { FieldEntry } from './field-values';
import { refusal } from './rules';
import type { Rule, Schema } from './schema';

/** The first refusal of every field that has one, by the schema's rules (CONTRACT 7). */
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
