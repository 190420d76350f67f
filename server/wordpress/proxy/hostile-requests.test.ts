import { createServer as createTcpServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ServedSite, serveSite } from '../../../tests/unit/serve-site';
import { open, wordpressAt } from '../../../tests/unit/test-site';

/**
 * Before the proxy, clients that write whatever they like; behind it, a WordPress that keeps every byte it gets. Each
 * connection to it must hold one request, framed as it says, to one of the addresses that the site uses.
 */

const forms = '/wp-json/contact-form-7/v1/contact-forms';
const feedback = `${forms}/5/feedback`;
const schema = `${feedback}/schema`;
const ajax = '/wp-admin/admin-ajax.php';
/** A request of its own, to be smuggled in. */
const inner = 'GET /wp-login.php HTTP/1.1\r\nHost: wp\r\n\r\n';

let connections: { bytes: string }[] = [];
let wordpress: Awaited<ReturnType<typeof open>>;
let site: ServedSite;

beforeAll(async () => {
	wordpress = await open(recorder());
	site = await serveSite({ 'index.html': 'início' }, { wordpress: wordpressAt(wordpress.address) });
});
beforeEach(() => {
	connections = [];
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => Promise.all([site.close(), wordpress.close()]));

/** Answers each request once it is whole, and keeps what comes after it on that connection. */
function recorder() {
	return createTcpServer((socket) => {
		const connection = { bytes: '' };
		connections.push(connection);
		socket.on('error', () => undefined);
		socket.on('data', (chunk) => {
			connection.bytes += chunk.toString('latin1');
			if (extentOf(connection.bytes) === 'whole') {
				socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
			}
		});
	});
}

function read(bytes: string) {
	const end = bytes.indexOf('\r\n\r\n');
	const [line = '', ...lines] = bytes.slice(0, end).split('\r\n');
	const headers = lines.map((each) => {
		const colon = each.indexOf(':');
		return [each.slice(0, colon).toLowerCase(), each.slice(colon + 1).trim()] as const;
	});
	return { line, headers, body: bytes.slice(end + 4) };
}

/** Whether the bytes are a part of one request, one whole request, or more than that, as the strictest reader has it. */
function extentOf(bytes: string): 'cut' | 'whole' | 'more' {
	if (!bytes.includes('\r\n\r\n')) return 'cut';
	const { headers, body } = read(bytes);
	const framing = headers.filter(([name]) => name === 'content-length' || name === 'transfer-encoding');
	const [name, value = '0'] = framing[0] ?? [];
	if (framing.length > 1 || (name === 'transfer-encoding' && value !== 'chunked')) return 'more';
	const left = name === 'transfer-encoding' ? behindChunks(body) : body.length - Number(value);
	return left === 0 ? 'whole' : left < 0 ? 'cut' : 'more';
}

/** How many bytes come after the last chunk; below zero when that is not there. */
function behindChunks(body: string): number {
	const [line, digits = ''] = /^([0-9a-f]+)\r\n/.exec(body) ?? [];
	if (line === undefined) return body.length > 20 ? 1 : -1;
	const size = Number.parseInt(digits, 16);
	const end = line.length + size + 2;
	if (body.length < end) return -1;
	if (body.slice(end - 2, end) !== '\r\n') return 1;
	return size === 0 ? body.length - end : behindChunks(body.slice(end));
}

/** The requests that reached WordPress whole. Never more than one on a connection. */
function arrived(): string[] {
	for (const { bytes } of connections) expect(extentOf(bytes), JSON.stringify(bytes)).not.toBe('more');
	return connections.filter(({ bytes }) => extentOf(bytes) === 'whole').map(({ bytes }) => read(bytes).line);
}

const close = 'Host: site\r\nConnection: close\r\n';
const statusOf = (answer: string) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];

