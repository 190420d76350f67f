import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusal } from './rules';
import type { Rule } from './schema';

type Row = { rule: Rule; values?: string[]; client: string };

const recorded = new URL('../../tests/conformance/recorded/swv-cases.json', import.meta.url);
const { rows }: { rows: Row[] } = JSON.parse(readFileSync(recorded, 'utf8'));
const known = ['required', 'email', 'url', 'tel', 'enum', 'minlength', 'maxlength', 'any', 'nosuchrule'];

/** Chromium's URL accepts a blank in the host, the standard's (and Node's) does not (CONTRACT 8.3). */
const onlyInChromium = ['https://a b.com', 'http://exa mple.com/'];

const cases = rows
	.filter(({ rule, values }) => known.includes(rule.rule) && values)
	.filter(({ values }) => !values?.some((value) => onlyInChromium.includes(value)));

describe('the rules of form A agree with the plugin’s client', () => {
	it('on as many cases as were measured', () => {
		expect(cases.length).toBeGreaterThan(180);
	});

	it.each(cases)('$rule.rule $values', ({ rule, values = [], client }) => {
		const message = refusal(
			{ error: 'E', field: 'f', ...rule },
			values.map((value) => [values.length > 1 ? 'f[]' : 'f', value] as const),
		);
		expect(message === undefined ? 'ok' : `error:${message}`).toBe(client);
	});
});

describe('a rule made of rules', () => {
	const all: Rule = {
		rule: 'all',
		field: 'f',
		error: 'E',
		rules: [
			{ rule: 'required', field: 'f', error: 'R' },
			{ rule: 'email', field: 'f' },
		],
	};

	it('speaks with the words of the inner rule that fails', () => {
		expect(refusal(all, [['f', '']])).toBe('R');
	});

	it('speaks with its own where the inner rule has none', () => {
		expect(refusal(all, [['f', 'x']])).toBe('E');
	});

	it('passes when all pass', () => {
		expect(refusal(all, [['f', 'ana@example.com']])).toBeUndefined();
	});
});
