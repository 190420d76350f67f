import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Asking } from '../unit/test-site';
import { type PublishedSite, publishSite } from './published-site';
import { starters } from './servers';
import type { WebServer } from './web-server';
import { foreign, WordPressDouble } from './wordpress';

const form = '/wp-json/contact-form-7/v1/contact-forms/5';
const ajax = '/wp-admin/admin-ajax.php';
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };

const multipart = {
	'content-type': 'multipart/form-data; boundary=b',
	referer: 'https://quatrovistas.example/contacto',
};
const message = '--b\r\nContent-Disposition: form-data; name="your-name"\r\n\r\nAna\r\n--b--\r\n';

let wordpress: WordPressDouble;
let site: PublishedSite;

beforeAll(async () => {
	wordpress = await WordPressDouble.start();
	site = await publishSite({ wordpressUrl: wordpress.url });
}, 60_000);
afterAll(async () => {
	await site?.remove();
	await wordpress?.close();
});
beforeEach(() => {
	wordpress.asked.length = 0;
	wordpress.behaviour = 'answers';
});

describe.each(Object.entries(starters))('%s before a WordPress', (name, start) => {
	let server: WebServer;
	beforeAll(async () => {
		server = await start(site, wordpress.url);
	}, 60_000);
	afterAll(() => server?.stop());

	test.each<[string, string, Asking]>([
		['POST', `${form}/feedback`, { headers: multipart, body: message }],
		['GET', `${form}/feedback/schema`, {}],
		['GET', `${form}/refill`, {}],
		['POST', ajax, { headers: urlencoded, body: 'action=get_news&page=2&category=*' }],
		['POST', ajax, { headers: urlencoded, body: 'action=get_news&page=1&category=regi%C3%A3o+e+vinho' }],
		['POST', ajax, { headers: urlencoded, body: 'action=get_news' }],
		['GET', `${ajax}?action=get_news&page=2&category=vindima`, {}],
	])('passes on %s %s', async (method, path, asking) => {
		const { status, headers } = await server.ask(path, { ...asking, method });
		expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
		// Apache ends what it has read with a line of its own.
		const asked = wordpress.asked.map((each) => [each.method, each.url, each.body.replace(/&\n$/, '')]);
		expect(asked).toEqual([[method, `/wp${path}`, asking.body ?? '']]);
		expect(headers['content-security-policy']).toBe(inert);
		expect(headers['cross-origin-resource-policy']).toBe('same-origin');
		expect(headers['x-content-type-options']).toBe('nosniff');
		for (const [header, value] of Object.entries(foreign)) expect(headers[header] ?? '', header).not.toContain(value);
	});

	test.each<[string, string, Asking]>([
		['GET', '/wp-json/', {}],
		['GET', '/wp-json/wp/v2/users', {}],
		['GET', form, {}],
		['GET', `${form}/feedback`, {}],
		['PUT', `${form}/feedback`, { body: 'x' }],
		['DELETE', `${form}/feedback`, {}],
		['HEAD', `${form}/refill`, {}],
		['OPTIONS', `${form}/refill`, {}],
		['POST', `${form}/feedback?_method=DELETE`, { headers: multipart, body: message }],
		['GET', `${form}/refill?_jsonp=x`, {}],
		['GET', `${form}/refill/`, {}],
		['GET', `${form}/../../../wp/v2/users`, {}],
		['GET', `${form}/%72efill`, {}],
		['GET', '/wp-json/contact-form-7/v1/contact-forms/6/refill', {}],
		['GET', `/?rest_route=/contact-form-7/v1/contact-forms/5/refill`, {}],
		['GET', '/wp-login.php', {}],
		['GET', '/wp-admin/', {}],
		['POST', '/xmlrpc.php', { body: 'x' }],
		['GET', ajax, {}],
		['GET', `${ajax}?action=heartbeat`, {}],
		['GET', `${ajax}?action=get_news&action=heartbeat`, {}],
		['GET', `${ajax}?action=get_news&page=2&x=1`, {}],
		['POST', `${ajax}?action=heartbeat`, { headers: urlencoded, body: 'action=get_news' }],
	])('keeps %s %s from it', async (method, path, asking) => {
		const { status } = await server.ask(path, { ...asking, method });
		expect(status).toBe(404);
		expect(wordpress.asked).toEqual([]);
	});

	test.each([
		['action=heartbeat', urlencoded],
		['action=get_news&action=heartbeat', urlencoded],
		['action=get_news&page=1&nonce=x', urlencoded],
		['act%69on=heartbeat', urlencoded],
		['x=1&action=get_news', urlencoded],
		[`action=get_news&page=1&category=${'x'.repeat(1100)}`, urlencoded],
		['action=heartbeat', { 'content-type': 'multipart/form-data; boundary=b' }],
		['action=get_news', { 'content-type': 'text/plain' }],
	])(
		'answers a call for news with the body %j and %j with 404, and WordPress never sees that body',
		async (body, headers) => {
			const { status } = await server.ask(ajax, { method: 'POST', headers, body });
			// nginx and Apache have to call before they have read it; WordPress answers 400, which Apache cannot change.
			expect(name === 'Apache' ? [400, 404] : [404]).toContain(status);
			expect(wordpress.asked.map((asked) => asked.body).join('')).toMatch(/^(&\n)?$/);
		},
	);

	test('tells it who the visitor is and nothing that the visitor claims', async () => {
		await server.ask(`${form}/feedback`, {
			method: 'POST',
			body: message,
			headers: {
				...multipart,
				accept: 'application/json',
				cookie: 'ageCheck=true; a=b',
				'user-agent': 'Browser/1',
				'x-forwarded-for': '192.0.2.1',
				'x-real-ip': '192.0.2.1',
				forwarded: 'for=192.0.2.1',
				'cf-connecting-ip': '192.0.2.1',
				'x-http-method-override': 'DELETE',
				authorization: 'Basic eDp4',
				'x-original-url': '/wp-login.php',
			},
		});
		const headers: Record<string, unknown> = wordpress.asked[0]?.headers ?? {};
		expect(headers).toMatchObject({
			host: new URL(wordpress.url).host,
			'x-forwarded-for': '127.0.0.1',
			'content-type': multipart['content-type'],
			referer: multipart.referer,
			'user-agent': 'Browser/1',
			accept: 'application/json',
		});
		if (name !== 'own') expect(headers['x-forwarded-proto']).toBe(server.protocol.slice(0, -1));
		expect(JSON.stringify(headers)).not.toMatch(/192\.0\.2\.1|DELETE|Basic|ageCheck|wp-login/);
	});

	test('takes no message that is too long for any form', async () => {
		const body = 'x'.repeat(300 * 1024);
		const { status } = await server.ask(`${form}/feedback`, { method: 'POST', headers: multipart, body });
		expect(status).toBe(413);
		expect(wordpress.asked).toEqual([]);
	});

	test('passes on a message of a length that is not known once it is here as a whole, or asks for the length', async () => {
		const headers = { ...multipart, 'transfer-encoding': 'chunked' };
		const { status } = await server.ask(`${form}/feedback`, { method: 'POST', headers, body: message });
		const asks = name === 'Apache' || name === 'Caddy';
		expect([status, wordpress.asked.map(({ body }) => body)]).toEqual(asks ? [411, []] : [200, [message]]);
		const long = { method: 'POST', headers, body: 'x'.repeat(300 * 1024) };
		expect((await server.ask(`${form}/feedback`, long)).status).toBe(asks ? 411 : 413);
		expect(wordpress.asked).toHaveLength(asks ? 0 : 1);
	});

	test('leads nobody where it redirects to, and passes on that it is busy', async () => {
		wordpress.behaviour = 'redirects';
		const astray = await server.ask(`${form}/feedback`, { method: 'POST', headers: multipart, body: message });
		expect(astray.headers.location).toBeUndefined();
		// Apache cannot change the status.
		expect(astray.status).toBe(name === 'Apache' ? 302 : 502);
		expect(astray.headers['content-security-policy']).toBe(inert);
		wordpress.behaviour = 'fails';
		expect((await server.ask(`${form}/refill`)).status).toBe(503);
		expect(wordpress.asked).toHaveLength(2);
	});

	test('still answers what is its own', async () => {
		expect((await server.ask('/?utm=1')).headers['content-type']).toBe('text/html; charset=utf-8');
		expect((await server.ask('/terroir.html')).status).toBe(308);
		expect((await server.ask('/nada')).status).toBe(404);
		expect((await server.ask('/contacto', { method: 'PUT', body: 'x' })).status).toBe(405);
	});
});

