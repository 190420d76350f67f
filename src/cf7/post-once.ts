/** Chromium alone takes streams for bodies; other browsers would send `[object ReadableStream]`. */
const streams = 'duplex' in Request.prototype;

// A full buffer takes no further entry, and the map alone makes hundreds of requests.
if (streams) performance.setResourceTimingBufferSize(100_000);

/** For each step of closing a connection, in ms. */
const closingLimit = 1000;
let closing = Promise.resolve();

/**
 * Fetches with a form for its body, once: where a connection that was used before breaks without an answer, browsers send a POST again by
 * themselves, and the server, which may have mailed, mails twice (docs/decisions/0005).
 *
 * | protocol | what is done | what remains |
 * | --- | --- | --- |
 * | HTTP/2 and 3 in Chromium | the body is a stream, which can be read only once | a front that wants a length gets the body again, as below |
 * | HTTP/1.1 in Chromium | no cookies, for such requests have connections of their own; the one that an answer came on is closed afterwards, before the next POST | another tab that posts before that, and a file system that hangs |
 * | any in other browsers | no cookies | a second POST, where a front keeps the first one's connection |
 *
 * Only a form for subscribers needs cookies (CONTRACT 11). The browser sets the content type, for only it knows the boundary (CONTRACT 3.1).
 * @param url whose rules, at `/schema` below it, were asked for before
 * @throws as `fetch` does
 */
export async function postOnce(url: string, body: FormData, init: RequestInit): Promise<Response> {
	await closing;
	const streamed = streams && isMultiplexed(`${url}/schema`);
	if (streamed) {
		const whole = new Response(body);
		const headers = { ...init.headers, 'Content-Type': whole.headers.get('Content-Type') ?? '' };
		const request = { ...init, headers, body: whole.body, duplex: 'half' };
		const response = await fetch(url, request);
		// A stream has no length. What takes it for empty misses the unit tag (CONTRACT 4), or asks for the length.
		if (response.status !== 400 && response.status !== 411) return response;
	}
	const credentials = body.has('_wpnonce') ? 'same-origin' : 'omit';
	const response = await fetch(url, { ...init, body, credentials });
	if (streams && !streamed && response.headers.get('Connection') !== 'close') closing = close(response.clone(), url);
	return response;
}

/** Whether an address was fetched over HTTP/2 or 3; false where the browser does not say. */
function isMultiplexed(url: string): boolean {
	const last = performance.getEntriesByName(url).pop();
	return last instanceof PerformanceResourceTiming && /^h[23]/.test(last.nextHopProtocol);
}

/**
 * Makes Chromium close the connection that an answer came on, so that the next POST gets a fresh one. It takes it for a
 * request whose body, a file that is gone, it cannot read: it sends nothing, and does not use it again. Never throws.
 */
async function close(answer: Response, url: string): Promise<void> {
	try {
		// Until it is read to its end, its connection is not idle.
		await answer.blob();
		const body = await within(closingLimit, fileThatIsGone());
		await fetch(url, { method: 'POST', body, credentials: 'omit', signal: AbortSignal.timeout(closingLimit) });
	} catch {
		// As it should be. Where there is no file system, or it hangs, the connection stays open.
	}
}

async function fileThatIsGone(): Promise<File> {
	const folder = await navigator.storage.getDirectory();
	const name = crypto.randomUUID();
	try {
		return await within(closingLimit, writeFile(folder, name));
	} finally {
		await folder.removeEntry(name);
	}
}

async function writeFile(folder: FileSystemDirectoryHandle, name: string): Promise<File> {
	const handle = await folder.getFileHandle(name, { create: true });
	await new Blob([name]).stream().pipeTo(await handle.createWritable());
	return handle.getFile();
}

/** @throws when it takes longer than so many milliseconds: the file system knows no limit of its own */
function within<T>(limit: number, work: Promise<T>): Promise<T> {
	return Promise.race([
		work,
		new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It takes too long.')), limit)),
	]);
}
