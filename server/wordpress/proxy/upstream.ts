import type { IncomingHttpHeaders } from 'node:http';
import { Agent, type Dispatcher, request } from 'undici';

export type UpstreamRequest = {
	method: 'GET' | 'POST';
	headers: Readonly<Record<string, string>>;
	body?: Uint8Array | string;
	/** Gives the request up, also while its answer is being read. */
	signal?: AbortSignal;
	/** Shorter than the time that an exchange may take anyway, in milliseconds. */
	timeoutMs?: number;
};

export type UpstreamAnswer = { status: number; headers: IncomingHttpHeaders; body: Dispatcher.ResponseData['body'] };

/** Asks WordPress; `target` is a path, perhaps with a query, below its address. */
export type Upstream = (target: string, request: UpstreamRequest) => Promise<UpstreamAnswer>;

/** How long WordPress may be silent, in milliseconds. It may mail for long before it answers. */
const silenceMs = 60_000;

/** In bytes. The longest answer that the site uses is a page of news, of which its client reads half as much. */
const maxAnswerBytes = 1_000_000;

/**
 * Makes the one way to WordPress, which may lie in a folder (`https://example.com/wp`). An answer that is not complete after
 * `timeoutMs`, or longer than any that the site can use, is cut off. Redirects are not followed: they would make a GET of a
 * message.
 */
export function createUpstream(wordpress: URL, timeoutMs: number): Upstream {
	const dispatcher = new Agent({
		// A connection kept from before may be closed just as a message goes out on it, and it would be unknown what became of it.
		pipelining: 0,
		headersTimeout: silenceMs,
		bodyTimeout: silenceMs,
		maxResponseSize: maxAnswerBytes,
	});
	const folder = wordpress.pathname.replace(/\/+$/, '');

	return async (target, { method, headers, body, ...limits }) => {
		const limit = limitExchange(limits.timeoutMs ?? timeoutMs, limits.signal);
		try {
			const { statusCode, ...answer } = await request(new URL(folder + target, wordpress.origin), {
				dispatcher,
				method,
				headers,
				body: body ?? null,
				signal: limit.signal,
			});
			answer.body.once('close', limit.lift);
			return { status: statusCode, headers: answer.headers, body: answer.body };
		} catch (error) {
			limit.lift();
			throw error;
		}
	};
}

/**
 * A signal that aborts after a time, and with the visitor's. Not by `AbortSignal.any`: Node 20 may collect the clock among its
 * sources as garbage, and the limit with it.
 * @returns the signal, and what ends the waiting once the exchange is over
 */
function limitExchange(timeoutMs: number, visitor?: AbortSignal): { signal: AbortSignal; lift: () => void } {
	const limit = new AbortController();
	const leave = () => limit.abort(visitor?.reason);
	const timer = setTimeout(() => limit.abort(new DOMException('WordPress took too long.', 'TimeoutError')), timeoutMs);
	if (visitor?.aborted) leave();
	else visitor?.addEventListener('abort', leave);
	const lift = () => {
		clearTimeout(timer);
		visitor?.removeEventListener('abort', leave);
	};
	return { signal: limit.signal, lift };
}
