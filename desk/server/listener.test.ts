import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../tests/unit/test-site';
import { copyContent } from '../testing/content-copy';
import { openDesk } from '../testing/open-desk';
import { hostsOf } from './guard';
import { createListener } from './listener';
import { createPublisher } from './publishing';
import { createRoutes } from './routes';

const token = 'token-of-this-start';
const http = createServer();
let root: string;
let remove: () => Promise<void>;
let desk: Awaited<ReturnType<typeof open>>;

/** The desk on a real socket, with a page and a preview of one word each, and a publication that does not come to an end. */
beforeAll(async () => {
	({ root, remove } = await copyContent());
	const { api, pictures } = await openDesk(root);
	desk = await open(http);
	const html = Buffer.from('<meta content="%TOKEN%">');
	http.on(
		'request',
		createListener({
			route: createRoutes(api, { ...createPublisher(root, []), publish: () => new Promise<never>(() => {}) }),
			picture: pictures.read,
			page: Promise.resolve(new Map([['/desk/index.html', { type: 'text/html', bytes: html }]])),
			preview: async (_, response) => void response.end('site'),
			guard: { hosts: hostsOf(desk.port), token },
			key: 'content',
		}),
	);
});

afterAll(async () => {
	await desk.close();
	await remove();
});

async function ask(method: string, path: string, headers: Record<string, string>, body = '') {
	const answer = await desk.ask(path, { method, headers, ...(method !== 'GET' && { body }) });
	return { ...answer, body: answer.body.toString() };
}

const path = 'src/content/news/poda-na-vinha-velha.md';
const draft = JSON.stringify({ path, text: 'x' });
const own = () => ({ host: `127.0.0.1:${desk.port}`, 'x-desk-token': token });

describe('the desk', () => {
	it('listens on this machine only', () => {
		expect(http.address()).toMatchObject({ address: '127.0.0.1' });
	});

	it('gives its page its token, and a policy that lets nothing else in', async () => {
		const { status, headers, body } = await ask('GET', '/desk/', { host: `localhost:${desk.port}` });
		expect(status).toBe(200);
		expect(body).toContain(token);
		expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
	});

	it('lets no other site frame the pages beside the form', async () => {
		const { headers } = await ask('GET', '/vinhos/abade', own());
		expect(headers['x-frame-options']).toBe('SAMEORIGIN');
	});
});

it('what is written is taken while a publication does not come to an end', async () => {
	void ask('POST', '/desk/api/publish', own(), JSON.stringify({ release: '1' })).catch(() => {});
	const written = await ask('DELETE', `/desk/api/draft?path=${encodeURIComponent(path)}`, own());
	expect(written.status).toBe(200);
});

it('a photograph is taken for an article whose address is long', async () => {
	const slug = 'o-que-se-conta-da-vindima-de-dois-mil-e-vinte-e-seis';
	const sent = await ask('POST', `/desk/api/picture?slug=${slug}&across=0&down=0`, own(), 'no picture');
	expect(JSON.parse(sent.body)).toMatchObject({ kind: 'refused' });
});

describe('the desk refuses', () => {
	it.each(['evil.example', 'evil.example:4180', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.example'])(
		'the host %j, be it a name for this machine or not',
		async (host) => {
			for (const address of ['/desk/', '/desk/api/files', '/', '/@vite/client'])
				expect((await ask('GET', address, { host, 'x-desk-token': token })).status).toBe(403);
		},
	);

	it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://evil.example'])(
		'what a page of %s asks',
		async (origin) => {
			for (const [method, address] of [
				['PUT', '/desk/api/draft'],
				['POST', '/desk/api/save'],
				['GET', '/desk/api/files'],
				['GET', '/desk/'],
			] as const)
				expect((await ask(method, address, { ...own(), origin }, draft)).status).toBe(403);
		},
	);

	it.each(['cross-site', 'same-site'])('what comes %s, also without an origin', async (site) => {
		expect((await ask('GET', '/desk/', { ...own(), 'sec-fetch-site': site })).status).toBe(403);
		expect((await ask('PUT', '/desk/api/draft', { ...own(), 'sec-fetch-site': site }, draft)).status).toBe(403);
	});

	it.each([undefined, 'token-of-this-stare', 'x'])('whoever has not the token of this start: %j', async (given) => {
		const headers = { host: `127.0.0.1:${desk.port}`, ...(given && { 'x-desk-token': given }) };
		expect((await ask('GET', '/desk/api/files', headers)).status).toBe(403);
		expect((await ask('PUT', '/desk/api/draft', headers, draft)).status).toBe(403);
	});

	it.each([
		'../../etc/passwd',
		'src/content/news/../../../package.json',
		'src/content/news/%2e%2e/x.md',
		'/etc/passwd',
		'package.json',
		'src/content/words.txt',
		'src/content/news/a.md\0',
	])('the path %j', async (other) => {
		const opened = await ask('GET', `/desk/api/file?path=${encodeURIComponent(other)}`, own());
		expect(opened.status).toBe(400);
		const typed = await ask('PUT', '/desk/api/draft', own(), JSON.stringify({ path: other, text: 'x' }));
		expect(typed.status).toBe(400);
		const saved = await ask('POST', '/desk/api/save', own(), JSON.stringify({ paths: [other] }));
		expect(saved.status).toBe(400);
	});

	it('what is no JSON, what is too long, and what it does not know', async () => {
		expect((await ask('PUT', '/desk/api/draft', own(), '{')).status).toBe(400);
		expect((await ask('PUT', '/desk/api/draft', own(), 'x'.repeat(4_000_001))).status).toBe(413);
		expect((await ask('GET', '/desk/api/other', own())).status).toBe(404);
		expect((await ask('POST', '/vinhos', own())).status).toBe(405);
		expect((await ask('GET', '/desk/assets/other.js', own())).status).toBe(404);
	});

	it('all of it without writing anything', async () => {
		expect(await readdir(join(root, 'build-output/desk/drafts'))).toEqual([]);
	});
});
