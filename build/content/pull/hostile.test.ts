import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordedText } from '../../../tests/conformance/client/recording.ts';
import { writeFiles } from './files.ts';
import { readPostBody } from './post-body.ts';
import { markdownOf } from './post-markdown.ts';
import { contactForm, type OwnerSite, openOwnerSite } from './testing/owner-site.ts';
import {
	html,
	json,
	openWordPressDouble,
	pageWith,
	picture,
	type WordPressDouble,
} from './testing/wordpress-double.ts';

/* A WordPress that answers wrongly, whether it is broken or somebody else's by now: nothing of it gets into the site, and what was there stays. */

const formA = recordedText('form-a.html');
let wordpress: WordPressDouble;
let site: OwnerSite;
let before: Map<string, string>;

const page = '/contacto/';
const schema = '/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema';
const posts = '/wp-json/wp/v2/posts';
const image = '/wp-content/uploads/vinha.jpg';
const shown = `<img src="${image}" alt="Chuva">`;

beforeEach(async () => {
	wordpress = await openWordPressDouble();
	wordpress.posts = [{ slug: 'choveu', title: 'Choveu', content: '<p>Choveu em Martim.</p><p>Parou.</p>' }];
	site = await openOwnerSite({
		wordpressUrl: wordpress.url,
		wordpressPosts: true,
		contactForm: { ...contactForm, page },
	});
	await site.pull();
	before = await site.pulled();
	wordpress.posts.unshift({ slug: 'secou', title: 'Secou', content: '<p>Secou em Martim.</p><p>Choveu.</p>' });
});

afterEach(async () => {
	await wordpress.close();
	await site.remove();
});

const redirect = (to: string) => (response: ServerResponse) => response.writeHead(302, { location: to }).end();
const status = (code: number) => (response: ServerResponse) =>
	response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>Erro</h1>');
const endless = (type: string) => (response: ServerResponse) => {
	response.writeHead(200, { 'content-type': type });
	const piece = Buffer.alloc(1_000_000, ' ');
	const more = () => {
		while (response.write(piece));
	};
	response.on('drain', more);
	more();
};
const half = (type: string, body: string) => (response: ServerResponse) => {
	response.writeHead(200, { 'content-type': type, 'content-length': body.length });
	response.write(body.slice(0, body.length / 2), () => response.destroy());
};
const silent = () => undefined;
const evil = 'https://evil.example/';
const listOf = (...made: object[]) => json(JSON.stringify(made), { 'x-wp-totalpages': '1' });
const post = {
	id: 1,
	slug: 'x',
	date: '2026-01-01T00:00:00',
	link: 'https://cms.example/x/',
	title: { rendered: 'X' },
	excerpt: { rendered: '' },
	content: { rendered: '<p>a</p>' },
};

