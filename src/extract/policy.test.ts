import { describe, expect, test } from 'vitest';
import { startsByItself } from './policy';

const fast = { saveData: false, effectiveType: '4g' };

describe('the extract is fetched without a tap', () => {
	test.each([
		['on a fast line', { connection: fast, standalone: false }, true],
		['not on Save-Data', { connection: { ...fast, saveData: true }, standalone: true }, false],
		['not on 3g', { connection: { ...fast, effectiveType: '3g' }, standalone: false }, false],
		['not on 2g', { connection: { ...fast, effectiveType: '2g' }, standalone: false }, false],
		['not on slow 2g', { connection: { ...fast, effectiveType: 'slow-2g' }, standalone: false }, false],
		['not where the browser does not tell', { connection: undefined, standalone: false }, false],
		['where the browser does not tell, in the installed site', { connection: undefined, standalone: true }, true],
	])('%s', (_, device, expected) => {
		expect(startsByItself(device, 'none')).toBe(expected);
	});

	test('after a tap on any line, and never after it was stopped or removed', () => {
		const slow = { connection: { saveData: true, effectiveType: '2g' }, standalone: false };
		expect(startsByItself(slow, 'wanted')).toBe(true);
		expect(startsByItself({ connection: fast, standalone: true }, 'paused')).toBe(false);
		expect(startsByItself({ connection: fast, standalone: true }, 'removed')).toBe(false);
	});
});
