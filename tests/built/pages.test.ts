import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parcelSlugs } from '../../src/content/parcels';
import { builtAddresses } from '../e2e/addresses';
import { pseudoLanguage } from '../pseudo-language/pseudo-site';
import { htmlOf, read, test } from './site';

test.for(builtAddresses())('%s is there, with one title and a head of its own', async (address, { site }) => {
	const answer = await fetch(site.origin + address);
	expect(answer.status).toBe(200);
	const { head, body } = read(await answer.text());
	const count = (root: typeof head, selector: string) => root.querySelectorAll(selector).length;
	expect(count(body, 'h1')).toBe(1);
	expect(count(head, 'title')).toBe(1);
	expect(count(head, 'meta[name=description]')).toBe(1);
	expect(count(head, 'meta[property="og:image"]')).toBe(1);
	expect([...head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))).toEqual([
		new URL(address, 'https://quatrovistas.example').href,
	]);
});

test.for(builtAddresses())('%s can be read without JavaScript', async (address, { site }) => {
	const page = read(await htmlOf(site, address));
	// As text, because answers that are folded away count as well.
	const words = page.querySelector('main')?.textContent.split(/\s+/) ?? [];
	expect(words.length).toBeGreaterThan(150);
});

test('every page has from the first the one region that is heard, empty', async ({ site }) => {
	for (const address of [...builtAddresses(), '/nao-ha']) {
		const regions = [...read(await htmlOf(site, address)).querySelectorAll('body > [role=status][data-announcer]')];
		expect(
			regions.map((region) => region.textContent),
			address,
		).toEqual(['']);
	}
});

test('no page carries an inline style or an executable inline script', async ({ site }) => {
	for (const address of builtAddresses()) {
		const html = await htmlOf(site, address);
		expect(html, address).not.toMatch(/<[^>]+ style=/);
		for (const [, attributes] of html.matchAll(/<script([^>]*)>/g))
			expect(attributes, address).toMatch(/src=|application\/(ld\+)?json/);
	}
});

test('titles and descriptions are each page’s own', async ({ site }) => {
	const seen = new Map<string, string>();
	for (const address of builtAddresses()) {
		const html = await htmlOf(site, address);
		for (const own of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
			const text = own.exec(html)?.[1] ?? '';
			expect(text, address).not.toBe('');
			expect(seen.get(text), `${address} repeats “${text}”`).toBeUndefined();
			seen.set(text, address);
		}
	}
});

test('structured data is JSON that names its type', async ({ site }) => {
	for (const address of ['/', '/vinhos/rabigato', '/noticias/martim-fechou-a-vindima']) {
		const html = await htmlOf(site, address);
		const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
			JSON.parse(json ?? ''),
		);
		expect(blocks.length, address).toBeGreaterThan(0);
		for (const block of blocks) expect(block['@type'], address).toBeTruthy();
	}
});

test('the form as rendered has the plugin’s fields, in its order, with its hidden fields', async ({ site }) => {
	const html = await htmlOf(site, '/contacto');
	const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
	expect(names).toEqual([
		'_wpcf7',
		'_wpcf7_version',
		'_wpcf7_locale',
		'_wpcf7_unit_tag',
		'_wpcf7_container_post',
		'_wpcf7_posted_data_hash',
		'your-name',
		'your-email',
		'your-phone',
		'your-site',
		'your-subject',
		'your-message',
		'accept-terms',
	]);
	expect(html).toContain('class="wpcf7 no-js"');
});

test('without scripts a sentence says what would be on the page of the device', async ({ site }) => {
	const html = await htmlOf(site, '/neste-dispositivo');
	expect(html).toMatch(/<noscript>.*Aqui veria o que está guardado neste dispositivo.*<\/noscript>/);
});