describe('an address that the site does not use never reaches WordPress', () => {
	const targets = [
		'/wp-json/..\\wp-login.php',
		'/wp-json/..\\..\\wp-admin\\install.php',
		'/wp-json\\..\\wp-login.php',
		'/wp-json/..%5cwp-login.php',
		'/wp-json/../wp-login.php',
		'/wp-json/%2e%2e/wp-login.php',
		'/wp-json/.%2E/wp-login.php',
		'/wp-json/..;/wp-login.php',
		'/wp-json/..%2fwp-login.php',
		'/wp-json/..%252fwp-login.php',
		'/wp-json/..%c0%afwp-login.php',
		'/wp-json/..%u2215wp-login.php',
		'/wp-json/.\t./wp-login.php',
		`${schema}/..`,
		`${schema}/../../../../../../wp/v2/users`,
		`${schema}\\..\\..`,
		`${schema}/`,
		`${schema}%2f`,
		`${schema}%00`,
		`${schema}%0d%0aX-Evil:%201`,
		`${schema};x=1`,
		`${schema}.json`,
		`${schema}#/../x`,
		`${schema}?_jsonp=alert`,
		`${schema}?_method=POST`,
		`${schema}?_envelope=1`,
		`${schema}?_wpnonce=1`,
		`${schema}?rest_route=/wp/v2/users`,
		`${schema}?x`,
		`/${schema}`,
		`/./${schema}`,
		`//evil.example${schema}`,
		`/\\evil.example${schema}`,
		schema.replace('/v1/', '//v1/'),
		schema.replace('/v1/', '/./v1/'),
		schema.replace('wp-json', 'WP-JSON'),
		schema.replace('wp-json', 'wp%2djson'),
		schema.replace('contact-form-7', 'Contact-Form-7'),
		schema.replace('/5/', '/05/'),
		schema.replace('/5/', '/6/'),
		schema.replace('/5/', '/5%20/'),
		schema.replace('/5/', '/5/../6/'),
		`${forms}/5`,
		forms,
		'/wp-json',
		'/wp-json/',
		'/wp-json/wp/v2/users',
		'/wp-json/batch/v1',
		'/wp-json/oembed/1.0/proxy?url=http://169.254.169.254/',
		'/?rest_route=/',
		'/?rest_route=/wp/v2/users',
		`/?rest_route=${schema.slice('/wp-json'.length)}`,
		'/?x=1&rest_route=/wp/v2/users',
		'/?rest%5Froute=/wp/v2/users',
		'/index.php?rest_route=/wp/v2/users',
		`/index.php${schema}`,
		'/wp-login.php',
		'/wp-admin/',
		'/wp-admin/install.php',
		'/wp-admin/admin-post.php?action=get_news',
		'/wp-cron.php',
		'/xmlrpc.php',
		'/wp-content/debug.log',
		'/wp-config.php.bak',
		ajax,
		`${ajax}?action=heartbeat`,
		`${ajax}?action=get_news&action=heartbeat`,
		`${ajax}?action=heartbeat&action=get_news`,
		`${ajax}?action=get_news&action%5B%5D=heartbeat`,
		`${ajax}?action[]=get_news`,
		`${ajax}?action=get_news%00`,
		`${ajax}?action=get_news+`,
		`${ajax}?action=GET_NEWS`,
		`${ajax}?Action=get_news`,
		`${ajax}?%20action=get_news`,
		`${ajax}?action=get_news&x=1`,
		`${ajax}?action=get_news&page=1&page=2`,
		`${ajax}?action=get_news&page[]=1`,
		`${ajax}?action=get_news&_jsonp=alert`,
		`${ajax}?action=get_news&rest_route=/wp/v2/users`,
		`${ajax}?action=get_news;action=heartbeat`,
		`${ajax}/x?action=get_news`,
		`${ajax}/../install.php?action=get_news`,
		`${ajax}%00?action=get_news`,
		`${ajax.replace('/admin-ajax', '//admin-ajax')}?action=get_news`,
		`${ajax.replace('/admin-ajax', '\\admin-ajax')}?action=get_news`,
	];

	it.each(targets)('%s', async (target) => {
		const answer = await site.write(`GET ${target} HTTP/1.1\r\n${close}\r\n`);
		expect(statusOf(answer)).toMatch(/^40[04]$/);
		expect(arrived()).toEqual([]);
	});

	it.each([
		...['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'POST', 'QUERY'].map((method) => [
			method,
			schema,
		]),
		...['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'GET'].map((method) => [method, feedback]),
		...['HEAD', 'OPTIONS', 'PUT', 'DELETE'].map((method) => [method, `${ajax}?action=get_news`]),
		['POST', `${ajax}?action=get_news`],
		['POST', `${feedback}?_method=DELETE`],
		['OPTIONS', `/?rest_route=/`],
		['get', schema],
	])('%s of %s', async (method, target) => {
		const answer = await site.write(`${method} ${target} HTTP/1.1\r\n${close}Content-Length: 0\r\n\r\n`);
		expect(statusOf(answer)).toMatch(/^40[045]$/);
		expect(arrived()).toEqual([]);
	});

	it('a refused call is written to the log without its query, a line a second at most', async () => {
		const asked = await site.another();
		for (let count = 0; count < 20; count += 1) await asked.ask(`/wp-json/wp/v2/users?${'x'.repeat(5000)}`);
		const [first, ...more] = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
		expect(first).toBe('Not passed on to WordPress: GET /wp-json/wp/v2/users');
		expect(more.length).toBeLessThan(10);
	});

	it('a refused call is answered in JSON that no browser runs', async () => {
		const { status, headers, body } = await site.ask('/wp-json/wp/v2/users');
		expect([status, JSON.parse(body.toString()).code]).toEqual([404, 'rest_no_route']);
		expect(headers).toMatchObject({
			'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
			'x-content-type-options': 'nosniff',
			'cache-control': 'no-store',
		});
	});
});

