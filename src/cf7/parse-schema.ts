import { isRecord } from './json';
import type { Rule, Schema } from './schema';

/** Parses the answer of `GET …/feedback/schema` (CONTRACT 8). @returns undefined if it is none */
export function parseSchema(received: unknown): Schema | undefined {
	if (!isRecord(received)) return undefined;
	const { version, locale, rules } = received;
	if (typeof version !== 'string' || typeof locale !== 'string' || !Array.isArray(rules)) return undefined;
	return { version, locale, rules: rules.flatMap(parseRule) };
}

/** A rule without a kind is dropped, as the plugin's client ignores kinds that it does not know. */
function parseRule(value: unknown): Rule[] {
	if (!isRecord(value) || typeof value.rule !== 'string') return [];
	const { field, error, accept, threshold, base, interval, rules } = value;
	const rule: Rule = { rule: value.rule };
	if (typeof field === 'string') rule.field = field;
	if (typeof error === 'string') rule.error = error;
	if (Array.isArray(accept)) rule.accept = accept.map(String);
	if (typeof threshold === 'number' || typeof threshold === 'string') rule.threshold = threshold;
	if (typeof base === 'string') rule.base = base;
	if (typeof interval === 'number') rule.interval = interval;
	if (Array.isArray(rules)) rule.rules = rules.flatMap(parseRule);
	return [rule];
}
