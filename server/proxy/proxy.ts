import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { plainAnswer, sendAnswer } from '../http/answer';
import { splitTarget } from '../http/request';
import { adminAjaxPath } from '../wordpress/admin-ajax';
import { answeredHeaders, forwardedHeaders } from './forwarded-headers';
import { upstreamUrl } from './upstream-url';

/** How long WordPress may be silent, in milliseconds. */
const patience = 60_000;

/**
 * Whether an address belongs to WordPress: REST, with or without pretty permalinks, and `admin-ajax.php`. Not with dots for
 * folders in it, which would lead to the rest of that site.
 */
export function isWordPress({ path, query }: { path: string; query: URLSearchParams }): boolean {
	if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return false;
	return /^\/wp-json(\/|$)/.test(path) || path === adminAjaxPath || (path === '/' && query.has('rest_route'));
}

/**
 * Passes a request on to WordPress and its answer back, both as streams. An upstream that cannot be reached is a 502, and so
 * is one that sends the visitor elsewhere: a browser would make a GET of a message, to a host that the page may not reach.
 */
export async function passThrough(incoming: IncomingMessage, response: ServerResponse, wordpress: URL): Promise<void> {
	try {
		const answer = await ask(incoming, response, wordpress);
		const { statusCode = 502, headers } = answer;
		if (isRedirect(statusCode)) {
			answer.resume();
			throw new Error(`It redirects to ${headers.location}: set WORDPRESS_URL to where it really is.`);
		}
		response.writeHead(statusCode, answeredHeaders(headers));
		await pipeline(answer, response);
	} catch (error) {
		if (response.destroyed) return;
		console.error(`WordPress did not answer at ${wordpress.origin}.`, error);
		if (response.headersSent) response.destroy();
		else await sendAnswer(response, badGateway, incoming.method ?? 'GET');
	}
}

/** Of the statuses from 300 on only 304 is an answer to what was asked. */
function isRedirect(status: number): boolean {
	return status >= 300 && status < 400 && status !== 304;
}

const badGateway = {
	...plainAnswer(502, '', { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' }),
	body: JSON.stringify({ code: 'bad_gateway', message: 'WordPress did not answer.', data: { status: 502 } }),
};

function ask(incoming: IncomingMessage, response: ServerResponse, wordpress: URL): Promise<IncomingMessage> {
	const { path = '/', search = '' } = splitTarget(incoming.url ?? '') ?? {};
	const url = upstreamUrl(wordpress, search === '' ? path : `${path}?${search}`);
	const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
	return new Promise((resolve, reject) => {
		const outgoing = send(url, {
			method: incoming.method,
			headers: forwardedHeaders(incoming.headers, url.host, incoming.socket.remoteAddress ?? ''),
			timeout: patience,
			// A connection kept from before may be closed just as a message goes out on it, and nobody could tell what became of it.
			agent: false,
		});
		outgoing.on('response', resolve);
		outgoing.on('error', reject);
		outgoing.on('timeout', () => outgoing.destroy(new Error('Time-out.')));
		response.on('close', () => {
			if (!response.writableFinished) outgoing.destroy();
		});
		// Not a pipeline: that would also close the visitor's connection when WordPress cannot be reached.
		incoming.pipe(outgoing);
	});
}
