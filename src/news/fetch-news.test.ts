// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchNews } from './fetch-news';

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

	const refused: [string, () => unknown][] = [
		['status 500', () => serverSays(fragment, { status: 500 })],
		['status 404', () => serverSays(fragment, { status: 404 })],
		['application/json', () => serverSays('{}', { headers: { 'content-type': 'application/json' } })],
		['text/javascript', () => serverSays('alert(1)', { headers: { 'content-type': 'text/javascript' } })],
		['a whole page', () => serverSays('<!doctype html><title>x</title>')],
		['more than', () => serverSays(fragment.repeat(6000))],
		['no links', () => serverSays('')],
		['no links', () => serverSays(null, { status: 204 })],
	];
	for (const [reason, say] of refused)
		test(`refuses as first page what is “${reason}”`, async () => {
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
