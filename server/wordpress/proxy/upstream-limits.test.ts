import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formPost, type ServedSite, serveSite } from '../../../tests/unit/serve-site';
import { contactPage, open, wordpressAt } from '../../../tests/unit/test-site';

/** A WordPress that answers too slowly, too long or with too much; what the visitor gets is bounded all the same. */

const feedback = '/wp-json/contact-form-7/v1/contact-forms/5/feedback';
const page = `<!DOCTYPE html><div class="wpcf7 no-js" data-wpcf7-id="5"><div class="screen-reader-response"><p role="status"></p><ul></ul></div>
<form class="wpcf7-form init" data-status="init"><span data-name="your-name"><input name="your-name" class="wpcf7-form-control"></span>
<span data-name="your-email"><input name="your-email" class="wpcf7-form-control"></span><div class="wpcf7-response-output"></div></form></div>`;

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
	await Promise.all(opened.splice(0).map((each) => each.close()));
	vi.restoreAllMocks();
});

async function siteBefore(answer: (response: ServerResponse) => void, more: { timeoutMs?: number } = {}) {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const wordpress = await open(
		createHttpServer((request, response) => {
			request.resume();
			request.on('end', () => answer(response));
		}),
	);
	const options = { contactPages: [contactPage()], wordpress: wordpressAt(wordpress.address, more) };
	const site = await serveSite({ 'contacto.html': page }, options);
	opened.push(site, wordpress);
	return site;
}

/** Writes a piece as long as somebody listens. */
function drip(response: ServerResponse, piece: string | Buffer): void {
	const timer = setInterval(() => response.write(piece), 5);
	response.on('close', () => clearInterval(timer));
}

describe('an answer that does not end', () => {
	it('an answer of WordPress is ended after its time limit, though parts of it keep coming', async () => {
		const site = await siteBefore((response) => drip(response.writeHead(200), ' '), { timeoutMs: 400 });
		await expect(site.ask(`${feedback}/schema`)).rejects.toThrow('aborted');
	});

	it('an answer of WordPress is ended after its time limit though garbage is collected meanwhile', async () => {
		const site = await siteBefore((response) => drip(response.writeHead(200), ' '), { timeoutMs: 1_000 });
		setFlagsFromString('--expose-gc');
		const sweep: () => void = runInNewContext('gc');
		const sweeping = setInterval(sweep, 50);
		try {
			await expect(site.ask(`${feedback}/schema`)).rejects.toThrow('aborted');
		} finally {
			clearInterval(sweeping);
		}
	});

	it('an answer of WordPress whose headers are incomplete after the time limit is a 502', async () => {
		const site = await siteBefore(
			({ socket }) => {
				socket?.write('HTTP/1.1 200 OK\r\n');
				const timer = setInterval(() => socket?.write('X: y\r\n'), 5);
				socket?.on('close', () => clearInterval(timer));
			},
			{ timeoutMs: 400 },
		);
		expect((await site.ask(`${feedback}/schema`)).status).toBe(502);
	});

	it('an answer of WordPress is not read any further once the visitor has gone', async () => {
		let isOver = false;
		const site = await siteBefore((response) => {
			response.on('close', () => {
				isOver = true;
			});
			drip(response.writeHead(200), ' ');
		});
		const visitor = connect(site.port, '127.0.0.1');
		visitor.write(`GET ${feedback}/schema HTTP/1.1\r\nHost: site\r\n\r\n`);
		visitor.once('data', () => visitor.destroy());
		await vi.waitFor(() => expect(isOver).toBe(true), 10_000);
	});

	it('an answer of WordPress is not read any further once it is longer than any that the site can use', async () => {
		let sent = 0;
		const megabyte = Buffer.alloc(1_000_000, ' ');
		const site = await siteBefore((response) => {
			response.on('drain', () => write());
			const write = () => {
				while (sent < 300 && !response.destroyed && response.write(megabyte)) sent += 1;
				sent += 1;
			};
			write();
		});
		await expect(site.ask(`${feedback}/schema`)).rejects.toThrow('aborted');
		expect(sent).toBeLessThan(30);
	});
});