describe('the pull is given up, and all is as it was, where', () => {
	test.each([
		['the page of the form leads to another host', page, redirect(evil), `manda para ${evil}`],
		['it leads to another port of the same host', page, redirect('http://127.0.0.1:1/'), 'http://127.0.0.1:1/'],
		['it leads to itself for ever', page, redirect(page), 'manda para /contacto/'],
		['it leads to a file', page, redirect('file:///etc/passwd'), 'manda para file:///etc/passwd'],
		['the page fails', page, status(503), 'respondeu 503'],
		['the page is gone', page, status(404), 'respondeu 404'],
		['the page is JSON', page, json('{}'), 'e não HTML'],
		['the page has no end', page, endless('text/html'), 'é grande de mais'],
		['half of the page comes', page, half('text/html', pageWith(formA)), 'deixou a resposta a meio'],
		['the page holds half a form', page, html(formA.slice(0, 2500)), 'acaba a meio'],
		[
			'the form does not say its language',
			page,
			html(pageWith(formA.replace('value="pt_PT"', 'value=""'))),
			'"locale"',
		],
		['nothing answers', page, silent, 'não responde a tempo'],
		['the schema is HTML', schema, html('<h1>Manutenção</h1>'), 'e não JSON'],
		['the schema is HTML that says it is JSON', schema, json('<h1>Manutenção</h1>'), 'não respondeu JSON'],
		['the schema is of another shape', schema, json('{"rules":"todas"}'), 'As regras do formulário 5'],
		['the schema is forbidden', schema, status(403), 'respondeu 403'],
		['the posts are HTML', posts, html('<h1>Entrar</h1>'), 'e não JSON'],
		['the posts have no end', posts, endless('application/json'), 'é grande de mais'],
		['half of the posts come', posts, half('application/json', JSON.stringify([post])), 'deixou a resposta a meio'],
		['the posts lead to another host', posts, redirect(`${evil}wp-json/`), `manda para ${evil}`],
		[
			'the posts are no list',
			posts,
			json('{"code":"rest_disabled"}', { 'x-wp-totalpages': '1' }),
			'não respondeu com as notícias',
		],
		['nobody says how many pages of them there are', posts, json('[]'), 'não respondeu com as notícias'],
		['a post has no date', posts, listOf({ ...post, date: 'ontem' }), 'não respondeu com as notícias'],
		['a post is nested without end', posts, listOf({ ...post, content: { rendered: '<b>'.repeat(9000) } }), 'sem fim'],
		['the picture of a post breaks off', image, half('image/jpeg', 'x'.repeat(5000)), 'deixou a resposta a meio'],
		['the server fails at a picture', image, status(500), 'respondeu 500'],
		['a picture never comes', image, silent, 'não responde a tempo'],
	])('%s', async (_case, path, answer, reason) => {
		wordpress.at.set(path, answer);
		wordpress.posts[0]!.content += shown;
		const { lines, failed } = await site.pull();
		expect(failed).toBe(true);
		expect(lines).toEqual([expect.stringContaining(reason), 'Não se mudou nada: fica tudo como estava.']);
		expect(await site.pulled()).toEqual(before);
	});

	test('the second page of the posts fails', async () => {
		wordpress.posts = Array.from({ length: 30 }, (_, at) => ({
			slug: `n-${at}`,
			title: `N ${at}`,
			content: '<p>a</p>',
		}));
		wordpress.at.set(posts, (response, request) => {
			if (request.url?.includes('&page=2&')) return status(502)(response);
			return json(JSON.stringify([post]), { 'x-wp-totalpages': '2' })(response, request);
		});
		expect((await site.pull()).failed).toBe(true);
		expect(await site.pulled()).toEqual(before);
	});

	test('what was pulled before cannot be told, for its list is damaged', async () => {
		await site.write('src/content/wordpress/pulled.json', '{"files":');
		expect((await site.pull()).lines[0]).toContain('src/content/wordpress/pulled.json não se consegue ler');
		expect(site.has('src/content/wordpress/secou.md')).toBe(false);
	});

	test('the page of the form is on a host that the settings do not name', async () => {
		const settings = await site.read('site-settings.json');
		await site.write('site-settings.json', settings.replace('"/contacto/"', '"https://evil.example/contacto/"'));
		expect((await site.pull()).lines[0]).toContain('https://evil.example/contacto/ não é o anfitrião das definições');
	});
});

describe('a post', () => {
	const slugs = [
		'../../x',
		'..',
		'a/b',
		'A-B',
		'.htaccess',
		'a%2e%2e',
		'c:x',
		'a\\b',
		'',
		'vinho-ção',
		'x'.repeat(300),
	];
	test.each(slugs)('at the address "%s" is named and not written', async (slug) => {
		wordpress.at.set(posts, listOf({ ...post, slug }));
		const { lines } = await site.pull();
		expect(lines).toContainEqual(expect.stringContaining('o endereço não é só de letras pequenas'));
		const now = await site.pulled();
		expect([...now.keys()]).toEqual([...before.keys()]);
	});

	test('with a script is named and not written, and the others are', async () => {
		wordpress.posts.unshift({ slug: 'mau', title: 'Mau', content: '<p>a</p><script>alert(1)</script><p>b</p>' });
		const { lines, failed } = await site.pull();
		expect(failed).toBe(false);
		expect(lines).toContain('Notícia mau: tem <script>, que este sítio não sabe mostrar: não veio.');
		expect(site.has('src/content/wordpress/mau.md')).toBe(false);
		expect(site.has('src/content/wordpress/secou.md')).toBe(true);
	});

	test('keeps the words of links that may run something, and names them', async () => {
		wordpress.posts[0]!.content =
			'<p>Um.</p><p><a href="javascript:alert(1)" onclick="alert(2)">dois</a> e <a href="http://x.example/">três</a>.</p>';
		const { lines } = await site.pull();
		expect(lines).toContain('Notícia secou: a ligação a javascript:alert(1) ficou só em palavras.');
		expect(await site.read('src/content/wordpress/secou.md')).toMatch(/\n\ndois e três\.\n$/);
	});

	test('with fields of YAML, HTML and Markdown in its title has them as words', async () => {
		wordpress.posts[0]!.title = '"x": [a] # &lt;b&gt;\n---\nlede: y';
		await site.pull();
		expect(await site.read('src/content/wordpress/secou.md')).toMatch(
			/^---\ntitle: .*#.*<b> --- lede: y.*\ndate: 2026/,
		);
	});

	test('that was read before stays as it was where it cannot be read any more', async () => {
		wordpress.posts[1]!.content = '<p>a</p><table><tr><td>b</td></tr></table>';
		const { lines } = await site.pull();
		expect(lines).toContain('Notícia choveu: tem <table>, que este sítio não sabe mostrar: não veio.');
		const file = 'src/content/wordpress/choveu.md';
		expect((await site.pulled()).get(file)).toBe(before.get(file));
	});

	test('that leads to one that is not written is written with the words of the link', async () => {
		wordpress.posts[0]!.content = `<p>Um.</p><p><a href="${wordpress.url}/2026/03/mau/">Dois</a>.</p>`;
		wordpress.posts.unshift({
			slug: 'mau',
			title: 'Mau',
			content: '<h2>a</h2><p>b</p><h2>c</h2><p>d</p><h2>c</h2><p>e</p>',
		});
		const { lines } = await site.pull();
		expect(lines).toContainEqual(
			expect.stringMatching(/^Notícia mau: não veio; em src\/content\/wordpress\/mau\.md:\d+ estaria mal/),
		);
		expect(await site.read('src/content/wordpress/secou.md')).toContain('\nDois.\n');
	});
});

