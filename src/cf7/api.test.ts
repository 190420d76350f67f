import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fetchRefill, fetchSchema, postFeedback } from './api';

const seen: { method: string | undefined; accept: string | undefined; type: string; cache: string | undefined }[] = [];
const answers: Record<string, [number, string]> = {
	'/sent': [200, '{"status":"mail_sent","message":"Obrigado!","invalid_fields":[]}'],
	'/html': [200, '<!doctype html><title>Bem-vindo ao Wi-Fi</title>'],
	'/empty': [204, ''],
	'/odd': [200, '{"hello":"world"}'],
	'/broken': [500, '<h1>Erro</h1>'],
	'/bad-request': [400, '{"code":"wpcf7_unit_tag_not_found"}'],
	'/schema': [200, '{"version":"1","locale":"pt_PT","rules":[{"rule":"required","field":"f","error":"E"},{"no":1}]}'],
	'/refill': [200, '[]'],
};
const redirects: Record<string, string> = { '/to-html': '/html', '/to-schema': '/schema', '/to-odd': '/odd' };
const server = createServer((request, response) => {
	// Any status can be asked for.
	const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
	if (pathname.startsWith('/status/')) {
		const retry = searchParams.get('retry');
		return void response.writeHead(Number(pathname.slice(8)), retry ? { 'retry-after': retry } : {}).end('{}');
	}
	const to = request.url === '/elsewhere' ? `http://localhost:${port()}/schema` : redirects[request.url ?? ''];
	if (to) return void response.writeHead(302, { location: to }).end();
	const { accept, 'content-type': type = '', 'cache-control': cache } = request.headers;
	seen.push({ method: request.method, accept, type, cache });
	const [status, body] = answers[request.url ?? ''] ?? [404, ''];
	if (request.url === '/cut') return void request.socket.destroy();
	response.writeHead(status).end(body);
});
const port = () => (server.address() as AddressInfo).port;
let origin = '';

beforeAll(async () => {
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const answeredWith = (status: number, verdict: string): [string, string] => [`/status/${status}`, verdict];

const body = () => {
	const formData = new FormData();
	formData.append('your-name', 'Ana');
	return formData;
};

const subscribersBody = () => {
	const formData = body();
	formData.append('_wpnonce', 'a1b2c3');
	return formData;
};

it('a submission returns the server’s answer', async () => {
	expect(await postFeedback(`${origin}/sent`, body())).toMatchObject({
		kind: 'answered',
		answer: { status: 'mail_sent', statusName: 'sent', message: 'Obrigado!' },
	});
});

it('a submission is multipart and accepts what the plugin’s client accepts', async () => {
	await postFeedback(`${origin}/sent`, body());
	expect(seen.at(-1)).toMatchObject({ method: 'POST', accept: 'application/json, */*;q=0.1' });
	expect(seen.at(-1)?.type).toMatch(/^multipart\/form-data; boundary=/);
});

it.each([
	['no cookies, so that the browser does not repeat it over a connection it had used', body(), 'omit'],
	['cookies only where a form for subscribers needs them', subscribersBody(), 'same-origin'],
])('a submission is sent with %s', async (_, formData, credentials) => {
	const asked = vi.spyOn(globalThis, 'fetch');
	await postFeedback(`${origin}/sent`, formData);
	expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials });
});

it.each([
	['/html', { code: 'invalid_json', verdict: 'doubtful' }],
	['/empty', { code: 'invalid_json', verdict: 'doubtful' }],
	['/odd', { code: 'invalid_json', verdict: 'doubtful' }],
	['/broken', { code: 'http_error', verdict: 'doubtful' }],
	['/bad-request', { code: 'http_error', verdict: 'refused' }],
	['/cut', { code: 'fetch_error', verdict: 'unknown' }],
])('a submission to %s fails with its own code and verdict', async (path, failure) => {
	expect(await postFeedback(origin + path, body())).toEqual({ kind: 'failed', ...failure });
});

