import { createConnection, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordedText } from '../tests/conformance/client/recording';
import { formPost, type ServedSite, serveSite } from '../tests/unit/serve-site';
import { contactPage, filledForm, standInWordPress } from '../tests/unit/test-site';
import type { ServerLimits } from './create-server';
import { maxBodyBytesOf, maxTextBytes } from './messages/form-body';
import type { Letter } from './messages/mailbox';
import { contactForm } from './wordpress/contact-form';

const feedback = '/wp-json/contact-form-7/v1/contact-forms/5/feedback';
const form = recordedText('form-a.html');

let site: ServedSite;
let kept: Letter[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	vi.restoreAllMocks();
	kept = [];
	await site.close();
});

async function serve(limits: Partial<ServerLimits> = {}): Promise<void> {
	const deliver = async (letter: Letter) => {
		kept.push(letter);
	};
	const files = { 'index.html': 'início', 'contacto.html': `<!DOCTYPE html><html><body>${form}</body></html>` };
	site = await serveSite(files, { contactPages: [contactPage()], limits, wordpress: standInWordPress(deliver) });
}

/** Writes bytes and keeps the connection; `received` is what has come back, `closed` resolves with all of it. */
function connect(text: string) {
	const socket = createConnection(site.port, '127.0.0.1', () => socket.write(text));
	sockets.push(socket);
	let received = '';
	socket.on('data', (chunk) => {
		received += chunk.toString();
	});
	socket.on('error', () => undefined);
	const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
	return { received: () => received, closed, leave: () => socket.destroy() };
}

const multipart = 'Content-Type: multipart/form-data; boundary=b';
const request = (target: string, ...headers: string[]) =>
	`${[`${target} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;

function part(name: string, value: string): string {
	return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function send(fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
	const body = `${Object.entries(fields)
		.map(([name, value]) => part(name, value))
		.join('')}--b--\r\n`;
	const type = { 'content-type': 'multipart/form-data; boundary=b', 'user-agent': 'Mozilla/5.0' };
	return site.ask(feedback, { method: 'POST', headers: { ...type, ...headers }, body });
}

const sendPage = (fields: Readonly<Record<string, string>>) => site.ask('/contacto', formPost(fields));

describe('a request whose address, method or type is wrong is answered before its body comes', () => {
	it.each([
		['GET /wp-json/zz', multipart, 404],
		['POST /wp-json/zz', multipart, 404],
		['PUT /wp-json/contact-form-7/v1/contact-forms/5/feedback', multipart, 404],
		['GET /wp-json/contact-form-7/v1/contact-forms/5/refill', multipart, 200],
		['POST /wp-json/contact-form-7/v1/contact-forms/7/feedback', multipart, 404],
		[`POST ${feedback}`, 'Content-Type: application/x-www-form-urlencoded', 415],
		['GET /wp-admin/admin-ajax.php?action=x', multipart, 400],
		['POST /wp-admin/admin-ajax.php?action=x', 'Content-Type: text/plain', 400],
		['POST /terroir', multipart, 405],
		['POST /contacto', 'Content-Type: application/json', 200],
	])('%s, %s', async (target, type, status) => {
		await serve();
		const { received } = connect(request(target, type, 'Content-Length: 1000000'));
		await expect.poll(received).toContain(`HTTP/1.1 ${status} `);
	});
});

const emptyFile = '--b\r\nContent-Disposition: form-data; name="a"; filename=""\r\n\r\n\r\n';

describe('a body', () => {
	it.each([
		['multipart/form-data; boundary=b', emptyFile],
		['multipart/form-data; x="; boundary=other"; boundary=b', emptyFile],
		['application/x-www-form-urlencoded', 'a=&'],
	])('a body of many megabytes of empty parts is never parsed: %s', async (type, piece) => {
		await serve();
		const parse = vi.spyOn(Response.prototype, 'formData');
		const headers = { 'content-type': type };
		for (const bytes of [maxTextBytes - 1000, 12 * 1024 * 1024]) {
			const body = piece.repeat(Math.floor(bytes / piece.length));
			for (const path of [feedback, '/contacto', '/wp-admin/admin-ajax.php']) {
				expect((await site.ask(path, { method: 'POST', headers, body })).status).toBeLessThan(500);
			}
		}
		expect(parse).not.toHaveBeenCalled();
	});

	it('a body may be as large as the file fields of its form allow, and 256 kB more', () => {
		const file = { type: 'file', name: 'cv' } as const;
		expect(maxBodyBytesOf(contactForm)).toBe(256 * 1024);
		expect(maxBodyBytesOf({ ...contactForm, fields: [file, { ...file, maxBytes: 5000 }] })).toBe(
			1_048_576 + 5000 + 256 * 1024,
		);
	});

	it.each([`POST ${feedback}`, 'POST /contacto', 'GET /'])(
		'a body that stops coming is given up: %s',
		async (target) => {
			await serve({ bodySilenceMs: 200 });
			const { closed } = connect(`${request(target, multipart, 'Content-Length: 1000')}half`);
			expect(await closed).toMatch(target === 'GET /' ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 408 .*connection: close/is);
		},
	);

	it('a body that comes slowly is read', async () => {
		await serve({ bodySilenceMs: 1000 });
		const body = `_wpcf7=5&_wpcf7_unit_tag=t&your-name=Ana`;
		const head = request(
			'POST /contacto',
			'Content-Type: application/x-www-form-urlencoded',
			'Connection: close',
			`Content-Length: ${body.length}`,
		);
		const socket = createConnection(site.port, '127.0.0.1');
		sockets.push(socket);
		socket.write(head);
		for (const byte of body) {
			socket.write(byte);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		const [answer] = await new Promise<[Buffer]>((resolve) => socket.once('data', (chunk) => resolve([chunk])));
		expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
	});

	it('a body is refused while others hold all memory, and accepted once they are gone', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => undefined);
		await serve({ bodyBytes: 100_000 });
		const holding = connect(`${request(`POST ${feedback}`, multipart, 'Content-Length: 200000')}${'x'.repeat(99_900)}`);
		await expect.poll(async () => (await send(filledForm)).status).toBe(503);
		const refused = await send(filledForm);
		expect(refused.headers['retry-after']).toBe('5');
		expect((await site.ask('/')).status).toBe(200);
		holding.leave();
		await expect.poll(async () => (await send(filledForm)).status).toBe(200);
		// What a request held is free again after its answer, or the room would be used up by now.
		for (let count = 0; count < 300; count += 1) expect((await send(filledForm)).status).toBe(200);
	});
});

