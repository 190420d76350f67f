import { abortAfter } from '../platform/time';
import { type FeedbackAnswer, parseFeedbackAnswer } from './answer';
import { type Failure, type FailureCode, longestRetryMs, noAnswer, verdictOf } from './failure';
import { parseSchema, type Schema } from './schema';

/** The only header the plugin's client sends; any other would need a preflight, or a nonce (docs/contact-form-7.md 2, 11). */
const headers = { Accept: 'application/json, */*;q=0.1' };

/** A server may mail for long; after this the form says that the outcome is unknown. */
const sendTimeoutMs = 60_000;
const askTimeoutMs = 15_000;

/** How a POST ended. */
export type Delivery = { kind: 'answered'; answer: FeedbackAnswer } | Failure;

/** Posts a submission, once, though browsers would repeat it by themselves. Never throws. */
export function postFeedback(url: string, body: FormData): Promise<Delivery> {
	return ask(url, sendTimeoutMs, { method: 'POST', form: body }, (json) => {
		const answer = parseFeedbackAnswer(json);
		return answer && { kind: 'answered', answer };
	});
}

/** Asks for the rules of a form, past every cache: it also tells whether the server is there (docs/product.md 5.4). Never throws. */
export function fetchSchema(url: string): Promise<{ kind: 'schema'; schema: Schema } | Failure> {
	return ask(url, askTimeoutMs, { cache: 'no-store' }, (json) => {
		const schema = parseSchema(json);
		return schema && { kind: 'schema', schema };
	});
}

export type Refill = { kind: 'refill'; received: unknown } | Failure;

/** Asks for fresh quiz and captcha of a form that was reset. Never throws. */
export function fetchRefill(url: string): Promise<Refill> {
	return ask(url, askTimeoutMs, { cache: 'no-store' }, (received) => ({ kind: 'refill', received }));
}

/**
 * @param limit milliseconds until it is given up
 * @param parse gives undefined for JSON that is not what was asked for
 */
async function ask<T>(
	url: string,
	limit: number,
	{ form, ...request }: RequestInit & { form?: FormData },
	parse: (json: unknown) => T | undefined,
): Promise<T | Failure> {
	const isPost = request.method === 'POST';
	const failed = (code: FailureCode, status: number, retryAfter?: number): Failure => ({
		kind: 'failed',
		code,
		verdict: verdictOf(status, isPost, retryAfter),
		retryAfter,
	});
	let response: Response;
	let text: string;
	try {
		const init = { ...request, headers, signal: abortAfter(limit) };
		response = await (form ? postOnce(url, form, init) : fetch(url, init));
		text = await response.text();
	} catch {
		return failed('fetch_error', noAnswer);
	}
	if (!isPost && isAstray(url, response, text)) return failed('fetch_error', noAnswer);
	if (!response.ok) return failed('http_error', response.status, retryAfterOf(response));
	try {
		const found = parse(JSON.parse(text));
		if (found !== undefined) return found;
	} catch {
		// No JSON.
	}
	return failed('invalid_json', response.status);
}

/** Followed to another server or to a page: what answered is not the form's server. A redirect to its JSON is followed. */
function isAstray(asked: string, { redirected, url }: Response, text: string): boolean {
	return redirected && (new URL(url).origin !== new URL(asked).origin || /^\s*</.test(text));
}

/** `Retry-After` in milliseconds, whether it is given in seconds or as a date; undefined if it is not given. */
function retryAfterOf({ headers }: Response): number | undefined {
	const given = headers.get('retry-after') ?? '';
	const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
	return Number.isNaN(wait) ? undefined : Math.min(wait, longestRetryMs);
}

/** Chromium alone takes streams for bodies; other browsers would send `[object ReadableStream]`. */
const streams = 'duplex' in Request.prototype;

// A full buffer takes no further entry, and the map alone makes hundreds of requests.
if (streams) performance.setResourceTimingBufferSize(100_000);

/**
 * Fetches with a form for its body, once: where a connection that was used before breaks without an answer, browsers send a POST again by
 * themselves, and the server, which may have mailed, mails twice (docs/decisions/0005). Over HTTP/2 and 3 the body goes as
 * a stream, which can be read only once. Otherwise the POST goes without cookies, for such requests have connections of
 * their own; only a form for subscribers needs cookies (docs/contact-form-7.md 11). The browser sets the content type, for only it knows
 * the boundary (docs/contact-form-7.md 3.1).
 * @param url whose rules, at `/schema` below it, were asked for before
 * @throws as `fetch` does
 */
async function postOnce(url: string, body: FormData, init: RequestInit): Promise<Response> {
	const streamed = streams && isMultiplexed(`${url}/schema`);
	if (streamed) {
		const whole = new Response(body);
		const headers = { ...init.headers, 'Content-Type': whole.headers.get('Content-Type') ?? '' };
		const request = { ...init, headers, body: whole.body, duplex: 'half' };
		const response = await fetch(url, request);
		// A stream has no length. What takes it for empty misses the unit tag (docs/contact-form-7.md 4), or asks for the length.
		if (response.status !== 400 && response.status !== 411) return response;
	}
	const credentials = body.has('_wpnonce') ? 'same-origin' : 'omit';
	const response = await fetch(url, { ...init, body, credentials });
	if (streams && !streamed && response.headers.get('Connection') !== 'close') {
		// Until it is read to its end, its connection is not idle.
		await response.clone().blob();
		await closeIdleConnection(url);
	}
	return response;
}

/** Whether an address was fetched over HTTP/2 or 3; false where the browser does not say. */
function isMultiplexed(url: string): boolean {
	const last = performance.getEntriesByName(url).pop();
	return last instanceof PerformanceResourceTiming && /^h[23]/.test(last.nextHopProtocol);
}

/**
 * Makes Chromium close the connection that was last used without cookies, so that the next POST gets a fresh one. It takes
 * it for a request whose body, a file that is gone, it cannot read: it sends nothing, and does not use it again.
 */
async function closeIdleConnection(url: string): Promise<void> {
	try {
		const folder = await navigator.storage.getDirectory();
		const name = crypto.randomUUID();
		const handle = await folder.getFileHandle(name, { create: true });
		await new Blob([name]).stream().pipeTo(await handle.createWritable());
		const body = await handle.getFile();
		await folder.removeEntry(name);
		await fetch(url, { method: 'POST', body, credentials: 'omit', signal: abortAfter(1000) });
	} catch {
		// As it should be. Where there is no file system, the connection stays open.
	}
}
