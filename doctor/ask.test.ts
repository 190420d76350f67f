import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { open } from '../tests/unit/test-site';
import { type AskLimits, createAsk } from './ask';

const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

async function serve(answer: RequestListener): Promise<URL> {
	const site = await open(createServer(answer));
	closing.push(site.close);
	return new URL(site.address);
}

function asker(url: URL, limits: Partial<AskLimits> = {}) {
	const { ask, close } = createAsk(new Set([url.host]), limits);
	closing.push(close);
	return ask;
}

describe('a question', () => {
	it('brings status, headers and the text as it was packed', async () => {
		const url = await serve((_request, response) => {
			response.writeHead(201, [
				'content-encoding',
				'gzip',
				'content-security-policy',
				'a',
				'content-security-policy',
				'b',
			]);
			response.end(gzipSync('olá'));
		});
		const answer = await asker(url)(url);
		expect(answer).toMatchObject({ kind: 'answered', status: 201, text: 'olá', complete: true });
		expect(answer.kind === 'answered' && answer.headers.get('content-security-policy')).toBe('a, b');
	});

	it('carries no cookies and says who asks', async () => {
		const asked: unknown[] = [];
		const url = await serve(({ headers }, response) => {
			asked.push([headers.cookie, headers.authorization, headers['user-agent']]);
			response.setHeader('set-cookie', 'a=1').end();
		});
		const ask = asker(url);
		await ask(url);
		await ask(url);
		expect(asked).toEqual(Array(2).fill([undefined, undefined, 'Quatro Vistas doctor']));
	});

	it('is not asked of a host that nobody named', async () => {
		const url = await serve((_request, response) => response.end());
		await expect(asker(url)(new URL('http://localhost:9/'))).rejects.toThrow('is not to be asked');
	});

	it('does not follow a redirect', async () => {
		const url = await serve((_request, response) => response.writeHead(302, { location: '/b' }).end());
		expect(await asker(url)(url)).toMatchObject({ status: 302 });
	});

	it('is asked of a few at once', async () => {
		let under = 0;
		let most = 0;
		const url = await serve((_request, response) => {
			under += 1;
			most = Math.max(most, under);
			setTimeout(() => {
				under -= 1;
				response.end();
			}, 30);
		});
		const ask = asker(url, { atOnce: 3 });
		await Promise.all(Array.from({ length: 10 }, () => ask(url)));
		expect(most).toBe(3);
	});
});

describe('an answer is bounded', () => {
	it.each<[string, RequestListener]>([
		['that never begins', () => undefined],
		['that never ends', (_request, response) => response.writeHead(200, { 'content-length': '9' }).write('x')],
		[
			'that drips',
			(_request, response) => {
				const drip = setInterval(() => response.write('x'), 20);
				response.once('close', () => clearInterval(drip));
			},
		],
	])('one %s is given up in its time', async (_what, answer) => {
		const url = await serve(answer);
		const start = performance.now();
		expect(await asker(url, { answerMs: 300 })(url)).toMatchObject({ kind: 'failed', reason: 'timeout' });
		expect(performance.now() - start).toBeLessThan(3000);
	});

	it('all of them together end in their time', async () => {
		const url = await serve(() => undefined);
		const ask = asker(url, { answerMs: 200, totalMs: 500, atOnce: 1 });
		const start = performance.now();
		const answers = await Promise.all(Array.from({ length: 50 }, () => ask(url)));
		expect(answers.every(({ kind }) => kind === 'failed')).toBe(true);
		expect(performance.now() - start).toBeLessThan(3000);
	});

	it('what is done between them takes none of their time', async () => {
		const url = await serve((request, response) => (request.url === '/silent' ? undefined : response.end('a')));
		const ask = asker(url, { answerMs: 300, totalMs: 500 });
		await wait(600);
		expect(await ask(url)).toMatchObject({ kind: 'answered' });
		await ask(new URL('/silent', url));
		await wait(200);
		expect(await ask(url)).toMatchObject({ kind: 'answered' });
		await ask(new URL('/silent', url));
		expect(await ask(url)).toMatchObject({ kind: 'failed', reason: 'timeout' });
	});

	it('one without an end is cut at its size', async () => {
		const url = await serve((_request, response) => {
			const more = () => {
				while (response.write('x'.repeat(10_000)));
			};
			response.on('drain', more);
			more();
		});
		const answer = await asker(url, { bytes: 50_000 })(url);
		expect(answer).toMatchObject({ complete: false, text: undefined });
		expect(answer.kind === 'answered' && answer.bytes.length).toBe(50_000);
	});

	it('one that unpacks to more than it may is not unpacked', async () => {
		const bomb = gzipSync(Buffer.alloc(50_000_000));
		const url = await serve((_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
		expect(await asker(url)(url)).toMatchObject({ complete: true, text: undefined });
	});

	it.each(['br', 'gzip', 'gzip, br', 'zstd'])('one that says %s and is not has no text', async (coding) => {
		const url = await serve((_request, response) => response.setHeader('content-encoding', coding).end('nada'));
		expect(await asker(url)(url)).toMatchObject({ status: 200, text: undefined });
	});
});

describe('an answer that is none', () => {
	it.each([
		['nonsense', 'nonsense\r\n\r\n'],
		['headers without an end', `HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(20_000)}`],
		['a connection that is cut', ''],
	])('is broken: %s', async (_what, bytes) => {
		const tcp = await open(
			createTcpServer((socket) => {
				socket.on('error', () => undefined);
				socket.once('data', () => socket.end(bytes));
			}),
		);
		closing.push(tcp.close);
		const url = new URL(tcp.address);
		expect(await asker(url)(url)).toMatchObject({ kind: 'failed', reason: 'broken' });
	});

	it('is refused where nobody listens', async () => {
		const site = await open(createServer());
		await site.close();
		const url = new URL(site.address);
		expect(await asker(url)(url)).toMatchObject({ kind: 'failed', reason: 'refused' });
	});

	it('has no host where the name is none', async () => {
		const url = new URL('http://quatrovistas.invalid/');
		expect(await asker(url)(url)).toMatchObject({ kind: 'failed', reason: 'unknown-host' });
	});
});
