import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../server/http/body.ts';
import { type Guard, hasToken, refusalOf } from './guard.ts';
import type { PageFiles } from './page-files.ts';
import type { Reply, Route } from './routes.ts';

const longestText = 4_000_000;
const largestPicture = 60_000_000;
/** The page takes everything from here; the page of the site stands in it as a frame. */
const policy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self' blob:",
	"connect-src 'self'",
	// Builds to be published are shown on ports of their own.
	"frame-src 'self' http://127.0.0.1:*",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

type DeskServices = {
	route: Route;
	page: Promise<PageFiles>;
	/** A picture that is cut and not stored yet, by its path under `public/`. */
	picture: (path: string) => Promise<Buffer | undefined>;
	/** Everything that is not the desk's own: the site beside the form. */
	preview: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
	guard: Guard;
	/** Of the content: what the browser keeps for one is not another's. */
	key: string;
};

/** Answers every request of the desk, or refuses it. */
export function createListener({ route, page, picture, preview, guard, key }: DeskServices) {
	/** Those that write wait for each other: what was checked must not change before it is written. */
	let turn: Promise<unknown> = Promise.resolve();

	async function callApi(method: string, url: URL, request: IncomingMessage): Promise<Reply> {
		if (!hasToken(request, guard)) return { status: 403, body: { message: 'This page is of an earlier start.' } };
		const isPicture = url.pathname.startsWith('/desk/api/picture');
		const act = () => route(method, url, () => bytesOf(request, isPicture ? largestPicture : longestText));
		// These write into no file of the content; a build takes half a minute, and publishing as long as its network does.
		if (method === 'GET' || isPicture || /^\/desk\/api\/(prepare|publish)$/.test(url.pathname)) return act();
		const reply = turn.then(act);
		turn = reply.catch(() => undefined);
		return reply;
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { method = 'GET', url = '/' } = request;
		response.setHeader('x-content-type-options', 'nosniff');
		response.setHeader('referrer-policy', 'same-origin');
		const refusal = refusalOf(request, guard);
		if (refusal) return sendJson(response, { status: 403, body: { message: refusal } });
		const asked = new URL(url, 'http://desk.invalid');
		const { pathname } = asked;
		if (pathname.startsWith('/desk/api/')) return sendJson(response, await callApi(method, asked, request));
		if (method !== 'GET' && method !== 'HEAD') return sendJson(response, { status: 405, body: {} });
		if (pathname === '/desk' || pathname === '/desk/') {
			response.setHeader('content-security-policy', policy);
			response.setHeader('cache-control', 'no-store');
			const html = (await page).get('/desk/index.html')?.bytes.toString('utf8') ?? '';
			return send(response, 'text/html; charset=utf-8', html.replace('%TOKEN%', guard.token).replace('%CONTENT%', key));
		}
		if (pathname.startsWith('/desk/assets/')) {
			const file = (await page).get(pathname);
			return file ? send(response, file.type, file.bytes) : sendJson(response, { status: 404, body: {} });
		}
		const waiting = await picture(pathname.slice(1));
		if (waiting) return send(response, pathname.endsWith('.avif') ? 'image/avif' : 'image/webp', waiting);
		response.setHeader('x-frame-options', 'SAMEORIGIN');
		await preview(request, response);
	}

	return (request: IncomingMessage, response: ServerResponse): void => {
		answer(request, response).catch((error: unknown) => {
			console.error(error);
			if (!response.headersSent)
				sendJson(response, { status: 500, body: { message: 'A mesa falhou; veja o terminal.' } });
		});
	};
}

function sendJson(response: ServerResponse, { status, body }: Reply): void {
	response.statusCode = status;
	response.setHeader('cache-control', 'no-store');
	send(response, 'application/json; charset=utf-8', JSON.stringify(body));
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
	response.setHeader('content-type', type);
	response.end(body);
}

/** @throws {RangeError} when the body is longer than `limit` bytes */
async function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
	const body = await readBody(request, limit);
	if (body.kind === 'oversized') throw new RangeError('This request is too long.');
	return body.bytes;
}
