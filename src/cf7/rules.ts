import { type FieldEntry, textsOf } from './field-values';
import { isEmail, isTel, isUrl } from './formats';
import type { Rule } from './schema';

/** What a rule makes of the texts of its field: does it pass? */
type Check = (texts: readonly string[], rule: Rule) => boolean;

const checks: Readonly<Record<string, Check>> = {
	required: (texts) => texts.length > 0,
	email: (texts) => texts.every(isEmail),
	url: (texts) => texts.every(isUrl),
	tel: (texts) => texts.every(isTel),
	enum: (texts, { accept = [] }) => texts.every((text) => accept.includes(text)),
	minlength: (texts, { threshold }) => lengthOf(texts) === 0 || !(lengthOf(texts) < Number(threshold)),
	maxlength: (texts, { threshold }) => !(lengthOf(texts) > Number(threshold)),
};

/** In UTF-16 code units, of all values together (CONTRACT 8.2). */
function lengthOf(texts: readonly string[]): number {
	return texts.reduce((sum, text) => sum + text.length, 0);
}

/**
 * The message with which a rule refuses the entries, by the semantics of the plugin's client (CONTRACT 8.2).
 * @returns undefined if it passes, is of a kind unknown here, or refuses without a message
 */
export function refusal(rule: Rule, entries: readonly FieldEntry[]): string | undefined {
	return verdict(rule, entries).error;
}

function verdict(rule: Rule, entries: readonly FieldEntry[]): { passes: boolean; error?: string } {
	const passed = { passes: true };
	const refused = rule.error === undefined ? { passes: false } : { passes: false, error: rule.error };
	const inner = () => (rule.rules ?? []).map((each) => verdict(each, entries));
	if (rule.rule === 'all') {
		const failing = inner().find((each) => !each.passes);
		if (!failing) return passed;
		return failing.error === undefined ? refused : failing;
	}
	if (rule.rule === 'any') return inner().some((each) => each.passes) ? passed : refused;
	const check = checks[rule.rule];
	if (!check || rule.field === undefined) return passed;
	return check(textsOf(entries, rule.field), rule) ? passed : refused;
}