test('each figure of sustainability stands in its section, with what it is drawn from', async ({ site }) => {
	const source = readFileSync('src/content/pages/sustentabilidade.md', 'utf8');
	const field = (name: string) => new RegExp(`\\n    ${name}: (.*)`).exec(source)?.[1] ?? '';
	const main = read(await htmlOf(site, '/sustentabilidade')).querySelector('main');
	const shown = [...(main?.querySelectorAll('[data-practice]') ?? [])];
	const watered = shown[0]?.querySelectorAll('[data-watered]').length ?? 0;
	expect(shown[0]?.querySelectorAll('svg').length).toBe(parcelSlugs.length);
	expect(watered).toBe([...source.matchAll(/\n {6}- (?!year)/g)].length);
	expect(shown.map((figure) => figure.querySelector('figcaption b')?.textContent)).toEqual([
		String(parcelSlugs.length - watered),
		...['litres', 'ceiling', 'kilometres', 'grams', 'count'].map(field),
	]);
	expect(shown.map((figure) => figure.closest('section')?.querySelector('h2')?.textContent)).toEqual(
		[...source.matchAll(/\n {4}under: (.*)/g)].map(([, under]) => under),
	);
	const years = [...source.matchAll(/\n {6}- year: (.*)\n {8}kilos: (.*)/g)].map(([, year, kilos]) => [kilos, year]);
	expect(
		[...(main?.querySelectorAll('[data-copper-years] > svg') ?? [])].map((bar) =>
			[...bar.querySelectorAll('text')].map(({ textContent }) => textContent),
		),
	).toEqual(years);
	const ceiling = Number(field('ceiling'));
	const above = years.filter(([kilos]) => Number(kilos?.replace(',', '.')) > ceiling).map(([, year]) => year);
	expect(main?.querySelector('figure:has([data-copper-years]) p')?.textContent).toContain(`teto: ${above.join(', ')}.`);
	for (const drawing of main?.querySelectorAll('[data-practice] svg') ?? [])
		expect(drawing.getAttribute('aria-hidden')).toBe('true');
});

