import { describe, expect, test } from 'vitest';
import { isHashed, isOurs, isPicture, languageOf } from './addresses';

const origin = 'https://quatrovistas.example';

describe('an address of the site', () => {
	test.each([
		['GET', '/contacto', true],
		['GET', '/wp-jsonpage', true],
		['POST', '/contacto', false],
		['GET', '/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema', false],
		['GET', '/wp-admin/admin-ajax.php', false],
		['GET', 'https://tiles.example/1/2/3', false],
	])('%s %s may be answered by the worker: %s', (method, address, ours) => {
		expect(isOurs(method, new URL(address, origin), origin)).toBe(ours);
	});

	test('is a picture in /art and /map only, and the archive is none', () => {
		expect(['/art/hero-1440.webp', '/map/still-main-wide.avif'].every(isPicture)).toBe(true);
		expect(
			['/map/a.pmtiles', '/map/archive.json', '/icons/icon-192.png', '/art/plates/vf-tn.svg'].some(isPicture),
		).toBe(false);
	});
});

test('only what lies in /assets has its contents in its name', () => {
	expect(['/assets/a-1.js', '/terroir.html', '/map/archive.json'].map(isHashed)).toEqual([true, false, false]);
});

test('WordPress without pretty permalinks is left to the network', () => {
	expect(
		isOurs('GET', new URL(`${origin}/?rest_route=/contact-form-7/v1/contact-forms/5/feedback/schema`), origin),
	).toBe(false);
	expect(isOurs('GET', new URL(`${origin}/?utm=x`), origin)).toBe(true);
});

test.each([
	['/', 'pt'],
	['/vinhos/abade', 'pt'],
	['/404', 'pt'],
	['/energia', 'pt'],
	['/manifest.webmanifest', 'pt'],
	['/assets/words-pt-6d28b6c4/page-0.js', 'pt'],
	['/en', 'en'],
	['/en/wines/abade', 'en'],
	['/en/manifest.webmanifest', 'en'],
	['/assets/words-en-a9fe2ced/wines/abade.js', 'en'],
	['/assets/words-pt-br-a9fe2ced/page-0.js', 'pt-br'],
	['/assets/index-6d28b6c4.js', undefined],
	['/licencas.txt', undefined],
	['/map/silhouettes.svg', undefined],
])('%s is of the language %s', (path, language) => {
	expect(languageOf(path, ['pt', 'en', 'pt-br'])).toBe(language);
});
