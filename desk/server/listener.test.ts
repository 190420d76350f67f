import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyContent } from '../testing/content-copy';
import { listeningDesk, token } from '../testing/listening-desk';
import { createPublisher } from './publishing';

let root: string;
let remove: () => Promise<void>;
let desk: Awaited<ReturnType<typeof listeningDesk>>;

beforeAll(async () => {
	({ root, remove } = await copyContent());
	const publishing = new Promise<never>(() => {});
	desk = await listeningDesk(root, { ...createPublisher(root, []), publish: () => publishing });
});

afterAll(async () => {
	desk.close();
	await remove();
});

const path = 'src/content/news/poda-na-vinha-velha.md';
const draft = JSON.stringify({ path, text: 'x' });
const own = () => ({ host: `127.0.0.1:${desk.port}`, 'x-desk-token': token });

describe('the desk', () => {
	it('listens on this machine only', () => {
		expect(desk.address).toMatchObject({ address: '127.0.0.1' });
	});

	it('gives its page its token, and a policy that lets nothing else in', async () => {
		const { status, headers, body } = await desk.ask('GET', '/desk/', { host: `localhost:${desk.port}` });
		expect(status).toBe(200);
		expect(body).toContain(token);
		expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
	});

	it('lets no other site frame the pages beside the form', async () => {
		const { headers } = await desk.ask('GET', '/vinhos/abade', own());
		expect(headers['x-frame-options']).toBe('SAMEORIGIN');
	});
});

it('what is written is taken while a publication does not come to an end', async () => {
	void desk.ask('POST', '/desk/api/publish', own(), JSON.stringify({ release: '1' })).catch(() => {});
	const written = await desk.ask('DELETE', `/desk/api/draft?path=${encodeURIComponent(path)}`, own());
	expect(written.status).toBe(200);
});

it('a photograph is taken for an article whose address is long', async () => {
	const slug = 'o-que-se-conta-da-vindima-de-dois-mil-e-vinte-e-seis';
	const sent = await desk.ask('POST', `/desk/api/picture?slug=${slug}&across=0&down=0`, own(), 'no picture');
	expect(JSON.parse(sent.body)).toMatchObject({ kind: 'refused' });
});

describe('the desk refuses', () => {
	it.each(['evil.example', 'evil.example:4180', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.example'])(
		'the host %j, be it a name for this machine or not',
		async (host) => {
			for (const address of ['/desk/', '/desk/api/files', '/', '/@vite/client'])
				expect((await desk.ask('GET', address, { host, 'x-desk-token': token })).status).toBe(403);
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
				expect((await desk.ask(method, address, { ...own(), origin }, draft)).status).toBe(403);
		},
	);

	it.each(['cross-site', 'same-site'])('what comes %s, also without an origin', async (site) => {
		expect((await desk.ask('GET', '/desk/', { ...own(), 'sec-fetch-site': site })).status).toBe(403);
		expect((await desk.ask('PUT', '/desk/api/draft', { ...own(), 'sec-fetch-site': site }, draft)).status).toBe(403);
	});

	it.each([undefined, 'token-of-this-stare', 'x'])('whoever has not the token of this start: %j', async (given) => {
		const headers = { host: `127.0.0.1:${desk.port}`, ...(given && { 'x-desk-token': given }) };
		expect((await desk.ask('GET', '/desk/api/files', headers)).status).toBe(403);
		expect((await desk.ask('PUT', '/desk/api/draft', headers, draft)).status).toBe(403);
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
		const opened = await desk.ask('GET', `/desk/api/file?path=${encodeURIComponent(other)}`, own());
		expect(opened.status).toBe(400);
		const typed = await desk.ask('PUT', '/desk/api/draft', own(), JSON.stringify({ path: other, text: 'x' }));
		expect(typed.status).toBe(400);
		const saved = await desk.ask('POST', '/desk/api/save', own(), JSON.stringify({ paths: [other] }));
		expect(saved.status).toBe(400);
	});

	it('what is no JSON, what is too long, and what it does not know', async () => {
		expect((await desk.ask('PUT', '/desk/api/draft', own(), '{')).status).toBe(400);
		expect((await desk.ask('PUT', '/desk/api/draft', own(), 'x'.repeat(4_000_001))).status).toBe(413);
		expect((await desk.ask('GET', '/desk/api/other', own())).status).toBe(404);
		expect((await desk.ask('POST', '/vinhos', own())).status).toBe(405);
		expect((await desk.ask('GET', '/desk/assets/other.js', own())).status).toBe(404);
	});

	it('all of it without writing anything', async () => {
		expect(await readdir(join(root, 'build-output/desk/drafts'))).toEqual([]);
	});
});
