import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from './addresses';
import { languageName } from './language-name';

const named = { offer: '', close: '', addresses: {} };
const portuguese: Language = { ...named, code: 'pt', tag: 'pt-PT', name: 'Português', isMain: true };
const english: Language = { ...named, code: 'en', tag: 'en-GB', name: 'English' };
const pseudo: Language = { ...named, code: 'xx', tag: 'xx', name: 'Þšéüðó' };

afterEach(() => vi.unstubAllGlobals());

test('a language has its name in another one, within a sentence', () => {
	expect(languageName(english, portuguese)).toBe('inglês');
	expect(languageName(portuguese, english)).toBe('Portuguese');
});

test('one that the browser does not know, and any in a browser that knows none, has its own name', () => {
	expect(languageName(pseudo, portuguese)).toBe('Þšéüðó');
	vi.stubGlobal('Intl', {});
	expect(languageName(english, portuguese)).toBe('English');
});