test.each([
	['a list of sizes without a space', `<p>a</p><img src="/a.jpg" srcset="${'x'.repeat(7_000_000)}">`],
	['a list of sizes of nothing but commas', `<p>a</p><img src="/a.jpg" srcset="${','.repeat(7_000_000)}">`],
	['a text in a million pieces', 'a<!---->'.repeat(900_000)],
	['a text in a million pieces and spaces', `<p>${' <!---->'.repeat(900_000)}a</p>`],
	['a caption in a million pieces', `<p>a</p><figure><img src="/a.jpg"><figcaption>${'a<!---->'.repeat(900_000)}`],
	[
		'a caption in a hundred others',
		`<p>a</p><figure><img src="/a.jpg">${'<figcaption>'.repeat(150)}${'a '.repeat(1_500_000)}`,
	],
])('%s is read in the time of its length', (_case, content) => {
	const start = performance.now();
	expect(readPostBody(content).blocks).toHaveLength(1);
	expect(performance.now() - start).toBeLessThan(10_000);
});

test('a line of ten thousand stresses has its words, in seconds', () => {
	const { blocks } = readPostBody('<b>a</b>b'.repeat(10_000));
	const start = performance.now();
	expect(markdownOf(blocks, () => undefined)).toBe(`\n${'ab'.repeat(10_000)}\n`);
	expect(performance.now() - start).toBeLessThan(10_000);
});

test('what would drive a terminal is said without the signs that do', async () => {
	wordpress.at.set(posts, listOf({ ...post, slug: '\u001b]0;x\u0007\u202e' }));
	expect((await site.pull()).lines.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
});

describe('a picture of a post is left out, and named,', () => {
	const plain = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false })
			.png()
			.toBuffer();
	const bomb = () => plain(12_000, 9_000);
	test.each([
		['where it has more pixels than fit', async () => picture(await bomb(), 'image/png'), 'cabem 60 megapíxeis'],
		['where it is too small', async () => picture(await plain(300, 200), 'image/png'), 'precisa de pelo menos 600'],
		['where it is none', async () => picture(randomBytes(4000)), 'não se consegue abrir'],
		['where it is a page', async () => html('<h1>Entrar</h1>'), 'é "text/html; charset=UTF-8"'],
		[
			'where it is an SVG',
			async () => picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
			'é "image/svg',
		],
		[
			'where it is an SVG that says it is a JPEG',
			async () => picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')),
			'Só JPEG',
		],
		['where it is gone', async () => status(404), 'respondeu 404'],
		['where it leads elsewhere', async () => redirect(`${evil}x.jpg`), `manda para ${evil}`],
		['where it has no end', async () => endless('image/jpeg'), 'é grande de mais'],
	])('%s', async (_case, answer, reason) => {
		wordpress.at.set(image, await answer());
		wordpress.posts[0]!.content += shown;
		const { lines, failed } = await site.pull();
		expect(failed).toBe(false);
		expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^Notícia secou: sem a imagem .*${reason}`)));
		expect(await site.read('src/content/wordpress/secou.md')).not.toContain('story');
		expect([...(await site.pulled()).keys()].filter((file) => file.includes('/public/'))).toEqual([]);
	});

	test('where it is on another host, which is not asked', async () => {
		wordpress.posts[0]!.content = '<p>Um.</p><p>Dois.</p><img src="https://i0.wp.com/x.jpg">';
		expect((await site.pull()).lines).toContain(
			'Notícia secou: sem a imagem https://i0.wp.com/x.jpg: não está no anfitrião das definições.',
		);
	});
});

test.each([
	'src/content/news/x.md',
	'src/content/wordpress/../news/x.md',
	'../x.md',
	'src/content/forms/pt.ts',
	'src/content/forms/.x.json',
])('%s is never written', async (file) => {
	await expect(writeFiles(site.url, new Map([[file, 'x']]))).rejects.toThrow(RangeError);
});

test('of files of which one cannot be written none is', async () => {
	await site.write('src/content/forms/en.json/x', '');
	const files = new Map([
		['src/content/wordpress/choveu.md', 'x'],
		['src/content/forms/en.json/x/y.json', 'x'],
	]);
	const now = await site.pulled();
	await expect(writeFiles(site.url, files)).rejects.toThrow();
	expect(await site.pulled()).toEqual(now);
});
