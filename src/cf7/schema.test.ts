import { expect, it } from 'vitest';
import { refusal } from './rules';
import { parseSchema, type Rule } from './schema';

const rulesOf = (...rules: unknown[]) => parseSchema({ version: '1', locale: 'pt_PT', rules })?.rules;

/** A rule inside so many others. */
const nested = (depth: number, rule: object): unknown => {
	let outer: unknown = rule;
	for (let level = 0; level < depth; level += 1) outer = { rule: 'all', rules: [outer] };
	return outer;
};
const depthOf = (rule: Rule | undefined): number => (rule ? 1 + depthOf(rule.rules?.[0]) : 0);

it('a schema may give the base of a step as a number', () => {
	const [rule] = rulesOf({ rule: 'stepnumber', field: 'f', error: 'E', base: 1, interval: 2 }) ?? [];
	expect(rule?.base).toBe('1');
	expect(rule && ['3', '4'].map((typed) => refusal(rule, [['f', typed]]))).toEqual([undefined, 'E']);
});

it('a schema’s list of accepted values keeps only texts and numbers', () => {
	const accept = ['Um', 2, { toString: 1 }, null, ['x']];
	expect(rulesOf({ rule: 'enum', field: 'f', accept })).toEqual([{ rule: 'enum', field: 'f', accept: ['Um', '2'] }]);
});

it.each([5000, 100_000])('a schema with rules nested %i deep is read down to the twentieth level', (depth) => {
	const rules = rulesOf(nested(depth, { rule: 'required', field: 'f' }));
	expect(depthOf(rules?.[0])).toBe(20);
});

it.each([[null], [[]], [{}], [{ version: '1', locale: 'pt_PT', rules: {} }]])('%j is no schema', (received) => {
	expect(parseSchema(received)).toBeUndefined();
});
