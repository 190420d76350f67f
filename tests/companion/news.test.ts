import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsContract, recordedNews } from './news-contract';
import { PhpSite, type Post } from './php-site';

describe('the news of a double of WordPress', () => newsContract(PhpSite.double));

let site: PhpSite;

beforeAll(async () => {
	site = await PhpSite.double();
	await site.start();
}, 60_000);
afterAll(() => site.dispose());
beforeEach(() => publish(recordedNews));

const publish = (posts: readonly Post[]) => site.publish(posts);

const ajax = (page: string, category = '*') =>
	site.ask(`/wp-admin/admin-ajax.php?${new URLSearchParams({ action: 'get_news', page, category })}`);
const textOf = async (answer: Promise<Response>) => (await answer).text();
const linksIn = (fragment: string) => fragment.match(/<a /g)?.length ?? 0;

describe('the news on admin-ajax.php', () => {
	it('a form’s body asks as a query does', async () => {
		const body = new URLSearchParams({ action: 'get_news', page: '2', category: 'eventos' });
		const posted = await textOf(site.ask('/wp-admin/admin-ajax.php', { method: 'POST', body }));
		expect(posted).toBe(await textOf(ajax('2', 'eventos')));
		expect(linksIn(posted)).toBe(1);
	});

	it.each(['', '0', '-1', '1.5', 'x', '٣', '1 OR 1', '99999999999'])(
		'what is no page is the first: %j',
		async (page) => {
			expect(await textOf(ajax(page))).toBe(await textOf(ajax('1')));
		},
	);

	it('a page far beyond the last one has no more', async () => {
		expect(await textOf(ajax('999999999'))).toBe('No more posts');
	});

	it('lists in place of texts count as left out', async () => {
		const answer = site.ask('/wp-admin/admin-ajax.php?action=get_news&page[]=2&category[x]=eventos');
		expect(await textOf(answer)).toBe(await textOf(ajax('1')));
	});
});

describe('what the news show', () => {
	it('drafts and articles with a password are not listed', async () => {
		await publish([
			{ slug: 'a', title: 'A', date: '2026-01-02', categories: [], status: 'draft' },
			{ slug: 'b', title: 'B', date: '2026-01-03', categories: [], password: 'x' },
		]);
		expect(await textOf(ajax('1'))).toBe('No more posts');
	});

	it('a title is text, whatever its author wrote', async () => {
		await publish([
			{
				slug: 'a',
				title: 'Vinho &#8211; <em>tinto</em> & "branco" &lt;script&gt;alert(1)&lt;/script&gt;',
				date: '2026-03-04',
				categories: ['"><script>'],
			},
		]);
		const fragment = await textOf(ajax('1'));
		expect(fragment).toContain('<h3>Vinho – tinto &amp; &quot;branco&quot; &lt;script&gt;alert(1)&lt;/script&gt;</h3>');
		expect(fragment).toContain('data-category="&quot;&gt;&lt;script&gt;"');
		expect(fragment).not.toContain('<script');
		expect(fragment).toContain('<time datetime="2026-03-04T00:00:00+00:00">Março 4, 2026</time>');
	});

	it('an article of two categories is in both, under the name that was asked for', async () => {
		await publish([{ slug: 'a', title: 'A', date: '2026-01-02', categories: ['casa', 'colheita-%c3%a1'] }]);
		expect(await textOf(ajax('1', 'casa'))).toContain('data-category="casa"');
		expect(await textOf(ajax('1', 'colheita-á'))).toContain('data-category="colheita-á"');
		expect(await textOf(ajax('1'))).toContain('data-category="casa"');
		expect(await textOf(ajax('1', 'outra'))).toBe('No more posts');
	});

	it('the database is asked once for all pages and categories, and again when something was published', async () => {
		const asked = async () => (await readFile(join(site.folder, 'mails.asked'), 'utf8')).length;
		await ajax('1');
		const before = await asked();
		for (const page of ['1', '2', '9']) for (const category of ['*', 'casa', 'x']) await ajax(page, category);
		await site.ask('/?rest_route=/quatro-vistas/v1/news');
		expect(await asked()).toBe(before);
		await publish([{ slug: 'nova', title: 'Nova', date: '2026-05-01', categories: ['casa'] }]);
		expect(await textOf(ajax('1'))).toContain('<h3>Nova</h3>');
		expect(await asked()).toBe(before + 1);
	});

	it('each language has a list of its own, whoever asks first, and no end of languages is kept', async () => {
		await publish([
			{ slug: 'a', title: 'Vindima', date: '2026-01-02', categories: [], locale: 'pt_PT' },
			{ slug: 'b', title: 'Harvest', date: '2026-01-03', categories: [], locale: 'en_GB' },
		]);
		const inLanguage = (locale: string) =>
			textOf(site.ask('/wp-admin/admin-ajax.php?action=get_news', { headers: { 'X-Locale': locale } }));
		for (const _ of ['asked', 'kept']) {
			expect(await inLanguage('en_GB')).toContain('<h3>Harvest</h3>');
			expect(await inLanguage('pt_PT')).toContain('<h3>Vindima</h3>');
			expect(await inLanguage('en_GB')).not.toContain('Vindima');
		}
		for (let made = 0; made < 30; made += 1) await inLanguage(`xx_${made}`);
		const kept = await site.query("SELECT value FROM wp_transients WHERE name = 'quatro_vistas_news'");
		expect(kept.match(/xx_\d+/g)).toHaveLength(20);
	});
});
