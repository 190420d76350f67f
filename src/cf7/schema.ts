import { isRecord } from '../platform/json';

/** One rule of the validation schema (docs/contact-form-7.md 8). Thresholds come as numbers for lengths and sizes, as text for numbers and dates. */
export type Rule = {
	rule: string;
	field?: string;
	error?: string;
	accept?: string[];
	threshold?: number | string;
	base?: string;
	interval?: number;
	rules?: Rule[];
};

/** The answer of `GET …/feedback/schema`. `hasCompanion`: the server knows a message again by its id (docs/decisions/0027). */
export type Schema = { version: string; locale: string; rules: Rule[]; hasCompanion?: true };

/** Parses the answer of `GET …/feedback/schema` (docs/contact-form-7.md 8). @returns undefined if it is none */
export function parseSchema(received: unknown): Schema | undefined {
	if (!isRecord(received)) return undefined;
	const { version, locale, rules, quatro_vistas: companion } = received;
	if (typeof version !== 'string' || typeof locale !== 'string' || !Array.isArray(rules)) return undefined;
	const schema = { version, locale, rules: rules.flatMap((rule) => parseRule(rule, 1)) };
	return isRecord(companion) ? { ...schema, hasCompanion: true } : schema;
}

/** Rules nested deeper are dropped: no site writes them, and following them could overflow the stack. */
const deepest = 20;

/** A rule without a kind is dropped, as the plugin's client ignores kinds that it does not know. */
function parseRule(value: unknown, depth: number): Rule[] {
	if (depth > deepest || !isRecord(value) || typeof value.rule !== 'string') return [];
	const { field, error, accept, threshold, base, interval, rules } = value;
	const rule: Rule = { rule: value.rule };
	if (typeof field === 'string') rule.field = field;
	if (typeof error === 'string') rule.error = error;
	if (Array.isArray(accept)) rule.accept = accept.filter(isNumberOrText).map(String);
	if (isNumberOrText(threshold)) rule.threshold = threshold;
	if (isNumberOrText(base)) rule.base = String(base);
	if (typeof interval === 'number') rule.interval = interval;
	if (Array.isArray(rules)) rule.rules = rules.flatMap((inner) => parseRule(inner, depth + 1));
	return [rule];
}

/** What PHP writes as one may come as the other. */
function isNumberOrText(value: unknown): value is number | string {
	return typeof value === 'number' || typeof value === 'string';
}
