import { type Answer, plainAnswer } from '../http/answer';
import { allowsRange, matchesNone } from '../http/etag';
import { parseRange, type RangeRequest } from '../http/range';
import type { Request } from '../http/request';
import type { TagFile } from './file-tag';
import { mediaTypeOf } from './media-types';
import type { Variant } from './variant';

/** A file that answers a request, under the name it was asked for. */
export type FileToSend = {
	variant: Variant;
	/** Name without the ending of the compression: it decides the media type. */
	name: string;
	status: 200 | 400 | 404;
	/** Caching and security headers of the address. */
	headers: Readonly<Record<string, string>>;
};

/** Answers with an open file, a part of it, or 304. The file is closed when it has been sent, or here if nothing of it is. */
export async function answerWithFile(request: Request, send: FileToSend, tag: TagFile): Promise<Answer> {
	const { file, encoding, varies } = send.variant;
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
	const possible = send.status === 200 && request.method === 'GET' && !send.variant.encoding;
	const allowed = possible && allowsRange(request.headers['if-range']?.toString(), file.etag);
	return allowed ? parseRange(request.headers.range, file.size) : { kind: 'whole' };
}
