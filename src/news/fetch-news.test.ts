// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { news } from '../content/news';
import { fetchNews, NotNews, onThisPage, parseNewsFragment } from './fetch-news';

const fragment =
	'<a href="/noticia-19/" data-category="eventos"><time datetime="2026-01-20">x</time><h3>Notícia 19</h3></a>';
const settings = {
	origin: 'https://quatrovistas.example',
	ajaxUrl: '/wp-admin/admin-ajax.php',
	contactForm: { id: 5, version: '6.1.6', locale: 'pt_PT', unitTag: 'u', containerPost: 6 },
};
const signal = new AbortController().signal;

function serverSays(body: BodyInit | null, init: ResponseInit = {}) {
	const headers = { 'content-type': 'text/html; charset=UTF-8', ...init.headers };
	return vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { ...init, headers }));
}

beforeEach(() => {
	document.body.innerHTML = `<script type="application/json" id="site-settings">${JSON.stringify(settings)}</script>`;
});
afterEach(() => {
	document.body.innerHTML = '';
});

describe('asking for news', () => {
	test('posts action, page and category as a form to the address of the settings', async () => {
		const fetched = serverSays(fragment);
		const answer = await fetchNews({ page: 2, category: '*' }, signal);
		expect(answer).toMatchObject({ kind: 'page', links: 1 });
		const [url, init] = fetched.mock.calls[0] ?? [];
		expect(url).toBe('/wp-admin/admin-ajax.php');
		expect(init?.method).toBe('POST');
		expect(String(init?.body)).toBe('action=get_news&page=2&category=*');
	});

	test.each<[string, () => unknown]>([
		['status 500', () => serverSays(fragment, { status: 500 })],
		['status 404', () => serverSays(fragment, { status: 404 })],
		['application/json', () => serverSays('{}', { headers: { 'content-type': 'application/json' } })],
		['text/javascript', () => serverSays('alert(1)', { headers: { 'content-type': 'text/javascript' } })],
		['a whole page', () => serverSays('<!doctype html><title>x</title>')],
		['more than', () => serverSays(fragment.repeat(6000))],
		['no links', () => serverSays('')],
		['no links', () => serverSays(null, { status: 204 })],
	])('refuses as first page what is “%s”', async (reason, say) => {
		say();
		await expect(fetchNews({ page: 1, category: 'casa' }, signal)).rejects.toThrow(reason);
	});

	test('takes an empty further page for the end', async () => {
		serverSays(null, { status: 204 });
		expect(await fetchNews({ page: 2, category: '*' }, signal)).toEqual({ kind: 'end' });
	});

	test('takes “No more posts” for the end', async () => {
		serverSays('No more posts', { headers: { 'content-type': 'text/plain' } });
		expect(await fetchNews({ page: 1, category: 'casa' }, signal)).toEqual({ kind: 'end' });
	});

	test('says so when the page has lost its settings', async () => {
		document.body.innerHTML = '';
		await expect(fetchNews({ page: 1, category: '*' }, signal)).rejects.toThrow('#site-settings');
	});
});

const page = 'https://quinta.example/noticias';
const known = { page: 'https://quinta.example', others: ['https://wordpress.example'] };

function parse(html: string) {
	return parseNewsFragment(html, page, known);
}

function link(
	href: string,
	inside = '<time datetime="2026-01-02T00:00:00+00:00">Janeiro 2, 2026</time><h3>Notícia</h3>',
) {
	return `<a class="news-item" href="${href}" data-category="vindima">${inside}</a>\n`;
}

function itemsOf(html: string) {
	const answer = parse(html);
	return answer.kind === 'page' ? answer.items : [];
}

const recorded = 'tests/conformance/recorded';
const answers = readdirSync(recorded)
	.filter((name) => name.startsWith('news-'))
	.map((name): { name: string; response: { body: string } } => JSON.parse(readFileSync(`${recorded}/${name}`, 'utf8')));

describe('answers recorded from a real WordPress', () => {
	for (const { name, response } of answers) {
		test(`${name} is read`, () => {
			const links = response.body.split('<a ').length - 1;
			const answer = parse(response.body);
			expect(answer).toMatchObject(links === 0 ? { kind: 'end' } : { kind: 'page', links });
			if (answer.kind === 'page') expect(answer.items).toHaveLength(links);
		});
	}

	test('give address, category, date and title', () => {
		const body = answers.find(({ name }) => name === 'news-page-4')?.response.body ?? '';
		expect(itemsOf(body)).toEqual([
			{ address: '/noticia-02/', category: 'premios', date: '2026-01-03', title: 'Notícia 02' },
			{ address: '/noticia-01/', category: 'eventos', date: '2026-01-02', title: 'Notícia 01' },
		]);
	});
});

