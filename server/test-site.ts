import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Asking = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer };

/** Makes a folder with the given files for a test. */
export async function makeFolder(files: Readonly<Record<string, string | Buffer>>) {
	const folder = await mkdtemp(join(tmpdir(), 'site-'));
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
	return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Lets a server listen on a free port of this machine. */
export async function open(server: Server) {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	const { port } = address;

	/** Asks with the path exactly as given; `fetch` would tidy it first. */
	function ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Received> {
		return new Promise((resolve, reject) => {
			const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('error', reject);
				response.on('end', () =>
					resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
				);
			});
			outgoing.on('error', reject);
			outgoing.end(body);
		});
	}

	function close(): Promise<void> {
		server.closeAllConnections();
		return new Promise((resolve) => server.close(() => resolve()));
	}

	return { port, address: `http://127.0.0.1:${port}`, ask, close };
}
