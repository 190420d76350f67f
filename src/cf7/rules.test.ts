import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dayOfWeek, isDate, isOnStep, refusal, refusals } from './rules';
import type { Rule, Schema } from './schema';

type Row = { rule: Rule; values: (string | { fileName: string; size: number; type: string })[]; client: string };

const recorded = new URL('../../tests/conformance/recorded/swv-cases.json', import.meta.url);
const { rows }: { rows: Row[] } = JSON.parse(readFileSync(recorded, 'utf8'));

/** A browser has no entry for an empty file control. */
const entriesOf = (values: Row['values']) =>
	values
		.map((value) => {
			if (typeof value === 'string') return value;
			return value.fileName === '' ? '' : new File(['x'.repeat(value.size)], value.fileName, { type: value.type });
		})
		.map((value) => [values.length > 1 ? 'f[]' : 'f', value] as const);

const schemaOf = (rule: Rule): Schema => ({ version: '1', locale: 'pt_PT', rules: [rule] });

it('the measured table of rules has all of its 414 rows', () => expect(rows).toHaveLength(414));

it.each(rows.map((row) => [JSON.stringify({ ...row.rule, values: row.values }), row] as const))(
	'%s',
	(_name, { rule, values, client }) => {
		const message = refusals(schemaOf({ error: 'E', field: 'f', ...rule }), entriesOf(values)).get('f');
		expect(message === undefined ? 'ok' : `error:${message}`).toBe(client);
	},
);

describe('a day of the week', () => {
	const zone = process.env.TZ;
	afterEach(() => {
		process.env.TZ = zone ?? '';
	});

	it.each(['America/Los_Angeles', 'Europe/Lisbon', 'Pacific/Kiritimati'])(
		'the day of the week is that of the date as written, in %s',
		(tz) => {
			process.env.TZ = tz;
			expect(dayOfWeek('2024-01-01')).toBe(1);
			expect(dayOfWeek('2024-01-07')).toBe(7);
		},
	);
});

const day = fc.date({ min: new Date('0001-01-01T00:00Z'), max: new Date('9999-12-31T00:00Z'), noInvalidDate: true });

it('every day of the calendar is accepted as a date', () => {
	fc.assert(fc.property(day, (date) => isDate(date.toISOString().slice(0, 10))));
});

it('a text is a date only if a browser could read it as one', () => {
	const part = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
	fc.assert(
		fc.property(fc.integer({ min: 1000, max: 9999 }), part, part, (year, month, date) => {
			const text = `${String(year).padStart(4, '0')}-${month}-${date}`;
			return isDate(text) === !Number.isNaN(new Date(text).getTime());
		}),
	);
});

it('a multiple of the interval is on the grid, and a point between is not', () => {
	const small = fc.integer({ min: -1000, max: 1000 });
	fc.assert(
		fc.property(small, fc.integer({ min: 1, max: 500 }), small, (base, hundredths, steps) => {
			const interval = hundredths / 100;
			const point = base + steps * interval;
			expect(isOnStep(String(point), String(base), interval)).toBe(true);
			expect(isOnStep(String(point + interval / 2), String(base), interval)).toBe(false);
		}),
	);
});

const all: Rule = {
	rule: 'all',
	field: 'f',
	error: 'E',
	rules: [
		{ rule: 'required', field: 'f', error: 'R' },
		{ rule: 'email', field: 'f' },
	],
};

it.each([
	['gives the message of the inner rule that fails', '', 'R'],
	['gives its own message where the inner rule has none', 'x', 'E'],
	['passes when all of them pass', 'ana@example.com', undefined],
])('a rule made of rules %s', (_, typed, message) => expect(refusal(all, [['f', typed]])).toBe(message));

it('a rule made of rules ignores an inner rule of an unknown kind, and only that one', () => {
	const unknown: Rule = { rule: 'of_a_plugin', field: 'f', error: 'U' };
	const email: Rule = { rule: 'email', field: 'f', error: 'M' };
	const any = (...rules: Rule[]): Rule => ({ rule: 'any', field: 'f', error: 'E', rules });
	expect(refusal(any(unknown, email), [['f', 'x']])).toBe('E');
	expect(refusal(any({ rule: 'all', rules: [unknown] }, email), [['f', 'x']])).toBe('E');
	expect(refusal(any(unknown, email), [['f', 'ana@example.com']])).toBeUndefined();
	expect(refusal(any(unknown), [['f', 'x']])).toBeUndefined();
	expect(refusal({ ...any(unknown, email), rule: 'all' }, [['f', 'x']])).toBe('M');
});
