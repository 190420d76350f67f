import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordedFolder, recordedText } from '../conformance/client/recording';
import type { PhpSite, Post } from './php-site';

const exchanges = readdirSync(recordedFolder)
	.filter((name) => name.startsWith('news-'))
	.map((name) => JSON.parse(recordedText(name)));

/** The recording site's own news. */
export const recordedNews: Post[] = Array.from({ length: 20 }, (_, index) => {
	const two = String(index + 1).padStart(2, '0');
	return {
		slug: `noticia-${two}`,
		path: `/noticia-${two}/`,
		title: `Notícia ${two}`,
		date: `2026-01-${String(index + 2).padStart(2, '0')}`,
		categories: [['vindima', 'eventos', 'premios'][(index + 1) % 3] ?? ''],
	};
});

/** What the companion promises of the list of news, of whatever WordPress it is in. */
export function newsContract(createSite: () => Promise<PhpSite>): void {
	let site: PhpSite;

	beforeAll(async () => {
		site = await createSite();
		await site.start();
		await site.publish(recordedNews);
	}, 120_000);
	afterAll(() => site.dispose());

	it('finds the recordings', () => expect(exchanges.length).toBeGreaterThanOrEqual(7));

	it.each(exchanges.map((exchange) => [exchange.name, exchange]))(
		'%s is answered as it was recorded',
		async (_, { request, response }) => {
			const answer = await site.ask(request.path);
			expect([answer.status, await answer.text()]).toEqual([response.status, response.body]);
			expect(answer.headers.get('content-type')).toBe(response.headers['content-type']);
		},
	);

	it('as a REST route it has whole addresses, and can be read from another origin', async () => {
		const headers = { Origin: 'https://quatrovistas.example' };
		const body = new URLSearchParams({ action: 'get_news', page: '2', category: 'eventos' });
		const answer = await site.ask('/?rest_route=/quatro-vistas/v1/news', { method: 'POST', body, headers });
		expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(headers.Origin);
		expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
		expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
		const fragment = await answer.text();
		const ajax = await site.ask('/wp-admin/admin-ajax.php', { method: 'POST', body });
		expect(fragment.replaceAll(`${site.origin}/`, '/')).toBe(await ajax.text());
		expect(fragment).toContain(`href="${site.origin}/noticia-01/"`);
	});

	it('as a REST route it is asked by a query too, and ends as plain text', async () => {
		const ask = (query: string, init?: RequestInit) => site.ask(`/?rest_route=/quatro-vistas/v1/news${query}`, init);
		expect((await (await ask('&page=4')).text()).match(/<a /g)).toHaveLength(2);
		const end = await ask('&page=5');
		expect([end.headers.get('Content-Type'), await end.text()]).toEqual(['text/plain; charset=UTF-8', 'No more posts']);
		expect(await (await ask('', { method: 'HEAD' })).text()).toBe('');
	});
}
