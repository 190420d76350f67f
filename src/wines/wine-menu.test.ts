import { expect, test } from 'vitest';
import { lastPassed } from './wine-menu';

test('the current section is the last that has reached the middle, at first the first one', () => {
	expect(lastPassed(['a', 'b', 'c'], new Set())).toBe('a');
	expect(lastPassed(['a', 'b', 'c'], new Set(['b', 'a']))).toBe('b');
	expect(lastPassed([], new Set())).toBeUndefined();
});
