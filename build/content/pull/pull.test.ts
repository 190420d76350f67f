import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runContent } from '../command.ts';
import { readContent } from '../read-content.ts';
import { contactForm, type OwnerSite, openOwnerSite } from './testing/owner-site.ts';
import { openWordPressDouble, photograph, picture, type WordPressDouble } from './testing/wordpress-double.ts';

let wordpress: WordPressDouble;
let site: OwnerSite;

beforeEach(async () => {
	wordpress = await openWordPressDouble();
	wordpress.posts = [
		{
			slug: 'a-vindima-comecou',
			title: 'A vindima começou &#8211; 2026',
			content:
				'<p>Começou na <strong>Vinha Velha</strong>, às seis.</p><p>Ver <a href="/2026/03/o-muro/">o muro</a>.</p>',
			more: { _embedded: { 'wp:term': [[{ taxonomy: 'category', slug: 'vindima' }]] } },
		},
		{
			slug: 'o-muro',
			title: 'O muro',
			content: '<p>Caiu o muro da casa.</p><p>Está de pé outra vez.</p>',
			date: '2026-02-01',
		},
	];
	site = await openOwnerSite({
		wordpressUrl: wordpress.url,
		wordpressPosts: true,
		contactForm: { ...contactForm, page: '/contacto/' },
	});
});

afterEach(async () => {
	await wordpress.close();
	await site.remove();
});

const figure =
	'<figure class="wp-block-image"><img src="/wp-content/uploads/vinha.jpg" alt="A vinha"><figcaption>A vinha ao nascer do sol</figcaption></figure>';

const vindima = 'src/content/wordpress/a-vindima-comecou.md';