it('a connection whose message WordPress refused can be used again', async () => {
	const site = await siteBefore((response) => response.writeHead(500).end('{}'));
	const body = 'x'.repeat(200_000);
	const post = `POST ${feedback} HTTP/1.1\r\nHost: site\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
	const received = await site.write(`${post}GET /contacto HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
	expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 500', 'HTTP/1.1 200']);
});

describe('headers of WordPress', () => {
	it('the headers of WordPress reach the visitor where they are needed, and its page can do nothing on this site', async () => {
		const site = await siteBefore((response) =>
			response
				.writeHead(200, {
					'content-type': 'text/html; charset=UTF-8',
					'cache-control': 'no-store',
					vary: 'Origin',
					'retry-after': '7',
					'set-cookie': ['a=1', 'b=2'],
					'content-security-policy': "script-src 'unsafe-inline'",
					'content-security-policy-report-only': "default-src 'none'",
					'x-content-type-options': 'sniff',
					'service-worker-allowed': '/',
					refresh: '0; url=//evil.example',
					'x-accel-redirect': '/etc/passwd',
					'x-sendfile': '/etc/passwd',
					'x-litespeed-location': '/x',
					link: '</x.css>; rel=preload',
					location: '//evil.example',
					server: 'Apache',
					'x-powered-by': 'PHP',
					'access-control-allow-origin': '*',
					'access-control-allow-credentials': 'true',
					'clear-site-data': '"*"',
					'strict-transport-security': 'max-age=1',
					'alt-svc': 'h3=":443"',
					'content-disposition': 'attachment',
					'x-frame-options': 'ALLOWALL',
					sourcemap: '/x',
					nel: '{}',
				})
				.end('<script>1</script>'),
		);
		const { headers, body } = await site.ask('/wp-admin/admin-ajax.php?action=get_news');
		const { date: _date, connection: _connection, ...rest } = headers;
		expect(body.toString()).toBe('<script>1</script>');
		expect(rest).toEqual({
			'cache-control': 'no-store',
			'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
			'content-type': 'text/html; charset=UTF-8',
			'retry-after': '7',
			'transfer-encoding': 'chunked',
			vary: 'Origin',
			'x-content-type-options': 'nosniff',
		});
	});
});

describe('the form without JavaScript', () => {
	const submit = async (site: ServedSite) => {
		const fields = { _wpcf7: '5', _wpcf7_unit_tag: 'u', 'your-name': 'Ana' };
		return (await site.ask('/contacto', formPost(fields))).body.toString();
	};
	const answerWith = (invalid_fields: unknown) => (response: ServerResponse) =>
		response.end(JSON.stringify({ status: 'validation_failed', message: 'Veja.', invalid_fields }));

	it('the page keeps what was typed when the answer of WordPress is longer than a megabyte', async () => {
		const site = await siteBefore((response) => {
			response.write('{"status":"mail_sent","message":"');
			response.end(`${'x'.repeat(1_000_000)}"}`);
		});
		const html = await submit(site);
		expect(html).toContain('data-status="custom-http-error"');
		expect(html).toContain('value="Ana"');
	});

	it('the page shows one error per field, the first', async () => {
		const errors = Array.from({ length: 3_000 }, (_, count) => ({ field: 'your-name', message: `Mal ${count}.` }));
		const html = await submit(await siteBefore(answerWith(errors)));
		expect(html.match(/Mal \d+\./g)).toEqual(['Mal 0.', 'Mal 0.']);
	});

	it('the page shows a hundred errors at most', async () => {
		const errors = Array.from({ length: 9_000 }, (_, count) => ({ field: `f${count}`, message: `Mal ${count}.` }));
		const html = await submit(await siteBefore(answerWith({ ...errors })));
		expect(html.match(/<li /g)).toHaveLength(100);
		expect(html).toContain('Mal 99.');
	});
});
