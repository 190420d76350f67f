import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http';

/** Stands between a client and a server, and does something to what passes. */
export abstract class Line {
	readonly #server = createServer((incoming, outgoing) => {
		this.answer(incoming, outgoing).catch(() => outgoing.destroy());
	}).listen(0, '127.0.0.1');

	protected abstract answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;

	/** The line itself, once it listens. */
	protected async opened(): Promise<this> {
		await once(this.#server, 'listening');
		return this;
	}

	get origin(): string {
		const address = this.#server.address();
		if (!address || typeof address === 'string') throw new Error('The line has no port.');
		return `http://127.0.0.1:${address.port}`;
	}

	async close(): Promise<void> {
		this.#server.closeAllConnections();
		this.#server.close();
		await once(this.#server, 'close');
	}
}

/** Passes a request on to a server as it is, and the head of its answer back; the rest is the caller's. */
export function passOn(
	origin: string,
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	passBack: (answer: IncomingMessage) => void,
): void {
	const { url = '', method, headers } = incoming;
	const upstream = request(origin + url, { method, headers }, (answer) => {
		outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
		passBack(answer);
	});
	upstream.on('error', () => outgoing.destroy());
	incoming.pipe(upstream);
}

/** Asks a server with a request that is here as a whole, and waits for the head of its answer. */
export async function askUpstream(url: string, options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
	const upstream = request(url, options);
	upstream.end(body);
	const [answer]: IncomingMessage[] = await once(upstream, 'response');
	if (!answer) throw new Error(`${url} did not answer.`);
	return answer;
}
