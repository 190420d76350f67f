import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createSecureServer as createHttp2, type Http2SecureServer, type Http2ServerRequest } from 'node:http2';
import { createServer as createHttp1, type Server as Http1Server } from 'node:https';
import type { Socket } from 'node:net';
import { selfSigned } from '../unit/certificate';
import { askUpstream } from '../unit/line';
import type { SiteServer } from './site-server';

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

/** What becomes of a message: its answer comes, with this status; or the connection breaks once all of it has been received. */
export type Fate = 'mail_sent' | 'spam' | 'cut';

/** What the front gives on to the browser; the rest belongs to a connection of HTTP/1.1, and is forbidden in HTTP/2. */
const passedOn = ['content-type', 'content-security-policy', 'cache-control', 'etag', 'location', 'content-range'];

/**
 * Stands before the site as a host's own front does: TLS, either protocol, connections kept for 75 seconds. It takes the
 * messages itself, and counts them.
 */
export class CuttingFront {
	/** What is to become of the next messages, in this order; after that each is `mail_sent`. */
	fates: Fate[] = [];
	/** Whether the form's server can be reached. */
	absent = false;
	/** Whether messages need a Content-Length, as with PHP behind some servers. */
	wantsLength = false;
	/** The bodies of the messages that were received whole. */
	readonly received: string[] = [];
	readonly #sockets = new Set<Socket>();

	private constructor(
		private readonly site: SiteServer,
		private readonly server: Http1Server | Http2SecureServer,
	) {
		server.on('secureConnection', (socket: Socket) => {
			this.#sockets.add(socket);
			socket.once('close', () => this.#sockets.delete(socket));
		});
	}

	static async before(site: SiteServer, protocol: Protocol): Promise<CuttingFront> {
		const pem = selfSigned();
		const identity = { key: pem, cert: pem };
		const server =
			protocol === 'HTTP/2' ? createHttp2(identity) : createHttp1({ ...identity, keepAliveTimeout: 75_000 });
		const front = new CuttingFront(site, server);
		server.on('request', (incoming, outgoing) => {
			front.#serve(incoming, outgoing).catch(() => front.#cut(incoming));
		});
		server.listen(0, '127.0.0.1');
		await once(server, 'listening');
		return front;
	}

	get origin(): string {
		const address = this.server.address();
		if (!address || typeof address === 'string') throw new Error('The front has no port.');
		return `https://127.0.0.1:${address.port}`;
	}

	/** How often a message with this text was received. */
	timesReceived(text: string): number {
		return this.received.filter((body) => body.includes(`\r\n\r\n${text}\r\n`)).length;
	}

	async close(): Promise<void> {
		for (const socket of this.#sockets) socket.destroy();
		this.server.close();
		await once(this.server, 'close');
	}

	#cut(incoming: IncomingMessage | Http2ServerRequest): void {
		if ('stream' in incoming) incoming.stream.session?.destroy();
		else incoming.socket.destroy();
	}

	async #serve(incoming: IncomingMessage | Http2ServerRequest, outgoing: Outgoing): Promise<void> {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk);
		const { method = 'GET', url = '/', headers } = incoming;
		const forForm = url.includes('/feedback');
		if (forForm && this.absent) {
			this.#cut(incoming);
			return;
		}
		if (forForm && method === 'POST' && this.wantsLength && headers['content-length'] === undefined) {
			outgoing.writeHead(411).end();
			return;
		}
		if (forForm && method === 'POST') {
			this.received.push(Buffer.concat(chunks).toString());
			const fate = this.fates.shift() ?? 'mail_sent';
			if (fate === 'cut') this.#cut(incoming);
			else outgoing.writeHead(200, { 'content-type': 'application/json' }).end(answerWith(fate));
			return;
		}
		const accepted = Object.entries(headers).filter(([name]) => /^(accept|accept-language|cookie|range)$/.test(name));
		const asked = { method, headers: Object.fromEntries(accepted) };
		const answer = await askUpstream(this.site.origin + url, asked, Buffer.concat(chunks));
		const given = passedOn.flatMap((name) =>
			answer.headers[name] === undefined ? [] : [[name, answer.headers[name]]],
		);
		outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(given));
		answer.pipe(outgoing);
	}
}

type Outgoing = NodeJS.WritableStream & { writeHead(status: number, headers?: Record<string, string>): Outgoing };

function answerWith(status: Fate): string {
	return JSON.stringify({
		contact_form_id: 5,
		status,
		message: status,
		posted_data_hash: '',
		into: '',
		invalid_fields: [],
	});
}
