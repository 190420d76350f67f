import { type FieldEntry, valuesOf } from './field-values';
import { furtherChecks } from './further-rules';
import type { Checks } from './rule-check';
import type { Rule } from './schema';
import { textChecks } from './text-rules';

const checks: Checks = { ...textChecks, ...furtherChecks };

/**
 * The message with which a rule refuses the entries, by the semantics of the plugin's client (CONTRACT 8.2).
 * @returns undefined if it passes, is of a kind unknown here, or refuses without a message
 */
export function refusal(rule: Rule, entries: readonly FieldEntry[]): string | undefined {
	return verdict(rule, entries)?.error;
}

/** @returns undefined from a rule of a kind unknown here: it says nothing, neither for nor against what was typed */
function verdict(rule: Rule, entries: readonly FieldEntry[]): { passes: boolean; error?: string } | undefined {
	const passed = { passes: true };
	const refused = rule.error === undefined ? { passes: false } : { passes: false, error: rule.error };
	if (rule.rule === 'all' || rule.rule === 'any') {
		const inner = (rule.rules ?? []).flatMap((each) => verdict(each, entries) ?? []);
		if (inner.length === 0) return undefined;
		if (rule.rule === 'any') return inner.some((each) => each.passes) ? passed : refused;
		const failing = inner.find((each) => !each.passes);
		if (!failing) return passed;
		return failing.error === undefined ? refused : failing;
	}
	const check = Object.hasOwn(checks, rule.rule) ? checks[rule.rule] : undefined;
	if (!check) return undefined;
	if (rule.field === undefined) return passed;
	const threshold = Number.parseFloat(String(rule.threshold));
	return check(valuesOf(entries, rule.field), rule, threshold) ? passed : refused;
}