describe('a body for news that is not the three parameters never reaches WordPress', () => {
	const form = 'application/x-www-form-urlencoded';
	it.each([
		['another action', form, 'action=heartbeat'],
		['two actions', form, 'action=get_news&action=heartbeat'],
		['another parameter', form, 'action=get_news&data=1'],
		['a list', form, 'action[]=get_news'],
		['no parameters', form, ''],
		['more than a kilobyte', form, `action=get_news&category=${'x'.repeat(1024)}`],
		['JSON', 'application/json', '{"action":"get_news"}'],
		['plain text', 'text/plain', 'action=get_news'],
		[
			'multipart',
			'multipart/form-data; boundary=b',
			'--b\r\nContent-Disposition: form-data; name="action"\r\n\r\nget_news\r\n--b--\r\n',
		],
		['a type that begins like a form', `${form}x`, 'action=get_news'],
	])('%s', async (_what, type, body) => {
		const head = `POST ${ajax} HTTP/1.1\r\n${close}Content-Type: ${type}\r\n`;
		const answers = [
			await site.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`),
			await site.write(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk(body)}0\r\n\r\n`),
		];
		expect(answers.map(statusOf)).toEqual(['404', '404']);
		expect(arrived()).toEqual([]);
	});
});

function chunk(text: string): string {
	return text === '' ? '' : `${text.length.toString(16)}\r\n${text}\r\n`;
}

