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
	const check = Object.hasOwn(checks, rule.rule) ? checks[rule.rule] : undefined;
	if (!check || rule.field === undefined) return passed;
	const threshold = Number.parseFloat(String(rule.threshold));
	return check(valuesOf(entries, rule.field), rule, threshold) ? passed : refused;
}
