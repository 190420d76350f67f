import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { SiteServer } from './site-server';

/** Stands between browser and server, and breaks the line after so many bytes of the archive, once for each number in `cuts`. */
export class CuttingProxy {
	/** Bytes of the archive that were passed on. */
	passed = 0;
	readonly #server: Server;

	private constructor(
		readonly origin: string,
		server: Server,
	) {
		this.#server = server;
	}

	static async before(site: SiteServer, cuts: number[]): Promise<CuttingProxy> {
		let budget = cuts.shift();
		const server = createServer((incoming, outgoing) => {
			const upstream = request(
				site.origin + incoming.url,
				{ method: incoming.method, headers: incoming.headers },
				(answer) => {
					outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
					if (!incoming.url?.endsWith('.pmtiles')) {
						answer.pipe(outgoing);
						return;
					}
					answer.on('data', (chunk: Buffer) => {
						const rest = budget === undefined ? chunk : chunk.subarray(0, budget);
						proxy.passed += rest.length;
						if (budget !== undefined) budget -= rest.length;
						outgoing.write(rest);
						if (budget !== undefined && budget <= 0) {
							budget = cuts.shift();
							answer.destroy();
							outgoing.destroy();
						}
					});
					answer.on('end', () => outgoing.end());
				},
			);
			upstream.on('error', () => outgoing.destroy());
			incoming.pipe(upstream);
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const address = server.address();
		if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
		const proxy = new CuttingProxy(`http://127.0.0.1:${address.port}`, server);
		return proxy;
	}

	async close(): Promise<void> {
		this.#server.closeAllConnections();
		this.#server.close();
		await once(this.#server, 'close');
	}
}