describe('a request in a request', () => {
	const posting = `POST ${feedback} HTTP/1.1\r\n`;
	const getting = `GET ${schema} HTTP/1.1\r\n`;
	const post = `${posting}${close}`;
	const get = `${getting}${close}`;
	const length = `Content-Length: ${inner.length}\r\n`;
	const chunked = 'Transfer-Encoding: chunked\r\n';
	const closing = (more: string) => `Host: site\r\nConnection: close, ${more}\r\n`;
	const last = '0\r\n\r\n';

	it.each([
		['two lengths', `${post}Content-Length: 0\r\n${length}\r\n${inner}`],
		['a list of lengths', `${post}Content-Length: 0, ${inner.length}\r\n\r\n${inner}`],
		['length and chunks', `${post}${length}${chunked}\r\n${last}${inner}`],
		['chunks and length', `${post}${chunked}Content-Length: 4\r\n\r\n${chunk(inner)}${last}`],
		['a length with a sign', `${post}Content-Length: +${inner.length}\r\n\r\n${inner}`],
		['a length below zero', `${post}Content-Length: -1\r\n\r\n${inner}`],
		['a length in hexadecimal', `${post}Content-Length: 0x2a\r\n\r\n${inner}`],
		['a length with a fraction', `${post}Content-Length: 4.2e1\r\n\r\n${inner}`],
		['a length beyond all numbers', `${post}Content-Length: 99999999999999999999999\r\n\r\n${inner}`],
		['a length in two words', `${post}Content-Length: 4 2\r\n\r\n${inner}`],
		['a blank before the colon of the length', `${post}Content-Length : ${inner.length}\r\n\r\n${inner}`],
		['a blank before the colon of the encoding', `${post}Transfer-Encoding : chunked\r\n\r\n${chunk(inner)}${last}`],
		['an encoding that is not known', `${post}Transfer-Encoding: xchunked\r\n\r\n${chunk(inner)}${last}`],
		['chunks that are not the last encoding', `${post}Transfer-Encoding: chunked, identity\r\n\r\n${last}${inner}`],
		['chunks twice', `${post}Transfer-Encoding: chunked, chunked\r\n\r\n${last}${inner}`],
		['two encodings', `${post}${chunked}Transfer-Encoding: identity\r\n\r\n${last}${inner}`],
		['an encoding with a tab at its end', `${post}Transfer-Encoding: chunked\x0b\r\n\r\n${last}${inner}`],
		[
			'an encoding in a folded line',
			`${post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n${last}${inner}`,
		],
		['an encoding in a folded line of another header', `${post}X: y\r\n ${chunked}\r\n${last}${inner}`],
		['a size of a chunk beyond all numbers', `${post}${chunked}\r\nffffffffffffffff2\r\n${inner}\r\n${last}`],
		['a size of a chunk below zero', `${post}${chunked}\r\n-1\r\n${inner}\r\n${last}`],
		['a size of a chunk with 0x', `${post}${chunked}\r\n0x2\r\nab\r\n${last}${inner}`],
		['a chunk that ends with a bare line feed', `${post}${chunked}\r\n2\nab\n0\n\n${inner}`],
		['an extension of a chunk with a line feed', `${post}${chunked}\r\n2;a=\nb\r\nab\r\n${last}${inner}`],
		['a chunk longer than it says', `${post}${chunked}\r\n2\r\nabc\r\n${last}${inner}`],
		['lines that end with a line feed', `POST ${feedback} HTTP/1.1\nHost: site\nContent-Length: 0\n\n${inner}`],
		['lines that end with a carriage return', `POST ${feedback} HTTP/1.1\rHost: site\r\r${inner}`],
		['a header without a colon', `${post}Content-Length\r\n\r\n${inner}`],
		['a header with a blank in its name', `${post}X Y: 1\r\n\r\n${inner}`],
		['a header with a null', `${post}X: \0\r\n\r\n${inner}`],
		['a line feed in a header', `${post}X: a\nContent-Length: 5\r\n\r\n${inner}`],
		['a blank before the first header', `${posting} ${close}\r\n${inner}`],
		['a blank in the address', `GET ${schema} /wp-login.php HTTP/1.1\r\n${close}\r\n`],
		['a version that is not known', `GET ${schema} HTTP/9.9\r\n${close}\r\n`],
		['no version', `GET ${schema}\r\n\r\n`],
		['chunks in HTTP/1.0', `POST ${feedback} HTTP/1.0\r\n${close}${chunked}\r\n${last}${inner}`],
		['a body of a GET', `${get}${length}\r\n${inner}`],
		['a body of a GET in chunks', `${get}${chunked}\r\n${chunk(inner)}${last}`],
		[
			'a body of a GET whose length is for this connection',
			`${getting}${closing('content-length')}${length}\r\n${inner}`,
		],
		['a body whose length is for this connection', `${posting}${closing('content-length')}${length}\r\n${inner}`],
		[
			'a body whose encoding is for this connection',
			`${posting}${closing('transfer-encoding')}${chunked}\r\n${chunk(inner)}${last}`,
		],
		['a body of a length', `${post}${length}\r\n${inner}`],
		['a body in chunks', `${post}${chunked}\r\n${chunk(inner)}${last}`],
		[
			'a body in chunks with headers behind it',
			`${post}${chunked}Trailer: X-Real-IP\r\n\r\n${chunk(inner)}0\r\nX-Real-IP: 1.2.3.4\r\nContent-Length: 5\r\n\r\n`,
		],
		['an extension of a chunk', `${post}${chunked}\r\n2;x="GET / HTTP/1.1"\r\nab\r\n${last}`],
		['a body that is said to be compressed', `${post}Content-Encoding: gzip\r\n${length}\r\n${inner}`],
		['a body that waits for a word', `${post}Expect: 100-continue\r\n${length}\r\n${inner}`],
		[
			'an upgrade to HTTP/2',
			`${getting}Host: site\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\nPRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
		],
		[
			'an upgrade to a socket',
			`${getting}Host: site\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n${inner}`,
		],
		[
			'a second request behind the first',
			`${getting}Host: site\r\n\r\nGET /wp-json/wp/v2/users HTTP/1.1\r\n${close}\r\n`,
		],
		[
			'a second request behind a body',
			`${posting}Host: site\r\nContent-Length: 2\r\n\r\nabGET /wp-login.php HTTP/1.1\r\n${close}\r\n`,
		],
		['another host in the address', `GET http://169.254.169.254${schema} HTTP/1.1\r\n${close}\r\n`],
		['a user in the address', `GET http://a@evil.example:81${schema} HTTP/1.1\r\n${close}\r\n`],
		['an address of another kind', `GET ftp://wp${schema} HTTP/1.1\r\n${close}\r\n`],
		['a tunnel', `CONNECT wp:80 HTTP/1.1\r\n${close}\r\n${inner}`],
	])('%s is not passed on to WordPress', async (_what, bytes) => {
		await site.write(bytes);
		const used = [`GET ${schema} HTTP/1.1`, `POST ${feedback} HTTP/1.1`];
		for (const line of arrived()) expect(used).toContain(line);
		expect(arrived().length).toBeLessThanOrEqual(1);
	});

	it.each([
		['a length', length, inner],
		['a length that is for this connection', `Connection: content-length\r\n${length}`, inner],
		['chunks', 'Transfer-Encoding: chunked\r\n', `${chunk(inner)}0\r\n\r\n`],
		[
			'chunks that are for this connection',
			'Connection: transfer-encoding\r\nTransfer-Encoding: chunked\r\n',
			`${chunk(inner)}0\r\n\r\n`,
		],
	])('a request with %s is the body of a message', async (_what, framing, body) => {
		const answer = await site.write(`${post}${framing}\r\n${body}`);
		expect([statusOf(answer), arrived()]).toEqual(['200', [`POST ${feedback} HTTP/1.1`]]);
		const sent = connections.map(({ bytes }) => read(bytes).body).filter((each) => each !== '');
		expect(sent).toEqual([expect.stringContaining(inner)]);
	});

	it('a body that ends before its length is no message for WordPress', async () => {
		await site.write(`${post}Content-Length: 100\r\n\r\nabc`, { halfClose: true });
		expect(arrived()).toEqual([]);
	});
});

describe('headers', () => {
	it('the headers of a visitor reach WordPress where it needs them, and cannot set the client’s address', async () => {
		const claims = [
			'X-Forwarded-For: 1.2.3.4',
			'X-Real-IP: 1.2.3.4',
			'Forwarded: for=1.2.3.4',
			'X-Forwarded-Host: evil.example',
			'X-Forwarded-Proto: https',
			'X-Forwarded-Port: 443',
			'X-Client-IP: 1.2.3.4',
			'True-Client-IP: 1.2.3.4',
			'CF-Connecting-IP: 1.2.3.4',
			'X-Original-URL: /wp-login.php',
			'X-Rewrite-URL: /wp-login.php',
			'X-HTTP-Method-Override: DELETE',
			'X-WP-Nonce: 1',
			'Proxy: http://evil.example',
			'Authorization: Basic eA==',
			'Origin: https://evil.example',
			'Cookie: ageCheck=true; wordpress_logged_in_1=x; other=1',
			'Content-Encoding: gzip',
			'X_Forwarded_For: 1.2.3.4',
			'TE: trailers',
			'Via: 1.1 x',
		].join('\r\n');
		const wanted = [
			'Accept: a/b',
			'Accept-Language: pt',
			'Content-Type: x/y',
			'Referer: https://s/contacto',
			'User-Agent: U',
		];
		await site.write(
			`POST ${feedback} HTTP/1.1\r\n${close}${claims}\r\n${wanted.join('\r\n')}\r\nContent-Length: 2\r\n\r\nab`,
		);
		const whole = connections.filter(({ bytes }) => extentOf(bytes) === 'whole');
		expect(whole).toHaveLength(1);
		const { headers, body } = read(whole[0]?.bytes ?? '');
		expect(body).toBe('ab');
		expect(Object.fromEntries(headers)).toEqual({
			host: new URL(wordpress.address).host,
			connection: 'close',
			accept: 'a/b',
			'accept-language': 'pt',
			'content-type': 'x/y',
			'content-length': '2',
			referer: 'https://s/contacto',
			'user-agent': 'U',
			cookie: 'wordpress_logged_in_1=x',
			'x-forwarded-for': '127.0.0.1',
		});
	});
});
