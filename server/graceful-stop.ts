import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Times in milliseconds from the signal on, but `processMs`. */
export type StopLimits = {
	/** How long pages and downloads under way may take: a visitor can ask for them again. */
	answersMs: number;
	/** How long messages under way may take: nobody knows of one that is cut whether it arrived. */
	messagesMs: number;
	/** What the process has left after its last connection, before `kill`: a write to the disk. */
	processMs: number;
};

/**
 * Makes what stops a server: no new connections and requests, while what is under way is finished, within limits.
 * @param kill ends a process that a write to a disk that does not answer keeps alive; `process.exit` would wait for its thread
 */
export function gracefulStop(server: Server, limits: StopLimits, kill: () => void): () => void {
	const connections = new Set<Socket>();
	const underWay = new Map<ServerResponse, { socket: Socket; isPost: boolean }>();
	let stopping = false;

	server.on('connection', (socket) => {
		connections.add(socket);
		socket.once('close', () => connections.delete(socket));
	});
	server.prependListener('request', ({ method, socket }: IncomingMessage, response: ServerResponse) => {
		if (stopping) response.shouldKeepAlive = false;
		underWay.set(response, { socket, isPost: method === 'POST' });
		response.once('close', () => {
			underWay.delete(response);
			// One whose headers were out when the signal came waits for a next request.
			if (stopping) setImmediate(() => server.closeIdleConnections());
		});
	});

	function close(isMeant: (socket: Socket) => boolean): void {
		for (const socket of connections) if (isMeant(socket)) socket.destroy();
	}

	return () => {
		stopping = true;
		server.close(() => setTimeout(kill, limits.processMs).unref());
		server.closeIdleConnections();
		// Browsers open connections in advance, which are not idle to Node.
		close((socket) => socket.bytesRead === 0);
		for (const response of underWay.keys()) response.shouldKeepAlive = false;
		setTimeout(() => {
			const posting = new Set([...underWay.values()].filter(({ isPost }) => isPost).map(({ socket }) => socket));
			close((socket) => !posting.has(socket));
		}, limits.answersMs).unref();
		setTimeout(() => close(() => true), limits.messagesMs).unref();
	};
}
