import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sharp from 'sharp';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type TileServer = {
	/** `http://127.0.0.1:…` */
	readonly origin: string;
	/** Paths with queries, in the order they were asked for. */
	readonly asked: string[];
	/** The most requests that were open at a time. */
	readonly busiest: () => number;
	readonly close: () => Promise<void>;
};

/** A server on loopback with the answers of a test. */
export async function startTileServer(answer: Answer): Promise<TileServer> {
	const asked: string[] = [];
	let [open, most] = [0, 0];
	const server = createServer(async (request, response) => {
		asked.push(request.url ?? '');
		open += 1;
		most = Math.max(most, open);
		response.on('close', () => {
			open -= 1;
		});
		await answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	return {
		origin: `http://127.0.0.1:${port}`,
		asked,
		busiest: () => most,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** A tile whose colour tells its address: red the column, green the row, blue the zoom, each modulo 256. */
export function addressedTile(z: number, x: number, y: number, size = 256): Promise<Buffer> {
	const background = { r: x % 256, g: y % 256, b: z * 10 };
	return sharp({ create: { width: size, height: size, channels: 3, background } })
		.png()
		.toBuffer();
}

/** Zoom, column and row of a path that ends in them. */
export function addressIn(url: string | undefined): [z: number, x: number, y: number] {
	const match = /(\d+)\/(\d+)\/(\d+)/.exec(url ?? '');
	return [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
}
