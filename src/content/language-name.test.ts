import { afterEach, expect, test, vi } from 'vitest';
import { languageName } from './language-name';

afterEach(() => vi.unstubAllGlobals());

test('a language has its name in another one, within a sentence', () => {
	expect(languageName('en-GB', 'English', 'pt-PT')).toBe('inglês');
	expect(languageName('pt', 'Português', 'en-GB')).toBe('Portuguese');
});

test('one that the browser does not know, and any in a browser that knows none, has its own name', () => {
	expect(languageName('xx', 'Þšéüðó')).toBe('Þšéüðó');
	vi.stubGlobal('Intl', {});
	expect(languageName('en', 'English')).toBe('English');
});
