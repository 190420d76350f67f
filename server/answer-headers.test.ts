import { beforeAll, expect, it, vi } from 'vitest';
import { type ServedSite, serveSite } from '../tests/unit/serve-site';
import { wordpressAt } from '../tests/unit/test-site';

const policy = "default-src 'none'; script-src 'self'";
const inert = "default-src 'none'; sandbox";
const headers = `/*
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin
  X-Content-Type-Options: nosniff
/wp-json/*
  ! Content-Security-Policy
  Content-Security-Policy: ${inert}
`;
const feedback = '/wp-json/contact-form-7/v1/contact-forms/5/feedback';

let standIn: ServedSite;

beforeAll(async () => {
	const pages = { 'index.html': 'início', '404.html': 'nada', 'vinhos.html': 'vinhos' };
	standIn = await serveSite({ ...pages, _headers: headers });
	return standIn.close;
});

it.each([
	['GET', '/', {}, 200, policy],
	['HEAD', '/vinhos', {}, 200, policy],
	['GET', '/vinhos', { range: 'bytes=0-1' }, 206, policy],
	['GET', '/vinhos', { range: 'bytes=900-' }, 416, policy],
	['GET', '/vinhos/', {}, 308, policy],
	['GET', '/nada', {}, 404, policy],
	['GET', '/%2e%2e/x', {}, 400, policy],
	['DELETE', '/vinhos', {}, 405, policy],
	['GET', '/', { expect: 'x' }, 417, policy],
	['GET', '/?rest_route=/x', {}, 404, inert],
	['GET', 'http://x/?a=1&rest_route=/x', {}, 404, inert],
	['GET', '/?rest=/x', {}, 200, policy],
	['GET', '/wp-json/x', {}, 404, inert],
	['POST', feedback, {}, 415, inert],
	['GET', '/wp-admin/admin-ajax.php', {}, 400, policy],
])('%s %s with %j is %i, with the headers of its address', async (method, path, asked, status, expected) => {
	const answer = await standIn.ask(path, { method, headers: asked });
	expect([answer.status, answer.headers['content-security-policy']]).toEqual([status, expected]);
	expect(answer.headers).toMatchObject({
		'cross-origin-opener-policy': 'same-origin',
		'x-content-type-options': 'nosniff',
	});
});

it('a 304 has the headers of its address too', async () => {
	const { etag } = (await standIn.ask('/vinhos')).headers;
	const { status, headers } = await standIn.ask('/vinhos', { headers: { 'if-none-match': etag } });
	expect([status, headers['content-security-policy']]).toEqual([304, policy]);
});

it('the answer for a WordPress that cannot be reached has the headers of its address too', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const lost = await standIn.another({ wordpress: wordpressAt('http://127.0.0.1:1') });
	const { status, headers } = await lost.ask('/wp-json/contact-form-7/v1/contact-forms/5/refill');
	expect(status).toBe(502);
	expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox/);
	expect(headers['cross-origin-opener-policy']).toBe('same-origin');
	vi.restoreAllMocks();
});

it.each([
	['no HTTP at all', 'hello\r\n\r\n', 400],
	['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
	['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
	['an address that is none', 'GET nada HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
])('%s is answered by the server itself, with the same headers', async (_what, request, status) => {
	const answer = await standIn.write(request);
	expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	expect(answer.toLowerCase()).toContain(`\r\ncontent-security-policy: ${policy}\r\n`);
	expect(answer.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
	expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

it('bytes that are no request, sent behind one that is under way, do not run into its answer', async () => {
	const answer = await standIn.write('GET /vinhos HTTP/1.1\r\nHost: x\r\n\r\nhello\r\n\r\n');
	expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /);
	expect(answer.match(/content-length: (\d+)/gi)?.length).toBe(answer.match(/HTTP\/1\.1 /g)?.length);
});