describe('a fragment', () => {
	test.each<[string, string, string | undefined]>([
		['a path of the site', '/noticia-19/', '/noticia-19/'],
		['an article of this build', '/noticias/martim-fechou-a-vindima/', '/noticias/martim-fechou-a-vindima'],
		[
			'the same at WordPress',
			'https://wordpress.example/noticias/martim-fechou-a-vindima',
			'/noticias/martim-fechou-a-vindima',
		],
		['one that only WordPress has', 'https://wordpress.example/premios/', 'https://wordpress.example/premios/'],
		['its own host in full', 'https://quinta.example/a?b=1#c', '/a?b=1#c'],
		['another host', 'https://evil.example/', undefined],
		['another host without scheme', '//evil.example/', undefined],
		['a path that would become another host', 'https://quinta.example//evil.example/', '/evil.example/'],
		['a script', 'javascript:alert(1)', undefined],
		['a script in disguise', 'java&#10;script:alert(1)', undefined],
		['data', 'data:text/html,<script>alert(1)</script>', undefined],
		['a password', 'https://a:b@quinta.example/', undefined],
		['nonsense', 'https://', undefined],
	])('with %s (%s) leads to: %s', (_, href, address) => {
		const found = itemsOf(link('/other') + link(href)).map((item) => item.address);
		expect(found).toEqual(address === undefined ? ['/other'] : ['/other', address]);
	});

	test('counts a link that is refused, so that a full page is not taken for a short one', () => {
		expect(parse(link('/a') + link('javascript:alert(1)'))).toMatchObject({ kind: 'page', links: 2 });
	});

	test('shows the text of a title, never its markup', () => {
		const [item] = itemsOf(
			link('/a', '<h3>Uvas <b onclick="x()">&lt;script&gt;</b>\n e <img src=x onerror=x()>vinho</h3>'),
		);
		expect(item?.title).toBe('Uvas <script> e vinho');
	});

	test('cannot turn the text around it, nor fill the page', () => {
		const [item] = itemsOf(link('/a', `<h3>\u202eabc\u0000 ${'a'.repeat(5000)}</h3>`));
		expect(item?.title).toMatch(/^abc a+…$/);
		expect([...(item?.title ?? '')].length).toBeLessThanOrEqual(200);
	});

	test.each(['ontem', '2026-02-30', '0000-00-00', '', '12/10/2026'])(
		'without a date where it says “%s”',
		(datetime) => {
			const [item] = itemsOf(link('/a', `<time datetime="${datetime}">?</time><h3>Um</h3>`));
			expect(item).toEqual({ address: '/a', title: 'Um', category: 'vindima' });
		},
	);

	test('in other languages is read the same', () => {
		const titles = ['葡萄園', 'كرم العنب', 'Виноград', '🍇 uvas'];
		expect(itemsOf(titles.map((title) => link('/a', `<h3>${title}</h3>`)).join('')).map(({ title }) => title)).toEqual(
			titles,
		);
	});

	test('has no text of a script or a style in its titles', () => {
		const title = '<h3>Vindima<script>alert("olá")</script><style>h3 { color: red }</style> em setembro</h3>';
		expect(itemsOf(link('/a', title)).map((item) => item.title)).toEqual(['Vindima em setembro']);
	});

	test.each([
		['a whole page', `<!DOCTYPE html><html><body>${link('/a')}</body></html>`],
		['nothing', ''],
		['a zero, as WordPress says to what it does not know', '0'],
		['JSON', '{"posts":[]}'],
		['a script', '<script>location = "https://evil.example"</script>'],
		['links to elsewhere only', link('https://evil.example/')],
		['a link without a heading', '<a href="/entrar">Entrar</a>'],
	])('%s is not the list', (_, html) => expect(() => parse(html)).toThrow(NotNews));

	test('whatever it is, is refused or leads only to known hosts, with one line of title', () => {
		const piece = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.constantFrom(
				'<a href="',
				'">',
				'<h3>',
				'</h3>',
				'</a>',
				'<script>',
				'<svg><a href="javascript:x">',
				'<!--',
				'&#0;',
				'<template>',
			),
			fc.webUrl().map((href) => link(href)),
			fc
				.constantFrom(
					'/a',
					'//evil.example',
					'\\\\evil.example',
					'javascript:x',
					'/\\evil.example',
					' https://quinta.example//e',
				)
				.map((href) => link(href)),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
				let answer: ReturnType<typeof parse>;
				try {
					answer = parse(pieces.join(''));
				} catch (error) {
					expect(error).toBeInstanceOf(NotNews);
					return;
				}
				if (answer.kind === 'end') return;
				for (const item of answer.items) {
					expect([known.page, ...known.others]).toContain(new URL(item.address, page).origin);
					expect(item.title).not.toMatch(/[\n\u202a-\u202e]|^$/);
				}
			}),
			{ numRuns: 500 },
		);
	});
});

describe('an article that WordPress tells of, on a page of another language', () => {
	const [built] = news;
	const told = { title: 'Título de lá', date: '2026-01-20', category: 'premios' };

	test('is told as this build tells of it, if it has it', () => {
		const item = { ...told, address: `/noticias/${built?.slug}` };
		expect(onThisPage(item, 'pt')).toEqual({
			address: `/noticias/${built?.slug}`,
			title: built?.title,
			date: built?.date,
			category: built?.category,
		});
		expect(onThisPage(item, undefined)).toBe(item);
	});

	test('is marked as one of the main language, if only WordPress has it', () => {
		const item = { ...told, address: 'https://wp.example/premio/' };
		expect(onThisPage(item, 'pt')).toEqual({ ...item, lang: 'pt' });
		expect(onThisPage(item, undefined)).toBe(item);
	});
});
