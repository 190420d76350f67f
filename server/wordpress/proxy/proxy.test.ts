import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { formPost, type ServedSite, serveSite } from '../../../tests/unit/serve-site';
import { contactPage, open, wordpressAt } from '../../../tests/unit/test-site';
import { parseTrustedProxies } from '../../http/client-address';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: Buffer };

const page = `<!DOCTYPE html><div class="wpcf7 no-js" data-wpcf7-id="5"><form class="wpcf7-form init" data-status="init">
<span data-name="your-name"><input name="your-name" class="wpcf7-form-control" aria-invalid="false"></span>
<div class="wpcf7-response-output"></div></form></div>`;

const feedback = '/wp-json/contact-form-7/v1/contact-forms/5/feedback';

let seen: Seen[] = [];
let answerOf: (seen: Seen) => { status: number; body: string; headers?: Record<string, string> };
let upstream: Awaited<ReturnType<typeof open>>;
let site: ServedSite;

beforeAll(async () => {
	upstream = await open(createUpstream());
	site = await serveSite(
		{ 'index.html': 'início', 'contacto.html': page },
		{ contactPages: [contactPage()], wordpress: wordpressAt(`${upstream.address}/wp/`) },
	);
});

afterEach(() => {
	seen = [];
	answerOf = () => ({ status: 200, body: '{}' });
	vi.restoreAllMocks();
});

afterAll(() => Promise.all([site.close(), upstream.close()]));

function createUpstream(): Server {
	answerOf = () => ({ status: 200, body: '{}' });
	return createHttpServer(async (request, response) => {
		const { method, url, headers } = request;
		const record = { method, url, headers, body: await buffer(request) };
		seen.push(record);
		const { status, body, headers: extra = {} } = answerOf(record);
		response.writeHead(status, { ...extra, 'x-from': 'wordpress', connection: 'close, x-private', 'x-private': '1' });
		response.end(body);
	});
}

describe('with a WordPress elsewhere', () => {
	it.each([
		'/wp-json/contact-form-7/v1/contact-forms/5/refill',
		`${feedback}/schema`,
		'/wp-admin/admin-ajax.php?action=get_news&category=*',
	])('%s is passed on with its query', async (path) => {
		const { status, headers } = await site.ask(path);
		expect([status, headers['x-from'], headers['x-private']]).toEqual([200, undefined, undefined]);
		expect(seen.map(({ url }) => url)).toEqual([`/wp${path}`]);
	});

	it('the news are passed on for a POST as the page sends it', async () => {
		const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
		const body = 'action=get_news&page=2&category=Regi%C3%A3o+e+*';
		expect((await site.ask('/wp-admin/admin-ajax.php', { method: 'POST', headers, body })).status).toBe(200);
		expect(seen[0]).toMatchObject({ method: 'POST', url: '/wp/wp-admin/admin-ajax.php' });
		expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
		expect([...new URLSearchParams(seen[0]?.body.toString())]).toEqual([...new URLSearchParams(body)]);
	});

	it('method, body and headers reach WordPress; the host is its own and the address is the visitor’s', async () => {
		const body = Buffer.alloc(200_000, 'ab');
		answerOf = ({ body: got }) => ({ status: 415, body: String(got.equals(body)) });
		const answer = await site.ask(feedback, {
			method: 'POST',
			headers: {
				'content-type': 'text/x',
				connection: 'x-hop',
				'x-hop': '1',
				'x-forwarded-for': '10.0.0.9',
				'transfer-encoding': 'chunked',
			},
			body,
		});
		expect(answer.status).toBe(415);
		expect(answer.body.toString()).toBe('true');
		expect(seen[0]).toMatchObject({
			method: 'POST',
			headers: {
				host: new URL(upstream.address).host,
				'content-type': 'text/x',
				'x-forwarded-for': '127.0.0.1',
			},
		});
		expect(seen[0]?.headers['x-hop']).toBeUndefined();
	});

	it('the visitor’s address and protocol are what a trusted proxy says', async () => {
		const headers = {
			'x-forwarded-for': '1.1.1.1, 198.51.100.4',
			'x-forwarded-proto': 'https',
			'x-real-ip': '1.1.1.1',
		};
		const behindProxy = await site.another({ trustedProxies: parseTrustedProxies('127.0.0.1') });
		await behindProxy.ask(feedback, { method: 'POST', headers, body: 'x' });
		await behindProxy.ask(`${feedback}/schema`, { headers: { ...headers, 'x-forwarded-proto': 'https, http' } });
		expect(
			seen.map(({ headers: got }) => [got['x-forwarded-for'], got['x-forwarded-proto'], got['x-real-ip']]),
		).toEqual([
			['198.51.100.4', 'https', undefined],
			['198.51.100.4', undefined, undefined],
		]);
	});

	it('pages are still ours, and the rest of WordPress cannot be reached', async () => {
		expect((await site.ask('/')).body.toString()).toBe('início');
		vi.spyOn(console, 'error').mockImplementation(() => undefined);
		for (const path of ['/wp-json/../wp-admin/', '/wp-json/%2e%2e/wp-login.php', '/wp-login.php']) {
			expect((await site.ask(path)).status).toBeGreaterThanOrEqual(400);
		}
		expect(seen).toEqual([]);
	});

	it.each([
		['POST', feedback],
		['GET', `${feedback}/schema`],
	])('a form that is gone is written to the log by a %s', async (method, path) => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		// The log has a line a second at most, each server its own.
		const fresh = await site.another();
		answerOf = () => ({ status: 404, body: '{"code":"wpcf7_not_found"}' });
		expect((await fresh.ask(path, { method })).status).toBe(404);
		expect(log.mock.calls).toEqual([
			[expect.stringContaining(`No visitor can write: WordPress has no form at ${path}.`)],
		]);
	});

	it('an empty list of news is not logged as a form that is gone', async () => {
		const log = vi.spyOn(console, 'error');
		answerOf = () => ({ status: 404, body: '{}' });
		expect((await site.ask('/wp-admin/admin-ajax.php?action=get_news')).status).toBe(404);
		expect(log).not.toHaveBeenCalled();
	});

	it('a WordPress that cannot be reached is a 502 in JSON, also for a body under way', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const lost = await site.another({ wordpress: wordpressAt('http://127.0.0.1:1') });
		const { status, body } = await lost.ask(feedback, { method: 'POST', body: Buffer.alloc(200_000) });
		expect([status, JSON.parse(body.toString()).code]).toEqual([502, 'bad_gateway']);
		expect(log).toHaveBeenCalledOnce();
	});
});