describe('a WordPress that is not there', () => {
	const wordpressUrl = 'http://127.0.0.1:1/';
	let gone: PublishedSite;
	beforeAll(async () => {
		gone = await publishSite({ wordpressUrl });
	}, 60_000);
	afterAll(() => gone?.remove());

	test.each(Object.entries(starters))('%s answers for it, with the headers of its address', async (_name, start) => {
		const server = await start(gone, wordpressUrl);
		const { status, headers } = await server.ask(`${form}/refill`);
		await server.stop();
		// Apache says 503 of a server that does not listen.
		expect([502, 503]).toContain(status);
		expect(headers['content-security-policy']).toBe(inert);
	});
});

const { own: _own, ...others } = starters;

describe('a WordPress without pretty permalinks', () => {
	const root = '/?rest_route=/contact-form-7/v1/contact-forms/5';
	let plain: PublishedSite;
	beforeAll(async () => {
		const api = { root: '/?rest_route=/', namespace: 'contact-form-7/v1' };
		plain = await publishSite({ wordpressUrl: wordpress.url, wpcf7: { api } });
	}, 60_000);
	afterAll(() => plain?.remove());

	test.each(Object.entries(others))(
		'%s passes on the calls of the form alone, whose address is in the query',
		async (_name, start) => {
			const server = await start(plain, wordpress.url);
			await server.ask(`${root}/refill`);
			await server.ask(`${root}/feedback`, { method: 'POST', headers: multipart, body: message });
			expect(wordpress.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
				['GET', `/wp${root}/refill`, ''],
				['POST', `/wp${root}/feedback`, message],
			]);
			const refused = ['/?rest_route=/wp/v2/users', `${root}/refill&_jsonp=x`, `/?x=1&rest_route=/`, `${form}/refill`];
			for (const path of refused) expect((await server.ask(path)).status, path).toBe(404);
			expect((await server.ask('/?utm=1')).status).toBe(200);
			expect(wordpress.asked).toHaveLength(2);
			await server.stop();
		},
	);
});

test('Apache passes on the form from its .htaccess, and no call for news whose body nobody could look at', async () => {
	const server = await starters.Apache(site);
	expect((await server.ask(`${form}/feedback`, { method: 'POST', headers: multipart, body: message })).status).toBe(
		200,
	);
	const news = await server.ask(ajax, { method: 'POST', headers: urlencoded, body: 'action=get_news' });
	await server.stop();
	expect(news.status).toBe(404);
	expect(wordpress.asked).toHaveLength(1);
});