describe('npm run content -- pull', () => {
	test('brings the form and the posts of WordPress, and says which files are new', async () => {
		wordpress.posts[0]!.content += figure;
		const { lines, failed } = await site.pull();
		expect({ lines, failed }).toEqual({
			failed: false,
			lines: [
				'src/content/forms/pt.json: novo.',
				'src/content/wordpress/o-muro.md: novo.',
				`${vindima}: novo.`,
				'3 ficheiros novos, 0 mudados, 0 iguais.',
			],
		});
		expect(JSON.parse(await site.read('src/content/forms/pt.json'))).toMatchObject({
			id: 5,
			unitTag: 'wpcf7-f5-p6-o1',
		});
		const text = await site.read(vindima);
		expect(text.replace(/-[0-9a-f]{8}(?=\.webp)/, '-HASH')).toMatchInlineSnapshot(`
			"---
			title: A vindima começou – 2026
			date: 2026-03-05
			category: vindima
			excerpt: Começou na Vinha Velha, às seis. Ver o muro.
			description: A vindima começou – 2026. Começou na Vinha Velha, às seis. Ver o muro.
			lede: Começou na Vinha Velha, às seis.
			facts: {}
			story:
			  - picture: art/news/a-vindima-comecou-HASH.webp
			    caption: A vinha ao nascer do sol
			---

			Ver [o muro](/noticias/o-muro).
			"
		`);
	});

	test('leaves a site that passes its check and shows the posts among its news, with their pictures', async () => {
		wordpress.posts[0]!.content += figure;
		await site.pull();
		expect(runContent(['check'], site.url).failed).toBe(false);
		const { news } = readContent(site.url);
		expect(news.map(({ summary }) => summary.slug)).toEqual(['a-vindima-comecou', 'a-poda', 'o-muro']);
		expect(news[0]?.article.story).toEqual([
			{
				picture: expect.stringMatching(/^art\/news\/a-vindima-comecou-\w{8}\.webp$/),
				caption: 'A vinha ao nascer do sol',
			},
		]);
		const english = readContent(site.url, 'en');
		expect(english.untranslated).toContain(vindima);
		expect(english.news[0]?.summary).toMatchObject({ slug: 'a-vindima-comecou', language: 'pt' });
	});

	test('brings lists, with numbers or without, wherever they stand', async () => {
		wordpress.posts[0]!.content =
			'<ol><li>Colher.</li><li>Pisar.</li></ol><p>E <a href="/2026/03/o-muro/">o muro</a>:</p><ul><li>pedra</li></ul><p>Acabou.</p>';
		await site.pull();
		expect(await site.read(vindima)).toContain(
			'---\n\n1. Colher.\n2. Pisar.\n\nE [o muro](/noticias/o-muro):\n\n- pedra\n\nAcabou.\n',
		);
		expect(runContent(['check'], site.url).failed).toBe(false);
		expect(readContent(site.url).news[0]?.article.opening).toEqual([
			{ kind: 'list', start: 1, items: ['Colher.', 'Pisar.'] },
			['E ', { kind: 'link', text: 'o muro', href: '/noticias/o-muro' }, ':'],
			{ kind: 'list', items: ['pedra'] },
			'Acabou.',
		]);
	});

	test('leaves the same bytes when it runs again, and fetches no picture twice', async () => {
		wordpress.posts[0]!.content += figure;
		await site.pull();
		const before = await site.pulled();
		wordpress.asked = [];
		const { lines } = await site.pull();
		expect(lines).toEqual(['0 ficheiros novos, 0 mudados, 3 iguais.']);
		expect(await site.pulled()).toEqual(before);
		expect([...before.keys()].filter((file) => file.includes('/public/'))).toHaveLength(4);
		expect(wordpress.asked.filter((path) => path.endsWith('.jpg'))).toEqual([]);
	});

	test('asks after a pull that was given up only for the pictures that did not come', async () => {
		const other = '/wp-content/uploads/rio.jpg';
		wordpress.posts[0]!.content += figure;
		wordpress.posts[1]!.content += `<img src="${other}" alt="O rio">`;
		wordpress.at.set(other, (response) => response.writeHead(503).end());
		expect((await site.pull()).failed).toBe(true);
		expect(await site.pulled()).toEqual(new Map());
		wordpress.at.set(other, picture(await photograph('#345')));
		wordpress.asked = [];
		expect((await site.pull()).failed).toBe(false);
		expect(wordpress.asked.filter((path) => path.endsWith('.jpg'))).toEqual([other]);
		const now = await site.pulled();
		expect([...now.keys()].filter((file) => file.includes('/public/'))).toHaveLength(8);
		expect(site.has('build-output/kept/pulled')).toBe(false);
	});

	test('writes posts and pictures of the longest address that there is', async () => {
		const slug = `${'vinho-'.repeat(33)}ab`;
		wordpress.posts[0] = { slug, title: 'Vinho', content: `<p>Um.</p><p>Dois.</p>${figure}` };
		expect(await site.pull()).toMatchObject({ failed: false });
		expect(await site.read(`src/content/wordpress/${slug}.md`)).toMatch(
			/picture: art\/news\/(?:vinho-){16}vinh-\w{8}\.webp/,
		);
	});

	test('says which lines have changed in WordPress', async () => {
		await site.pull();
		wordpress.posts[1]!.content = '<p>Caiu o muro da casa.</p><p>Ficou de pé em maio.</p>';
		const { lines } = await site.pull();
		expect(lines).toContain('src/content/wordpress/o-muro.md: mudou:');
		expect(lines).toContain('  - Está de pé outra vez.');
		expect(lines).toContain('  + Ficou de pé em maio.');
		expect(await site.read('src/content/wordpress/o-muro.md')).toContain('Ficou de pé em maio.');
	});

	test('leaves alone what the owner has changed since', async () => {
		await site.pull();
		const own = (await site.read(vindima)).replace('às seis', 'às sete');
		await site.write(vindima, own);
		wordpress.posts[0]!.title = 'Outro título';
		const { lines } = await site.pull();
		expect(lines).toContain(`${vindima}: foi mudado aqui, e fica como está; em WordPress também mudou.`);
		expect(await site.read(vindima)).toBe(own);
	});

	test('fetches no picture for what the owner has changed since, and shows no other', async () => {
		await site.pull();
		await site.write(vindima, (await site.read(vindima)).replace('às seis', 'às sete'));
		const before = await site.pulled();
		wordpress.posts[0]!.content += figure;
		const { lines } = await site.pull();
		expect(wordpress.asked.filter((path) => path.endsWith('.jpg'))).toEqual([]);
		expect(lines).toContain(`${vindima}: foi mudado aqui, e fica como está.`);
		expect(await site.pulled()).toEqual(before);
	});

	test('takes the pictures that came before for no change of what the owner has changed since', async () => {
		wordpress.posts[0]!.content += figure;
		await site.pull();
		await site.write(vindima, (await site.read(vindima)).replace('às seis', 'às sete'));
		await rm(new URL('src/content/wordpress/public', site.url), { recursive: true });
		wordpress.asked = [];
		const { lines } = await site.pull();
		expect(lines).toContain(`${vindima}: foi mudado aqui, e fica como está.`);
		expect(wordpress.asked.filter((path) => path.endsWith('.jpg'))).toEqual([]);
	});

	test('checks beside the posts what the owner has changed since, and not what it was', async () => {
		await site.pull();
		const own = (await site.read(vindima)).replace(/^title: .*$/m, 'title: O muro novo');
		await site.write(vindima, own);
		wordpress.posts[1]!.title = 'O muro novo';
		const { lines } = await site.pull();
		expect(lines).toContainEqual(expect.stringMatching(/^Notícia o-muro: não veio; em .*o-muro\.md/));
		expect(await site.read(vindima)).toBe(own);
	});

	test('does not bring back what the owner has deleted, and links nobody to it', async () => {
		await site.pull();
		await rm(new URL('src/content/wordpress/o-muro.md', site.url));
		const { lines } = await site.pull();
		expect(lines).toContain('Notícia o-muro: foi apagada aqui, e não volta.');
		expect(site.has('src/content/wordpress/o-muro.md')).toBe(false);
		expect(runContent(['check'], site.url).failed).toBe(false);
	});

	test('keeps and names what is no longer in WordPress', async () => {
		await site.pull();
		wordpress.posts = wordpress.posts.slice(0, 1);
		const { lines } = await site.pull();
		expect(lines).toContain('src/content/wordpress/o-muro.md: já não está em WordPress; fica até que o apague.');
		expect(site.has('src/content/wordpress/o-muro.md')).toBe(true);
	});

	test('of more posts than fit brings the newest, and takes none of the others for gone', async () => {
		await site.pull();
		const newer = Array.from({ length: 200 }, (_, at) => ({ slug: `n-${at}`, title: `N ${at}`, content: '<ol></ol>' }));
		wordpress.posts.unshift(...newer);
		const { lines } = await site.pull();
		expect(lines[0]).toBe('Vieram as 200 notícias mais recentes, de cerca de 220.');
		expect(lines).not.toContainEqual(expect.stringContaining('já não está em WordPress'));
		expect(wordpress.asked.filter((path) => path.includes('&page=11&'))).toEqual([]);
	});

	test('lets an article of the owner win over a post at its address, and names it', async () => {
		wordpress.posts.push({ slug: 'a-poda', title: 'A poda em WordPress', content: '<p>Uma.</p><p>Duas.</p>' });
		const { lines } = await site.pull();
		expect(lines).toContain(
			'Notícia a-poda: já há uma notícia sua com este endereço, ou uma que se retirou: fica a sua.',
		);
		expect(site.has('src/content/wordpress/a-poda.md')).toBe(false);
	});

	test('leaves a post that came before the article of the owner out of the site', async () => {
		await site.pull();
		await site.write('src/content/wordpress/a-poda.md', await site.read(vindima));
		const { news } = readContent(site.url);
		expect(news.find(({ summary }) => summary.slug === 'a-poda')?.summary.title).toBe('A poda');
	});

	test('asks for posts where the settings want them, and only then', async () => {
		const settings = await site.read('site-settings.json');
		await site.write('site-settings.json', settings.replace('"wordpressPosts":true', '"wordpressPosts":false'));
		expect((await site.pull()).lines.at(-1)).toBe('1 ficheiro novo, 0 mudados, 0 iguais.');
		expect(wordpress.asked.filter((path) => path.includes('/wp/v2/'))).toEqual([]);
	});

	test('reads WordPress without pretty addresses, whose root the settings name as a whole', async () => {
		const api = { root: `${wordpress.url}/?rest_route=/`, namespace: 'contact-form-7/v1' };
		const plain = await openOwnerSite({ wpcf7: { api }, wordpressPosts: true });
		await plain.pull();
		expect(wordpress.asked[0]).toBe('/?rest_route=/wp/v2/posts&per_page=20&page=1&_embed=wp:featuredmedia,wp:term');
		await plain.remove();
	});

	test('writes nothing with --check', async () => {
		const { lines, failed } = await site.pull('--check');
		expect(failed).toBe(false);
		expect(lines.at(-1)).toBe('Foi só para ver: não se escreveu nada.');
		expect(await site.pulled()).toEqual(new Map());
	});

	test('says what of the settings the page contradicts', async () => {
		await site.write(
			'site-settings.json',
			(await site.read('site-settings.json'))
				.replace('6.1.6', '6.1.4')
				.replace('"containerPost":6', '"containerPost":9'),
		);
		const { lines } = await site.pull();
		expect(lines).toContain(
			'Formulário (pt): em site-settings.json "version" é "6.1.4", e na página é "6.1.6": mude-o nas definições.',
		);
		expect(lines).toContainEqual(expect.stringContaining('"containerPost" é 9, e na página é 6'));
	});

	test('says what to set where the settings name nothing to bring', async () => {
		const bare = await openOwnerSite({ wordpressUrl: wordpress.url });
		expect(await bare.pull()).toEqual({ failed: true, lines: [expect.stringContaining('"wordpressPosts": true')] });
		await bare.remove();
	});

	test('gives two posts with one title titles of their own', async () => {
		wordpress.posts.push({ slug: 'o-muro-2', title: 'O muro', content: '<p>Um.</p><p>Dois.</p>', date: '2025-02-01' });
		await site.pull();
		expect(await site.read('src/content/wordpress/o-muro-2.md')).toContain('title: O muro\n');
		expect(await site.read('src/content/wordpress/o-muro.md')).toContain(
			'title: O muro (2026-02-01)\nheading: O muro\n',
		);
		expect(runContent(['check'], site.url).failed).toBe(false);
	});
});