test('the philosophy shows every vessel with its parcels, and a point for each harvest', async ({ site }) => {
	const main = read(await htmlOf(site, '/filosofia')).querySelector('main');
	const vessels = [...(main?.querySelectorAll('[data-vessels] > svg') ?? [])].map((vessel) =>
		[...vessel.querySelectorAll('use')].map((use) => use.getAttribute('href')?.replace(/.*#/, '')),
	);
	expect(vessels.flat().toSorted()).toEqual([...parcelSlugs].toSorted());
	expect(vessels.filter((parcels) => parcels.length > 1)).toHaveLength(parcelSlugs.length - vessels.length);
	const source = readFileSync(new URL('../../src/content/pages/filosofia.md', import.meta.url), 'utf8');
	const rows = [...source.matchAll(/\n {4}- from: (\d{4})\n {6}days: (.*)/g)];
	const days = rows.flatMap(([, , written = '']) => written.split(' '));
	const [from, missing] = [Number(rows[0]?.[1]), days.filter((day) => day === '–').length];
	const harvests = main?.querySelector('[data-harvests]');
	expect(harvests?.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(days.length - missing);
	expect(harvests?.querySelector('figcaption')?.textContent).toContain(`de ${from} a ${from + days.length - 1},`);
	expect(harvests?.querySelectorAll('li')).toHaveLength(rows.length);
});

test('the pictures of an article do not repeat the words beneath them', async ({ site }) => {
	const article = read(await htmlOf(site, '/noticias/caminhar-a-francisca-ao-fim-da-tarde'));
	const told = [...article.querySelectorAll('[data-carousel=story] figure')].map((figure) => ({
		alt: figure.querySelector('img')?.getAttribute('alt') ?? figure.querySelector('svg')?.getAttribute('aria-label'),
		caption: figure.querySelector('figcaption')?.textContent,
	}));
	expect(told).toHaveLength(3);
	for (const { alt, caption } of told) {
		expect(caption).toBeTruthy();
		expect(alt).not.toBe(caption);
	}
	expect(told.map(({ alt }) => alt)).toContain('Perfil da encosta');
});

test('each legal page lists its sections, each a link to where it stands', async ({ site }) => {
	for (const address of ['/privacidade', '/acessibilidade', '/termos']) {
		const main = read(await htmlOf(site, address)).querySelector('main');
		const links = [...(main?.querySelectorAll('nav[aria-label="Nesta página"] a') ?? [])];
		expect(links.length, address).toBeGreaterThan(4);
		expect(
			links.map((link) => [link.getAttribute('href'), link.textContent]),
			address,
		).toEqual(
			[...(main?.querySelectorAll('section') ?? [])].map(({ id, children }) => [`#${id}`, children[0]?.textContent]),
		);
	}
});

test('of the language that only tests have nothing is in the site', () => {
	const { code } = pseudoLanguage;
	expect(existsSync(`src/messages/${code}`)).toBe(false);
	expect(existsSync(`dist/${code}.html`)).toBe(false);
	expect(readFileSync('dist/_languages.json', 'utf8')).not.toContain(code);
});

test('beside an article that ends with the way to a wine stands its bottle, beside no other one', async ({ site }) => {
	for (const [slug, bottle] of [
		['chega-o-rabigato-2025', 'rabigato'],
		['azeite-novo-do-amendoal', 'azeite-amendoal'],
		['martim-fechou-a-vindima', undefined],
	] as const) {
		const html = await htmlOf(site, `/noticias/${slug}`);
		const bottles = html.match(/(?<=<img[^>]*src="\/art\/bottles\/)[\w-]+(?=-280\.webp")/g) ?? [];
		expect(bottles, slug).toEqual(bottle ? [bottle] : []);
	}
});

test('the bar of what was made within a year tells its ends, one over years tells the years', async ({ site }) => {
	const lettered = async (slug: string) => {
		const page = read(await htmlOf(site, `/vinhos/${slug}`));
		return [...page.querySelectorAll('#vinificacao svg > text, #vinificacao svg > g > text')].map(
			(text) => text.textContent,
		);
	};
	expect((await lettered('azeite-amendoal')).slice(1)).toEqual(['28 out. 2025', 'dez. 2025']);
	expect((await lettered('abade')).slice(1)).toEqual(['2023', '2024']);
});

test('of a wine of several parcels each is told of, named on their plate, and leads to its place on the map', async ({
	site,
}) => {
	const groundOf = async (slug: string) => {
		const page = read(await htmlOf(site, `/vinhos/${slug}`));
		const texts = (selector: string) =>
			[...page.querySelectorAll(`#vinha ${selector}`)].map(({ textContent }) => textContent);
		return {
			columns: texts('thead th'),
			parcels: texts('tbody a'),
			estates: [...page.querySelectorAll('#vinha tbody')].flatMap((body) => {
				const name = body.querySelector('[scope=rowgroup]')?.textContent.trim();
				return name ? [[name, ...[...body.querySelectorAll('a')].map(({ textContent }) => textContent)]] : [];
			}),
			years: texts('td[data-label=Plantação]'),
			links: [...page.querySelectorAll('#vinha tbody a')].map((link) => link.getAttribute('href')),
			onPlate: texts('figure text'),
		};
	};
	expect(await groundOf('foz')).toEqual({
		columns: ['Parcelas', 'Altitude', 'Exposição', 'Área', 'Plantação'],
		parcels: ['Foz', 'Casal'],
		estates: [],
		years: ['1949', '1996'],
		links: [
			'/terroir?terroir=vale-sabor&parcela=qt-vale-sabor-27',
			'/terroir?terroir=vale-sabor&parcela=qt-vale-sabor-22',
		],
		onPlate: ['Foz', 'Casal'],
	});
	// The trees stand at the edges: the vines between them are none of the oil's.
	expect(await groundOf('azeite-amendoal')).toMatchObject({
		columns: ['Parcelas', 'Altitude', 'Exposição', 'Área'],
		years: [],
	});
	// Of four estates each parcel stands beneath its own; the plate shows these, and the rivers between them.
	const { parcels, estates, onPlate } = await groundOf('quatro-vistas');
	expect([parcels.length, estates.flatMap(([, ...own]) => own)]).toEqual([7, parcels]);
	expect(onPlate).toEqual(['Quatro Vistas', 'Martim', 'Moinho', 'Vale Sabor', 'Douro', 'Tua', 'Côa']);
	expect(estates.map(([name, ...own]) => [name, own.length])).toEqual([
		['Quatro Vistas', 3],
		['Martim', 1],
		['Moinho', 1],
		['Vale Sabor', 2],
	]);
	expect(parcels[0]).toBe('Pombal');
	expect(await groundOf('rabigato')).toMatchObject({ columns: [], onPlate: ['Torto'] });
	expect(await groundOf('carrascal')).toMatchObject({ columns: [], onPlate: [] });
});

test('parcels that stand side by side in the head of their wine have their names beneath; others have their ground', async ({
	site,
}) => {
	const namedInHead = async (slug: string) => {
		const page = read(await htmlOf(site, `/vinhos/${slug}`));
		return [...page.querySelectorAll('[data-several] [data-land=drawing] text')].map(({ textContent }) => textContent);
	};
	expect(await namedInHead('torto-e-sabor')).toEqual(['Rabigato', 'Ribeira', 'Lameiro']);
	expect(await namedInHead('abade')).toEqual([]);
	expect(await namedInHead('rabigato')).toEqual([]);
});
