import { describe, expect, it } from 'vitest';
import { violationOf } from '../../server/wordpress/swv';
import { stripWhiteSpace } from '../../server/wordpress/swv-formats';
import type { Rule } from '../../src/cf7/schema';
import { recordedJson } from './client/recording';

type Row = { rule: Rule; values: (string | { fileName: string; size: number })[]; server: string };

const { rows }: { rows: Row[] } = recordedJson('swv-cases');

/** The answer of our rules in the words of the table. */
function verdictOn({ rule, values }: Row): string {
	const texts = values.filter((value) => typeof value === 'string').map(stripWhiteSpace);
	const files = values
		.filter((value) => typeof value !== 'string')
		.map(({ fileName, size }) => ({ name: fileName, size }));
	try {
		const violation = violationOf(
			{ error: 'E', ...rule, field: 'f' },
			{ valuesOf: () => texts.filter((text) => text !== ''), filesOf: () => files },
		);
		return violation === undefined ? 'ok' : `error:${violation}`;
	} catch (error) {
		if (error instanceof RangeError) return 'no such rule';
		throw error;
	}
}

describe('the server’s rules answer as measured on the plugin’s server', () => {
	it('has all 414 rows of the table', () => expect(rows).toHaveLength(414));
	it.each(rows.map((row) => [JSON.stringify({ ...row.rule, values: row.values }), row] as const))('%s', (_name, row) =>
		expect(verdictOn(row)).toBe(row.server),
	);
});