describe('messages', () => {
	it('messages that are too many are answered with 429 and the time after which to repeat them', async () => {
		await serve({ messages: { perAddress: 2, total: 3 } });
		expect([(await send(filledForm)).status, (await send(filledForm)).status]).toEqual([200, 200]);
		const refused = await send(filledForm);
		expect([refused.status, JSON.parse(refused.body.toString()).code]).toEqual([429, 'too_many_requests']);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
		// From behind a proxy that is not named the address says nothing: only the total counts.
		const behind = { 'x-forwarded-for': '192.0.2.7' };
		expect((await send(filledForm, behind)).status).toBe(200);
		expect((await send(filledForm, behind)).status).toBe(429);
		expect(kept).toHaveLength(3);
	});

	it.each([
		feedback.toUpperCase().replace('/WP-JSON', '/wp-json'),
		feedback.replace('/5/', '/05/'),
		`${feedback}/`,
		`/?rest_route=${feedback.slice('/wp-json'.length)}`,
	])('messages count under every spelling of their route: %s', async (path) => {
		await serve({ messages: { perAddress: 0, total: 0 } });
		const headers = { 'content-type': 'multipart/form-data; boundary=b' };
		expect((await site.ask(path, { method: 'POST', headers, body: '--b--' })).status).toBe(429);
	});

	it('messages that are too many keep their text where there is no JavaScript', async () => {
		await serve({ messages: { perAddress: 1, total: 100 } });
		expect((await sendPage(filledForm)).status).toBe(200);
		const { status, headers, body } = await sendPage({ ...filledForm, 'your-message': 'Ainda cá estou' });
		expect([status, Number(headers['retry-after']) > 590]).toEqual([429, true]);
		expect(body.toString()).toContain('volte a enviar dentro de 10 min.');
		expect(body.toString()).toContain('Ainda cá estou');
		expect(kept).toHaveLength(1);
	});

	it('messages for another form than the page’s keep their text, with an error', async () => {
		await serve();
		const { status, body } = await sendPage({ ...filledForm, _wpcf7: '77', 'your-message': 'Ainda cá estou' });
		expect(status).toBe(400);
		expect(body.toString()).toContain('A página era de uma versão anterior do site');
		expect(body.toString()).toContain('Ainda cá estou');
		// Sent again from the page that came back, it arrives.
		expect(body.toString()).toContain('name="_wpcf7" value="5"');
	});

	it('messages that are too large are said to be so', async () => {
		await serve();
		const { status, body } = await sendPage({ ...filledForm, 'your-message': 'x'.repeat(maxTextBytes) });
		expect([status, body.includes('A mensagem é grande demais e não seguiu.')]).toEqual([413, true]);
	});

	it('messages are stored without what is no field of the form', async () => {
		await serve();
		await send({ ...filledForm, 'x-unknown': 'y'.repeat(1000), 'your-name[]': 'Ana' });
		await send({ ...filledForm, 'x-unknown': 'y'.repeat(1000) });
		expect(Object.keys(kept.at(-1)!.data).sort()).toEqual(
			Object.keys(filledForm)
				.filter((name) => !name.startsWith('_'))
				.sort(),
		);
	});
});

it('the server names the origin of its settings, for any host that a request names', async () => {
	await serve();
	const { headers } = await site.ask('/wp-json/contact-form-7/v1', { headers: { host: 'evil.example' } });
	expect(headers.link).toBe('<https://quatrovistas.example/wp-json/>; rel="https://api.w.org/"');
});

it('connections above the limit are closed at once, with one line in the log, and the server recovers', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	await serve({ connections: 2 });
	const first = [connect('GET / HTTP/1.1\r\n'), connect('GET / HTTP/1.1\r\n')];
	await expect.poll(async () => (await connect(request('GET /', 'Connection: close')).closed).length).toBe(0);
	for (let count = 0; count < 5; count += 1) await connect(request('GET /')).closed;
	expect(log.mock.calls).toEqual([['More than 2 connections.']]);
	for (const { leave } of first) leave();
	await expect
		.poll(async () => (await connect(request('GET /', 'Connection: close')).closed).length)
		.toBeGreaterThan(0);
});
