import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withScheme } from '../../src/cf7/field-helpers';

const recorded = new URL('./recorded/client-url-normalise.json', import.meta.url);
const { rows }: { rows: [string, string, string][] } = JSON.parse(readFileSync(recorded, 'utf8'));

it.each(rows)('%j becomes %j when the field is left', (typed, value) => {
	expect(withScheme(typed)).toBe(value);
});

it('what was completed once is not completed again', () => {
	fc.assert(fc.property(fc.string(), (typed) => withScheme(withScheme(typed)) === withScheme(typed)));
});
