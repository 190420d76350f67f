import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Release } from '../../build/releases/releases.ts';
import { sendAnswer } from '../../server/http/answer.ts';
import { toRequest } from '../../server/http/request.ts';
import { createStaticSite } from '../../server/static/static-site.ts';

export type ShownRelease = { origin: string; close(): void };

/** Instead of the build's worker: one that is never installed, so it answers nothing and stores nothing, and the page does not ask for it again. */
const noWorker = "addEventListener('install', (event) => event.waitUntil(new Promise(() => {})));";

/**
 * Shows a build as visitors would get it, in a frame of the desk: on a port of its own of this machine, without its worker, which would
 * answer with this build for good, and without the question of age.
 * @param frameOrigins pages that may have it in a frame
 */
export async function showRelease({ dist }: Release, frameOrigins: readonly string[]): Promise<ShownRelease> {
	const site = await createStaticSite(dist);
	const http = createServer((incoming, response) => {
		const request = toRequest(incoming);
		if (!request) {
			response.writeHead(404).end();
			return;
		}
		if (request.path === '/sw.js') {
			response.writeHead(200, { 'content-type': 'text/javascript' }).end(noWorker);
			return;
		}
		const answering = site.answer(request).then((answer) => {
			const policy = answer.headers['content-security-policy'];
			const headers = {
				...answer.headers,
				...(policy && {
					'content-security-policy': policy.replace(
						"frame-ancestors 'none'",
						`frame-ancestors ${frameOrigins.join(' ')}`,
					),
				}),
				'set-cookie': 'ageCheck=true; Path=/; SameSite=Lax',
			};
			return sendAnswer(response, { ...answer, headers }, request.method);
		});
		answering.catch(() => response.destroy());
	});
	http.listen(0, '127.0.0.1');
	await once(http, 'listening');
	const address = http.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return {
		origin: `http://127.0.0.1:${port}`,
		close() {
			http.closeAllConnections();
			http.close();
		},
	};
}
