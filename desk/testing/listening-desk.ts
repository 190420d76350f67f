import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { createApi } from '../server/api';
import { openDrafts } from '../server/drafts';
import { hostsOf } from '../server/guard';
import { createListener } from '../server/listener';
import { openPictures } from '../server/picture-store';
import { createPublisher } from '../server/publishing';
import { createRoutes } from '../server/routes';
import { openWorkspace } from '../server/workspace';

type Answered = { status: number; headers: Record<string, unknown>; body: string };

export const token = 'token-of-this-start';

/** The desk on a real socket, with a page and a preview of one word each. */
export async function listeningDesk(root: string, publisher = createPublisher(root, [])) {
	const drafts = await openDrafts(join(root, 'build-output/desk/drafts'));
	const pictures = openPictures(join(root, 'public'), join(root, 'build-output/desk/pictures'));
	const workspace = openWorkspace(root, drafts, pictures.has);
	const api = createApi({ root, drafts, workspace, pictures, refreshPages: async () => {} });
	const http = createServer();
	http.listen(0, '127.0.0.1');
	await once(http, 'listening');
	const address = http.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	http.on(
		'request',
		createListener({
			route: createRoutes(api, publisher),
			picture: pictures.read,
			page: Promise.resolve(
				new Map([['/desk/index.html', { type: 'text/html', bytes: Buffer.from('<meta content="%TOKEN%">') }]]),
			),
			preview: async (_, response) => void response.end('site'),
			guard: { hosts: hostsOf(port), token },
			key: 'content',
		}),
	);
	return {
		port,
		address,
		workspace,
		ask: (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
			new Promise<Answered>((resolve, reject) => {
				const asked = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
					const chunks: Buffer[] = [];
					response.on('data', (chunk: Buffer) => chunks.push(chunk));
					response.on('end', () =>
						resolve({
							status: response.statusCode ?? 0,
							headers: response.headers,
							body: Buffer.concat(chunks).toString('utf8'),
						}),
					);
				});
				asked.on('error', reject);
				asked.end(method === 'GET' ? undefined : body);
			}),
		close: () => void http.close(),
	};
}
