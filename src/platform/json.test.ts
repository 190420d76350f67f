import { expect, test } from 'vitest';
import { isRecord, parseJson } from './json';

test('an object is a record, a list or nothing is none', () => {
	expect([{}, { a: 1 }, [], null, undefined, 'a'].map(isRecord)).toEqual([true, true, false, false, false, false]);
});

test('a text that is no JSON is undefined', () => {
	expect(parseJson('{"a":1}')).toEqual({ a: 1 });
	expect(parseJson('<html>')).toBeUndefined();
});
