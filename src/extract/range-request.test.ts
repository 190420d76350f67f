import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { parseContentRange, rangeFetcher } from './range-request';
import { randomArchive } from './testing/archive';

const archive = randomArchive(5000);
let server: Server | undefined;
afterEach(() => server?.closeAllConnections());
afterEach(() => server?.close());

test('a range starts where the server says it does', async () => {
	const fetchRange = await against((request, response) => {
		expect(request.headers.range).toBe('bytes=1000-1999');
		response.writeHead(206, { 'content-range': 'bytes 1000-1999/5000' }).end(archive.subarray(1000, 2000));
	});
	const answer = await fetchRange({ start: 1000, end: 2000 }, signal());
	expect(answer.start).toBe(1000);
	expect(await bytesOf(answer.chunks)).toEqual(archive.slice(1000, 2000));
});

test('a range is the whole archive where the server knows no ranges', async () => {
	const fetchRange = await against((_, response) => response.writeHead(200).end(archive));
	const answer = await fetchRange({ start: 1000, end: 2000 }, signal());
	expect(answer.start).toBe(0);
	expect(await bytesOf(answer.chunks)).toEqual(archive);
});

test('a range is refused when the archive on the server has another size', async () => {
	const fetchRange = await against((_, response) => {
		response.writeHead(206, { 'content-range': 'bytes 0-99/4999' }).end(archive.subarray(0, 100));
	});
	await expect(fetchRange({ start: 0, end: 100 }, signal())).rejects.toMatchObject({ kind: 'bad-archive' });
});

test('a range of an archive that is gone is an error with its status', async () => {
	const fetchRange = await against((_, response) => response.writeHead(404).end());
	await expect(fetchRange({ start: 0, end: 1 }, signal())).rejects.toMatchObject({ kind: 'http', status: 404 });
});

test('a range cut in the middle counts as offline', async () => {
	const fetchRange = await against((_, response) => {
		response.writeHead(206, { 'content-range': 'bytes 0-999/5000', 'content-length': '1000' });
		response.write(archive.subarray(0, 300), () => setTimeout(() => response.destroy(), 20));
	});
	const answer = await fetchRange({ start: 0, end: 1000 }, signal());
	await expect(bytesOf(answer.chunks)).rejects.toMatchObject({ kind: 'offline' });
});

test('a range aborted by the caller throws the caller’s reason', async () => {
	const fetchRange = await against((_, response) => {
		response.writeHead(206, { 'content-range': 'bytes 0-999/5000', 'content-length': '1000' });
		response.write(archive.subarray(0, 300));
	});
	const leave = new AbortController();
	const answer = await fetchRange({ start: 0, end: 1000 }, leave.signal);
	const reading = bytesOf(answer.chunks);
	leave.abort();
	await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

test('a Content-Range is parsed, or refused', () => {
	expect(parseContentRange('bytes 5-9/100')).toEqual({ start: 5, total: 100 });
	expect(parseContentRange('bytes 5-9/*')).toEqual({ start: 5, total: undefined });
	expect(parseContentRange('bytes */100')).toBeUndefined();
	expect(parseContentRange(null)).toBeUndefined();
});

async function against(listener: RequestListener) {
	const started = createServer(listener);
	server = started;
	await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
	const address = started.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return rangeFetcher(`http://127.0.0.1:${port}/map/a.pmtiles`, archive.length);
}

function signal(): AbortSignal {
	return new AbortController().signal;
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	for await (const chunk of chunks) parts.push(chunk);
	return new Uint8Array(Buffer.concat(parts));
}
