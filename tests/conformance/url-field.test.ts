import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withScheme } from '../../src/cf7/field-helpers';
import { recordedJson } from './client/recording';

const { rows }: { rows: [string, string, string][] } = recordedJson('client-url-normalise');

it.each(rows)('%j becomes %j when the field is left', (typed, value) => {
	expect(withScheme(typed)).toBe(value);
});

it('what was completed once is not completed again', () => {
	fc.assert(fc.property(fc.string(), (typed) => withScheme(withScheme(typed)) === withScheme(typed)));
});
