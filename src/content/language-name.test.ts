import { afterEach, expect, test, vi } from 'vitest';
import { languageName } from './language-name';

afterEach(() => vi.unstubAllGlobals());

test('a language has its name in that of the page, within a sentence', () => {
	expect(languageName('en-GB', 'English')).toBe('inglês');
	expect(languageName('fr')).toBe('francês');
});

test('one that the browser does not know, and any in a browser that knows none, has its own name', () => {
	expect(languageName('xx', 'Þšéüðó')).toBe('Þšéüðó');
	vi.stubGlobal('Intl', {});
	expect(languageName('en', 'English')).toBe('English');
});
