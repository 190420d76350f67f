import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { formPost, type ServedSite, serveSite } from '../tests/unit/serve-site';
import { contactPage, open, standInWordPress } from '../tests/unit/test-site';
import { createServer } from './create-server';
import { maxConnections } from './http/descriptors';
import { maxTextBytes } from './messages/form-body';

let site: ServedSite;
const feedback = '/wp-json/contact-form-7/v1/contact-forms/5/feedback';

beforeAll(async () => {
	const files = { 'index.html': 'início', 'big.txt': Buffer.alloc(8_000_000) };
	site = await serveSite(files, { contactPages: [contactPage()] });
	return site.close;
});

afterEach(() => vi.restoreAllMocks());

/** Writes bytes to the server and leaves before it can have answered. */
async function writeAndLeave(text: string): Promise<void> {
	const socket = createConnection(site.port, '127.0.0.1', () => {
		socket.write(text);
		setTimeout(() => socket.destroy(), 20);
	});
	await once(socket, 'close');
}

describe('a server among rude clients', () => {
	it('a body over the limit is answered as by PHP, which has dropped all its fields', async () => {
		const headers = { 'content-type': 'multipart/form-data; boundary=----b' };
		const { status, body } = await site.ask(feedback, {
			method: 'POST',
			headers,
			body: Buffer.alloc(maxTextBytes + 1),
		});
		expect([status, JSON.parse(body.toString()).code]).toEqual([400, 'wpcf7_unit_tag_not_found']);
	});

	it('the connection is closed after a message, and after nothing else: a browser repeats a message on a used one', async () => {
		const form = { 'content-type': 'multipart/form-data; boundary=----b' };
		const posted = await site.ask(feedback, { method: 'POST', headers: { ...form, connection: 'keep-alive' } });
		const asked = await site.ask(`${feedback}/schema`, { headers: { connection: 'keep-alive' } });
		expect([posted.headers.connection, asked.headers.connection]).toEqual(['close', 'keep-alive']);
	});

	it('an idle connection is kept for longer than the two minutes that Caddy keeps it', async () => {
		const { headers } = await site.ask('/', { headers: { connection: 'keep-alive' } });
		expect(headers['keep-alive']).toBe('timeout=130');
	});

	it('an idle connection is closed as soon as any other when the body that came on it was not read', async () => {
		const server = await createServer({ dist: site.folder, wordpress: standInWordPress() });
		server.keepAliveTimeout = 50;
		const idle = await open(server);
		const socket = createConnection(idle.port, '127.0.0.1');
		socket.write('POST /nada HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n');
		const [answer] = await once(socket, 'data');
		expect(String(answer)).toContain('\r\nConnection: keep-alive\r\n');
		socket.write('hello');
		await once(socket, 'close');
		await idle.close();
	});

	it('malformed multipart counts as a body without fields', async () => {
		const headers = { 'content-type': 'multipart/form-data; boundary=----b' };
		for (const body of [
			'',
			'------b\r\nnonsense',
			'------b\r\nContent-Disposition: form-data; name="_wpcf7_unit_tag"\r\n\r\nx',
		]) {
			expect((await site.ask(feedback, { method: 'POST', headers, body })).status).toBe(400);
		}
	});

	it.each([
		['an address that is none', 'GET nada HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
		['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
		['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
		['no HTTP at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
		['a full address', 'GET http://x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 200 /],
	])('the server answers %s', async (_what, request, expected) => expect(await site.write(request)).toMatch(expected));

	it('the server goes on after requests and downloads that break off', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const head = 'Host: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n';
		await Promise.all([
			writeAndLeave(`POST ${feedback} HTTP/1.1\r\n${head}half`),
			writeAndLeave(`POST /contacto HTTP/1.1\r\n${head}half`),
			writeAndLeave('GET /big.txt HTTP/1.1\r\nHost: x\r\n\r\n'),
		]);
		expect((await site.ask('/')).body.toString()).toBe('início');
		expect(log).not.toHaveBeenCalled();
	});

	it('the server answers 500 and goes on when something of its own fails', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		expect((await site.ask('/contacto', formPost({ _wpcf7: '5', _wpcf7_unit_tag: 'x' }))).status).toBe(500);
		expect(log).toHaveBeenCalledOnce();
		expect((await site.ask('/')).status).toBe(200);
	});
});

const processLimits = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             15000                15000                processes
Max open files            ${soft}                 1048576              files
`;

it('the server accepts as many connections as there are descriptors for', () => {
	expect(maxConnections(processLimits('1024'))).toBe(248);
	expect(maxConnections(processLimits('64'))).toBe(8);
	expect(maxConnections(processLimits('unlimited'))).toBe(Infinity);
	expect(maxConnections('')).toBe(Infinity);
});
