import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { SiteServer } from './site-server';

export const scriptFaults = ['fails once', 'fails always', 'answers HTML', 'stalls'] as const;
export type ScriptFault = (typeof scriptFaults)[number];

/** Stands between browser and server, and does something to the answers for one script; passes everything else on. */
export class ScriptLine {
	/** Paths of the scripts that were asked for, as often as they were. */
	readonly asked: string[] = [];
	/** Paths of the scripts that were passed on whole. */
	readonly served = new Set<string>();
	readonly #server: Server;
	#broken: { script: string; fault: ScriptFault } | undefined;

	private constructor(readonly site: SiteServer) {
		this.#server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing)).listen(0, '127.0.0.1');
	}

	static async before(site: SiteServer): Promise<ScriptLine> {
		const line = new ScriptLine(site);
		await once(line.#server, 'listening');
		return line;
	}

	get origin(): string {
		const address = this.#server.address();
		if (!address || typeof address === 'string') throw new Error('The line has no port.');
		return `http://127.0.0.1:${address.port}`;
	}

	/** Forgets what was asked for, and from now on does this to one script. */
	break(script: string, fault: ScriptFault): void {
		this.asked.length = 0;
		this.served.clear();
		this.#broken = { script, fault };
	}

	/** From now on nothing fails; what stalls goes on stalling. */
	mend(): void {
		this.#broken = undefined;
	}

	async close(): Promise<void> {
		this.#server.closeAllConnections();
		this.#server.close();
		await once(this.#server, 'close');
	}

	#answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
		const { url = '' } = incoming;
		const isScript = url.endsWith('.js');
		if (isScript) this.asked.push(url);
		if (this.#broken?.script === url) {
			this.#fail(this.#broken.fault, outgoing);
			return;
		}
		const upstream = request(
			this.site.origin + url,
			{ method: incoming.method, headers: incoming.headers },
			(answer) => {
				outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(outgoing);
				if (isScript) outgoing.once('finish', () => this.served.add(url));
			},
		);
		upstream.on('error', () => outgoing.destroy());
		incoming.pipe(upstream);
	}

	#fail(fault: ScriptFault, outgoing: ServerResponse): void {
		switch (fault) {
			case 'fails once':
				this.mend();
				// Cut in the middle: a request without any answer is repeated by the browser itself.
				outgoing.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '1000' });
				outgoing.write('import', () => outgoing.destroy());
				break;
			case 'fails always':
				outgoing.destroy();
				break;
			case 'answers HTML':
				outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wi-Fi</title>');
				break;
			case 'stalls':
		}
	}
}
