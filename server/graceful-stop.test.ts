import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from '../tests/unit/test-site';
import { gracefulStop, type StopLimits } from './graceful-stop';

type Handler = (incoming: IncomingMessage, response: ServerResponse) => void;

const slowly = (ms: number, text: string): Handler => {
	return (_incoming, response) => void setTimeout(() => response.end(text), ms);
};

let answer: Handler;
let site: Awaited<ReturnType<typeof open>>;
let stop: () => void;
let closed: Promise<unknown>;
const kill = vi.fn();
const sockets: Socket[] = [];

async function serve(limits: Partial<StopLimits>): Promise<void> {
	const server = createServer((incoming, response) => answer(incoming, response));
	stop = gracefulStop(server, { answersMs: 5000, messagesMs: 5000, processMs: 5000, ...limits }, kill);
	site = await open(server);
	closed = once(server, 'close');
}

beforeEach(() => {
	kill.mockReset();
});
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await site.close();
});

/** Writes a request and keeps the connection. */
async function connect(text: string) {
	const socket = createConnection(site.port, '127.0.0.1');
	sockets.push(socket);
	let received = '';
	socket.on('data', (chunk) => {
		received += chunk.toString();
	});
	socket.on('error', () => undefined);
	const end = once(socket, 'close').then(() => received);
	await once(socket, 'connect');
	if (text !== '') socket.write(text);
	await new Promise((resolve) => setTimeout(resolve, 50));
	return { socket, end, received: () => received };
}

const request = (method: string) => `${method} / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`;

it('an answer under way is finished, and its connection closed, while new connections are refused', async () => {
	await serve({});
	answer = slowly(400, 'whole');
	const { end } = await connect(request('GET'));
	stop();
	await expect(site.ask('/')).rejects.toThrow('ECONNREFUSED');
	const received = await end;
	expect(received).toMatch(/\r\nConnection: close\r\n/i);
	expect(received).toMatch(/whole$/);
	await closed;
});

it('an answer whose headers are out is finished, and its connection takes no further request', async () => {
	await serve({});
	answer = (_incoming, response) => {
		response.writeHead(200, { 'content-length': '10' });
		response.write('begin');
		setTimeout(() => response.end('-ends'), 300);
	};
	const { socket, end, received } = await connect(request('GET'));
	stop();
	await expect.poll(received).toContain('begin-ends');
	socket.write(request('GET'));
	expect((await end).match(/HTTP\/1\.1/g)).toHaveLength(1);
	await closed;
});

it('connections without a request are closed at once, whether they had one before or not', async () => {
	await serve({});
	answer = slowly(0, 'x');
	const kept = await connect(request('GET'));
	const unused = await connect('');
	stop();
	const start = performance.now();
	await Promise.all([kept.end, unused.end, closed]);
	expect(performance.now() - start).toBeLessThan(1000);
});

it('a download is cut in its time, and a message goes on', async () => {
	await serve({ answersMs: 200 });
	answer = (incoming, response) => {
		if (incoming.method === 'POST') setTimeout(() => response.end('sent'), 600);
		else response.writeHead(200, { 'content-length': '10' }).write('begin');
	};
	const download = await connect(request('GET'));
	const message = await connect(request('POST'));
	stop();
	expect(await download.end).toMatch(/begin$/);
	expect(message.received()).toBe('');
	expect(await message.end).toMatch(/sent$/);
	await closed;
});

it('a message is cut in its time too', async () => {
	await serve({ answersMs: 100, messagesMs: 300 });
	answer = () => undefined;
	const message = await connect(request('POST'));
	const halfOfOne = await connect('POST / HTTP/1.1\r\nHost:');
	stop();
	expect(await Promise.all([message.end, halfOfOne.end])).toEqual(['', '']);
	await closed;
});

it('what the process still writes has its time once the last connection is closed', async () => {
	await serve({ processMs: 200 });
	answer = slowly(300, 'x');
	const { end } = await connect(request('POST'));
	stop();
	await end;
	await closed;
	expect(kill).not.toHaveBeenCalled();
	await expect.poll(() => kill.mock.calls.length).toBe(1);
});