describe('a message for a WordPress elsewhere', () => {
	const type = { 'content-type': 'multipart/form-data; boundary=b' };

	it.each(['content-length', 'transfer-encoding'] as const)(
		'of more than 256 kB is a 413 that WordPress never sees: %s',
		async (framing) => {
			const post = (bytes: number) => {
				const headers = { ...type, [framing]: framing === 'content-length' ? bytes : 'chunked' };
				return site.ask(feedback, { method: 'POST', headers, body: Buffer.alloc(bytes) });
			};
			const refused = await post(256 * 1024 + 1);
			expect([refused.status, JSON.parse(refused.body.toString()).code]).toEqual([413, 'body_too_large']);
			expect(seen).toEqual([]);
			expect((await post(256 * 1024)).status).toBe(200);
			expect(seen.map(({ body }) => body.length)).toEqual([256 * 1024]);
		},
	);

	it('a message that breaks off never reaches WordPress, not even in part', async () => {
		await site.write(`POST ${feedback} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf`, { halfClose: true });
		expect(seen).toEqual([]);
	});

	it.each([
		['/blog/wp-json', '/blog/wp-json/contact-form-7/v1/contact-forms/5/feedback'],
		['/blog/?rest_route=/', '/blog/?rest_route=/contact-form-7/v1/contact-forms/5/feedback'],
	])('a message counts towards the limit where the settings have its REST root: %s', async (root, path) => {
		const elsewhere = wordpressAt(upstream.address);
		const settings = { ...elsewhere.settings, wpcf7: { api: { root, namespace: 'contact-form-7/v1' } } };
		const limits = { messages: { perAddress: 1, total: 10 } };
		const limited = await site.another({ limits, wordpress: { ...elsewhere, settings } });
		const post = () => limited.ask(path, { method: 'POST', headers: type, body: '--b--' });
		const [first, second] = [await post(), await post()];
		expect([first.status, first.headers.connection, second.status]).toEqual([200, 'close', 429]);
	});
});

describe('the contact form without JavaScript, with a WordPress elsewhere', () => {
	const form = formPost({ _wpcf7: '5', _wpcf7_unit_tag: 'u', 'your-name': 'Ana', 'more[x][]': '1' });

	it('a message without JavaScript goes to the REST route as multipart, and its answer comes back in our page', async () => {
		const invalid = [{ field: 'your-name', message: 'Mal.', idref: null, error_id: 'u-ve-your-name' }];
		answerOf = () => ({
			status: 200,
			body: JSON.stringify({
				contact_form_id: 5,
				status: 'validation_failed',
				message: 'Veja.',
				posted_data_hash: '',
				into: '#u',
				invalid_fields: invalid,
			}),
		});
		const html = (await site.ask('/contacto', form)).body.toString();
		expect(html).toContain('data-status="invalid"');
		expect(html).toContain('>Mal.</span>');
		expect(html).toContain('value="Ana"');
		expect(seen[0]).toMatchObject({
			url: '/wp/wp-json/contact-form-7/v1/contact-forms/5/feedback',
			headers: { 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': '127.0.0.1' },
		});
		expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
		expect(seen[0]?.body.toString()).toContain('name="more[x][0]"');
	});

	it.each([
		['an error', { status: 500, body: '{}' }],
		['that another request has it in hand', { status: 409, body: '{}' }],
		['HTML', { status: 200, body: '<!DOCTYPE html>' }],
		['JSON of another kind', { status: 200, body: '[1]' }],
	])(
		'a message without JavaScript comes back as of unknown outcome, with what was typed, when the answer is %s',
		async (_what, answer) => {
			vi.spyOn(console, 'error').mockImplementation(() => undefined);
			answerOf = () => answer;
			const html = (await site.ask('/contacto', form)).body.toString();
			expect(html).toContain('data-status="custom-http-error"');
			expect(html).toContain('Não sabemos se a mensagem seguiu');
			expect(html).toContain('value="Ana"');
		},
	);

	it.each([
		['JSON', '{"code":"wpcf7_not_found"}', 1],
		['a page, at both addresses', '<!DOCTYPE html>', 2],
	])(
		'a message to a form that is gone (404 with %s) was not accepted, which is written to the log',
		async (_what, body, asked) => {
			const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
			answerOf = () => ({ status: 404, body });
			// Its log has written nothing yet: one line a second is all that it writes.
			const fresh = await site.another();
			const html = (await fresh.ask('/contacto', form)).body.toString();
			expect(html).toContain('a mensagem não seguiu');
			expect(html).toContain('value="Ana"');
			expect(seen).toHaveLength(asked);
			expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('WordPress answered 404 at'), '');
		},
	);
});