it.each<[string, string]>([
	...[408, 425, 429].map((status) => answeredWith(status, 'waiting')),
	['/status/503?retry=60', 'waiting'],
	...[409, 500, 501, 502, 503, 504].map((status) => answeredWith(status, 'doubtful')),
	...[400, 401, 403, 405, 410, 415].map((status) => answeredWith(status, 'refused')),
	['/status/404', 'gone'],
])('a submission that is answered as %s is %s', async (path, verdict) => {
	expect(await postFeedback(origin + path, body())).toMatchObject({ kind: 'failed', code: 'http_error', verdict });
});

it('the schema is fetched past the caches, and keeps the rules it understands', async () => {
	expect(await fetchSchema(`${origin}/schema`)).toEqual({
		kind: 'schema',
		schema: { version: '1', locale: 'pt_PT', rules: [{ rule: 'required', field: 'f', error: 'E' }] },
	});
	expect(seen.at(-1)?.cache).toBe('no-cache');
});

it.each<[string, string | undefined]>([
	['/schema', undefined],
	['/to-schema', undefined],
	['/html', 'send'],
	['/empty', 'send'],
	['/odd', 'send'],
	['/to-odd', 'send'],
	['/to-html', 'waiting'],
	['/elsewhere', 'waiting'],
	['/cut', 'waiting'],
	...[408, 425, 429, 502, 503, 504].map((status) => answeredWith(status, 'waiting')),
	...[400, 401, 403, 405, 409, 410, 500, 501].map((status) => answeredWith(status, 'send')),
	['/status/404', 'gone'],
])('a schema that answers as %s means: %s', async (path, verdict) => {
	const asked = await fetchSchema(origin + path);
	expect(asked.kind === 'failed' ? asked.verdict : undefined).toBe(verdict);
});

it.each([
	['120', 120_000],
	['9999999', 86_400_000],
	['soon', undefined],
])('a server may name a time to come back in seconds: %s', async (retry, retryAfter) => {
	expect(await fetchSchema(`${origin}/status/503?retry=${retry}`)).toMatchObject({ verdict: 'waiting', retryAfter });
});

it('a server may name a time to come back as a date', async () => {
	const date = encodeURIComponent(new Date(Date.now() + 600_000).toUTCString());
	const asked = await fetchSchema(`${origin}/status/503?retry=${date}`);
	expect(asked.kind === 'failed' && asked.retryAfter).toBeGreaterThan(590_000);
});

it.each([
	['rules nested without end', `{"rule":"all","rules":[`.repeat(5000) + `]}`.repeat(5000)],
	['an object among what is accepted', '{"rule":"enum","field":"f","accept":[{"toString":1}]}'],
])('a schema with %s does not throw', async (_, rule) => {
	answers['/hostile'] = [200, `{"version":"1","locale":"pt_PT","rules":[${rule}]}`];
	expect((await fetchSchema(`${origin}/hostile`)).kind).toBe('schema');
});

it.each([
	['{"version":"1.0.0"}', true],
	['{}', true],
	['true', undefined],
	['[]', undefined],
	['null', undefined],
])('a schema whose member is %s names the companion: %s', async (member, hasCompanion) => {
	answers['/member'] = [200, `{"version":"1","locale":"pt_PT","rules":[],"quatro_vistas":${member}}`];
	expect(await fetchSchema(`${origin}/member`)).toEqual({
		kind: 'schema',
		schema: { version: '1', locale: 'pt_PT', rules: [], hasCompanion },
	});
});

it('the page of a hotel’s network is no schema', async () => {
	expect(await fetchSchema(`${origin}/html`)).toMatchObject({ kind: 'failed', code: 'invalid_json' });
});

it('an empty refill is accepted', async () => {
	expect(await fetchRefill(`${origin}/refill`)).toEqual({ kind: 'refill', received: [] });
});
