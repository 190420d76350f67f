import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainAnswer, sendAnswer } from './answer';

/** Statuses by the code of the parser's error, as Node itself answers them; anything else is a bad request. */
const statuses: ReadonlyMap<string, number> = new Map([
	['HPE_HEADER_OVERFLOW', 431],
	['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
	['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers in Node's place, with the site's headers, what never becomes a request: bytes that cannot be read as one, and a client that
 * expects what this server does not know.
 */
export function answerUnreadable(server: Server, headers: Readonly<Record<string, string>>): void {
	const underWay = new WeakMap<Duplex, ServerResponse>();
	server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => underWay.set(socket, response));
	server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
		const response = underWay.get(socket);
		const inAnswer = response?.headersSent && !response.writableFinished;
		// The end of an answer of which the beginning is out already cannot be another answer.
		if (socket.writable && !inAnswer) socket.write(onTheWire(statuses.get(error.code ?? '') ?? 400, headers));
		socket.destroy(error);
	});
	server.on('checkExpectation', ({ method = 'GET' }: IncomingMessage, response: ServerResponse) => {
		sendAnswer(response, plainAnswer(417, 'Expectation Failed', headers), method).catch(() => response.destroy());
	});
}

function onTheWire(status: number, common: Readonly<Record<string, string>>): string {
	const text = STATUS_CODES[status] ?? '';
	const { headers, body } = plainAnswer(status, text, common);
	const all = { ...headers, 'content-length': String(Buffer.byteLength(String(body))), connection: 'close' };
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return `HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${body}`;
}

/** Whether a request says, once and no more, which host it is for (RFC 9112, 3.2). */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
	const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
	return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
