import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type Answer, plainAnswer } from '../http/answer';
import type { Request } from '../http/request';
import { mediaTypeOf, type Representation } from './representation';

/** A file that answers a request, under the name it was asked for. */
type FileToSend = {
	representation: Representation;
	/** Name without the ending of the compression: it decides the media type. */
	name: string;
	status: 200 | 400 | 404 | 410;
	/** Caching and security headers of the address. */
	headers: Readonly<Record<string, string>>;
};

/** Answers with an open file, a part of it, or 304. The file is closed when it has been sent, or here if nothing of it is. */
export async function answerWithFile(request: Request, send: FileToSend, tag: TagFile): Promise<Answer> {
	const { file, encoding, varies } = send.representation;
	let streaming = false;
	try {
		const { etag, size } = await tag(file.name, file.handle);
		const headers: Record<string, string> = { ...send.headers, etag };
		if (varies) headers.vary = 'Accept-Encoding';
		if (send.status === 200 && matchesNone(request.headers['if-none-match'], etag)) return { status: 304, headers };

		const wanted = wantedPart(request, send, { etag, size });
		if (wanted.kind === 'unsatisfiable') {
			return plainAnswer(416, 'Range Not Satisfiable', { 'content-range': `bytes */${size}`, etag });
		}
		const { start, end } = wanted.kind === 'part' ? wanted.range : { start: 0, end: size - 1 };
		headers['content-type'] = mediaTypeOf(send.name);
		headers['content-length'] = String(end - start + 1);
		if (encoding) headers['content-encoding'] = encoding;
		else headers['accept-ranges'] = 'bytes';
		if (wanted.kind === 'part') headers['content-range'] = `bytes ${start}-${end}/${size}`;

		const answer = { status: wanted.kind === 'part' ? 206 : send.status, headers };
		if (request.method === 'HEAD' || size === 0) return answer;
		streaming = true;
		return { ...answer, body: file.handle.createReadStream({ start, end }) };
	} finally {
		if (!streaming) await file.handle.close();
	}
}

function wantedPart(request: Request, send: FileToSend, file: { etag: string; size: number }): RangeRequest {
	const possible = send.status === 200 && request.method === 'GET' && !send.representation.encoding;
	const allowed = possible && allowsRange(request.headers['if-range']?.toString(), file.etag);
	return allowed ? parseRange(request.headers.range, file.size) : { kind: 'whole' };
}

/** Whether `If-None-Match` names the tag; the comparison is the weak one (RFC 9110, 13.1.2). */
function matchesNone(header: string | undefined, etag: string): boolean {
	if (header === undefined) return false;
	if (header.trim() === '*') return true;
	return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Whether a range may be served: no `If-Range`, or one that names exactly this strong tag. A date never does, since no
 * `Last-Modified` is sent.
 */
function allowsRange(ifRange: string | undefined, etag: string): boolean {
	return ifRange === undefined || ifRange.trim() === etag;
}

/** First and last byte, both inside the file. */
type ByteRange = { start: number; end: number };
type RangeRequest = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' };

const whole: RangeRequest = { kind: 'whole' };

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14.2). Other units, several ranges and what is not
 * well formed are ignored, as the standard allows: the whole file is a right answer to them.
 */
export function parseRange(header: string | undefined, size: number): RangeRequest {
	const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
	if (!match) return whole;
	const [, first = '', last = ''] = match;
	if (first === '') return last === '' ? whole : suffix(Number(last), size);
	const start = Number(first);
	const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && Number(last) < start) return whole;
	return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', range: { start, end } };
}

function suffix(length: number, size: number): RangeRequest {
	if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
	return { kind: 'part', range: { start: Math.max(size - length, 0), end: size - 1 } };
}

/** Strong tag of an open file: a digest of its bytes. */
type TagFile = (name: string, handle: FileHandle) => Promise<{ etag: string; size: number }>;

/**
 * Makes a tagger that reads each file once, and again only when its time or size has changed, so that a new build under
 * a running server is noticed. Requests that arrive while a file is being read wait for the same reading: after a
 * deployment all devices ask for the archive at once.
 */
export function createFileTagger(digest: (handle: FileHandle) => Promise<string> = digestOf): TagFile {
	const known = new Map<string, { version: string; etag: Promise<string> }>();
	return async (name, handle) => {
		const { size, mtimeMs, ino } = await handle.stat();
		const version = `${size}-${mtimeMs}-${ino}`;
		const entry = known.get(name);
		if (entry?.version === version) return { etag: await entry.etag, size };
		const etag = digest(handle);
		known.set(name, { version, etag });
		try {
			return { etag: await etag, size };
		} catch (error) {
			// What failed once, as for want of a descriptor, is tried again by the next request.
			if (known.get(name)?.etag === etag) known.delete(name);
			throw error;
		}
	};
}

async function digestOf(handle: FileHandle): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
	return `"${hash.digest('base64url').slice(0, 22)}"`;
}
