import { abortAfter } from '../platform/time';

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
export async function postOnce(url: string, body: FormData, init: RequestInit): Promise<Response> {
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
