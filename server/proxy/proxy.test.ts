import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../create-server';
import { makeFolder, open } from '../test-site';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: Buffer };

const page = `<!DOCTYPE html><div class="wpcf7 no-js" data-wpcf7-id="5"><form class="wpcf7-form init" data-status="init">
<span data-name="your-name"><input name="your-name" class="wpcf7-form-control" aria-invalid="false"></span>
<div class="wpcf7-response-output"></div></form></div>`;

let seen: Seen[] = [];
let answerOf: (seen: Seen) => { status: number; body: string; headers?: Record<string, string> };
let dist: Awaited<ReturnType<typeof makeFolder>>;
let upstream: Awaited<ReturnType<typeof open>>;
let site: Awaited<ReturnType<typeof open>>;
let lost: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
	dist = await makeFolder({ _headers: '', 'index.html': 'início', 'contacto.html': page });
	upstream = await open(createUpstream());
	const url = new URL(`${upstream.address}/wp/`);
	site = await open(await createServer({ dist: dist.folder, formId: 5, wordpress: { kind: 'elsewhere', url } }));
	const nobody = new URL('http://127.0.0.1:1');
	lost = await open(
		await createServer({ dist: dist.folder, formId: 5, wordpress: { kind: 'elsewhere', url: nobody } }),
	);
});

afterEach(() => {
	seen = [];
	answerOf = () => ({ status: 200, body: '{}' });
	vi.restoreAllMocks();
});

afterAll(async () => {
	await Promise.all([site.close(), lost.close(), upstream.close()]);
	await dist.remove();
});

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
		'/wp-admin/admin-ajax.php?action=get_news&category=*',
		'/?rest_route=/x',
	])('%s is passed on with its query', async (path) => {
		const { status, headers } = await site.ask(path);
		expect([status, headers['x-from'], headers['x-private']]).toEqual([200, 'wordpress', undefined]);
		expect(seen.map(({ url }) => url)).toEqual([`/wp${path}`]);
	});

	it('method, body and headers arrive; the host is WordPress’ own and the visitor’s address is added', async () => {
		const body = Buffer.alloc(3_000_000, 'ab');
		answerOf = ({ body: got }) => ({ status: 415, body: got.toString('latin1') });
		const answer = await site.ask('/wp-json/x', {
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
		expect(answer.body.equals(body)).toBe(true);
		expect(seen[0]).toMatchObject({
			method: 'POST',
			headers: {
				host: new URL(upstream.address).host,
				'content-type': 'text/x',
				'x-forwarded-for': '10.0.0.9, 127.0.0.1',
			},
		});
		expect(seen[0]?.headers['x-hop']).toBeUndefined();
	});

	it('pages are still ours, and the rest of WordPress cannot be reached', async () => {
		expect((await site.ask('/')).body.toString()).toBe('início');
		for (const path of ['/wp-json/../wp-admin/', '/wp-json/%2e%2e/wp-login.php', '/wp-login.php']) {
			expect((await site.ask(path)).status).toBeGreaterThanOrEqual(400);
		}
		expect(seen).toEqual([]);
	});

	it('one that cannot be reached is a 502 in JSON, also for a body under way', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const { status, body } = await lost.ask('/wp-json/x', { method: 'POST', body: Buffer.alloc(500_000) });
		expect([status, JSON.parse(body.toString()).code]).toEqual([502, 'bad_gateway']);
		expect(log).toHaveBeenCalledOnce();
	});
});

describe('the contact form without JavaScript, with a WordPress elsewhere', () => {
	const form = {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mozilla/5.0 visitor' },
		body: new URLSearchParams({ _wpcf7: '5', _wpcf7_unit_tag: 'u', 'your-name': 'Ana', 'more[x][]': '1' }).toString(),
	};

	it('goes to its REST route as multipart, and the answer comes back in our page', async () => {
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
			headers: { 'user-agent': 'Mozilla/5.0 visitor', 'x-forwarded-for': '127.0.0.1' },
		});
		expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
		expect(seen[0]?.body.toString()).toContain('name="more[x][0]"');
	});

	it.each([
		['an error', { status: 500, body: '{}' }],
		['HTML', { status: 200, body: '<!DOCTYPE html>' }],
		['JSON of another kind', { status: 200, body: '[1]' }],
	])('comes back with what was typed and says that nobody knows, when the answer is %s', async (_what, answer) => {
		vi.spyOn(console, 'error').mockImplementation(() => undefined);
		answerOf = () => answer;
		const html = (await site.ask('/contacto', form)).body.toString();
		expect(html).toContain('data-status="custom-http-error"');
		expect(html).toContain('Não sabemos se a mensagem seguiu');
		expect(html).toContain('value="Ana"');
	});
});
