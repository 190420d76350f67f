import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
const server = createServer((request, response) => {
	const { accept, 'content-type': type = '', 'cache-control': cache } = request.headers;
	seen.push({ method: request.method, accept, type, cache });
	const [status, body] = answers[request.url ?? ''] ?? [404, ''];
	if (request.url === '/cut') return void request.socket.destroy();
	response.writeHead(status).end(body);
});
let origin = '';

beforeAll(async () => {
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

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

describe('a submission', () => {
	it('comes back with the answer', async () => {
		expect(await postFeedback(`${origin}/sent`, body())).toMatchObject({
			kind: 'answered',
			answer: { status: 'mail_sent', statusName: 'sent', message: 'Obrigado!' },
		});
	});

	it('is multipart and accepts what the plugin’s client accepts', async () => {
		await postFeedback(`${origin}/sent`, body());
		expect(seen.at(-1)).toMatchObject({ method: 'POST', accept: 'application/json, */*;q=0.1' });
		expect(seen.at(-1)?.type).toMatch(/^multipart\/form-data; boundary=/);
	});

	it.each([
		['no cookies, so that the browser does not repeat it over a connection it had used', body(), 'omit'],
		['cookies only where a form for subscribers needs them', subscribersBody(), 'same-origin'],
	])('goes with %s', async (_, formData, credentials) => {
		const asked = vi.spyOn(globalThis, 'fetch');
		await postFeedback(`${origin}/sent`, formData);
		expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials });
	});

	it.each([
		['/html', { code: 'invalid_json', inDoubt: true }],
		['/empty', { code: 'invalid_json', inDoubt: true }],
		['/odd', { code: 'invalid_json', inDoubt: true }],
		['/broken', { code: 'http_error', inDoubt: true }],
		['/bad-request', { code: 'http_error' }],
		['/cut', { code: 'fetch_error' }],
	])('fails in words of its own at %s', async (path, failure) => {
		expect(await postFeedback(origin + path, body())).toEqual({ kind: 'failed', ...failure });
	});
});

describe('the schema', () => {
	it('is asked for past the caches and keeps the rules it understands', async () => {
		expect(await fetchSchema(`${origin}/schema`)).toEqual({
			kind: 'schema',
			schema: { version: '1', locale: 'pt_PT', rules: [{ rule: 'required', field: 'f', error: 'E' }] },
		});
		expect(seen.at(-1)?.cache).toBe('no-cache');
	});

	it('is not there in a page of a hotel’s network', async () => {
		expect(await fetchSchema(`${origin}/html`)).toMatchObject({ kind: 'failed', code: 'invalid_json' });
	});
});

it('takes an empty refill', async () => {
	expect(await fetchRefill(`${origin}/refill`)).toEqual({ kind: 'refill', received: [] });
});
