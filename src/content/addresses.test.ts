import { expect, test } from 'vitest';
import { addressIn, type Language, languageAt, pathIn, switchedTo } from './addresses';

const named = { tag: '', name: '' };
const main: Language = { ...named, code: 'pt', addresses: {}, isMain: true };
const english: Language = { ...named, code: 'en', addresses: { vinhos: 'wines' } };

test.each([
	['/', '/en'],
	['/terroir', '/en/terroir'],
	['/vinhos', '/en/wines'],
	['/vinhos/abade', '/en/wines/abade'],
])('%s is %s in another language, and the other way round', (path, address) => {
	expect([addressIn(main, path), addressIn(english, path)]).toEqual([path, address]);
	expect([pathIn(main, path), pathIn(english, address)]).toEqual([path, path]);
});

test.each(['/', '/vinhos', '/en/vinhos', '/en/vinhos/abade', '/pt/wines'])(
	'%s is no page in another language, and stays the address that it is',
	(address) => {
		const path = pathIn(english, address);
		expect(['/', '/vinhos', '/vinhos/abade', '/wines']).not.toContain(path);
		expect([addressIn(english, path), addressIn(main, path)]).toEqual([address, address]);
	},
);

test('of the front page in another language the router has no slash at the end', () => {
	expect(addressIn(english, '/~')).toBe('/');
	expect([main, english].map((to) => switchedTo(to, '/~', [main, english]))).toEqual(['/', '/en']);
});

test('an address of the language stays it, with what follows the path', () => {
	expect(addressIn(english, '/en/wines/abade')).toBe('/en/wines/abade');
	expect(addressIn(english, '/vinhos?filtro=tintos#lista')).toBe('/en/wines?filtro=tintos#lista');
	expect(addressIn(english, 'https://www.cnpd.pt')).toBe('https://www.cnpd.pt');
});

test.each([
	['/', 'pt'],
	['/vinhos/abade', 'pt'],
	['/en', 'en'],
	['/en?terroir=martim', 'en'],
	['/en/wines/abade', 'en'],
	['/english', 'pt'],
])('a page at %s is in the language %s', (address, code) => {
	expect(languageAt(address, [main, english])?.code).toBe(code);
});

const french: Language = { ...named, code: 'fr', addresses: { vinhos: 'vins' } };

test.each([
	['/vinhos/abade', '/vinhos/abade', '/en/wines/abade', '/fr/vins/abade'],
	['/nada', '/nada', '/en/nada', '/fr/nada'],
	['/constructor', '/constructor', '/en/constructor', '/fr/constructor'],
	['/en/constructor', '/constructor', '/en/constructor', '/fr/constructor'],
	['/en/vinhos/nada', '/vinhos/nada', '/en/wines/nada', '/fr/vins/nada'],
	['/fr/vins/nada', '/vinhos/nada', '/en/wines/nada', '/fr/vins/nada'],
])('%s, on an English page or a Portuguese one, leads to its like in each language', (address, ...expected) => {
	const languages = [main, english, french];
	for (const shown of [main, english])
		expect(languages.map((to) => switchedTo(to, pathIn(shown, address), languages))).toEqual(expected);
});
