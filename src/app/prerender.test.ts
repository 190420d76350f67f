import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { cardSize } from '../content/cards';
import { hasCard } from '../content/page-card';
import { parcelSlugs } from '../content/parcels';
import { servedFile } from '../content/testing/served-file';
import { addresses, render } from './prerender';

/** What the head says of the page's picture, by the property of the tag. */
async function pictureOf(address: string): Promise<ReadonlyMap<string, string>> {
	const { head } = await render(address);
	return new Map(
		[...head.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
	);
}

test.each([...addresses(), '/404'])('the head of %s names a social card of its own that is there', async (address) => {
	const picture = await pictureOf(address);
	const { pathname } = new URL(picture.get('og:image')!);
	const { width, height } = await sharp(await readFile(servedFile(pathname))).metadata();
	expect({ width, height }).toEqual(cardSize);
	expect(picture.get('og:image:alt')).toMatch(/^(Curvas de nível da parcela|Relevo) ?\S+/);
});

test('the size of every card stands in what all pages share', async () => {
	const shared = await readFile('index.html', 'utf8');
	expect(shared).toContain(`<meta property="og:image:width" content="${cardSize.width}" />`);
	expect(shared).toContain(`<meta property="og:image:height" content="${cardSize.height}" />`);
});

test('no two pages share a card, but those whose card is not drawn yet', async () => {
	const drawn = addresses().filter(hasCard);
	const cards = await Promise.all(drawn.map(async (address) => (await pictureOf(address)).get('og:image')));
	expect(new Set(cards).size).toBe(cards.length);
});

test('structured data stands in the head, where the application finds nothing it did not make', async () => {
	const { head, body } = await render('/vinhos/rabigato');
	expect(head.match(/<script type="application\/ld\+json">/g)).toHaveLength(3);
	expect(body).not.toContain('<script');
});

test('without scripts every parcel has its facts beneath its row', async () => {
	const { body } = await render('/terroir');
	expect(body.match(/<noscript><dl .*?<dt>Castas<\/dt>/g)).toHaveLength(parcelSlugs.length);
});

test('a page that nobody has translated yet says so, and search engines are asked to leave it out', async () => {
	vi.resetModules();
	vi.doMock('virtual:content/untranslated', () => ({ default: { '/vinhos/rabigato': 'page' } }));
	const { render: renderOf } = await import('./prerender');
	const missing = await renderOf('/vinhos/rabigato');
	expect(missing.head).toContain('<meta name="robots" content="noindex"/>');
	expect(missing.head).not.toContain('rel="canonical"');
	expect(missing.body).toContain('data-untranslated');
	const translated = await renderOf('/vinhos/abade');
	expect(translated.head).not.toContain('noindex');
	expect(translated.body).not.toContain('data-untranslated');
});

test('a site in one language alone leads to no other, on a page and where there is none', async () => {
	vi.resetModules();
	vi.doMock('virtual:languages', async (original) => {
		const { default: languages } = await original<typeof import('virtual:languages')>();
		return { default: languages.slice(0, 1), ownCode: 'pt' };
	});
	const { addresses: addressesOf, render: renderOf } = await import('./prerender');
	expect(addressesOf()).toEqual(addresses());
	for (const address of ['/', '/neste-dispositivo', '/noticias/poda-na-vinha-velha', '/404']) {
		const { body } = await renderOf(address);
		expect(body, address).toContain('<footer');
		expect(body, address).not.toMatch(/data-language-switch|hreflang|data-kept-language/i);
	}
});
