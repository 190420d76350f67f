import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** In the place of a site that is gone: breaks every connection without an answer, and remembers what was asked for. */
export class SilentServer {
	/** Paths in the order in which they were first asked for: a browser asks several times where a line breaks. */
	readonly asked = new Set<string>();

	private constructor(readonly server: Server) {}

	/** @param port where the site was */
	static async at(port: number): Promise<SilentServer> {
		const silent = new SilentServer(createServer());
		silent.server.on('connection', (socket) => {
			socket.on('error', () => undefined);
			socket.once('data', (head: Buffer) => {
				silent.asked.add(head.toString('latin1').split(' ')[1] ?? '');
				socket.resetAndDestroy();
			});
		});
		await once(silent.server.listen(port, '127.0.0.1'), 'listening');
		return silent;
	}

	async close(): Promise<void> {
		this.server.close();
		await once(this.server, 'close');
	}
}
