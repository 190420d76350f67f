import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../src/platform/errors';

/** What a handler decides; `sendAnswer` puts it on the wire. A stream comes with its own `content-length`. */
export type Answer = {
	status: number;
	headers: Readonly<Record<string, string>>;
	body?: string | Readable;
};

/** Of answers that are for scripts: opened as a page, nothing in them runs or loads. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** An answer for people who read the wire: errors that no page of ours explains. */
export function plainAnswer(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer {
	return {
		status,
		headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
		body: `${text}\n`,
	};
}

/** Sends the answer; the body is left out for `HEAD`. A client that goes away meanwhile is not an error of ours. */
export async function sendAnswer(response: ServerResponse, answer: Answer, method: string): Promise<void> {
	const { body } = answer;
	const headers: Record<string, string> = { ...answer.headers };
	if (typeof body === 'string') headers['content-length'] = String(Buffer.byteLength(body));
	response.writeHead(answer.status, headers);
	if (body === undefined || typeof body === 'string') {
		response.end(method === 'HEAD' ? undefined : body);
		return;
	}
	try {
		await pipeline(body, response);
	} catch (error) {
		if (!response.destroyed) response.destroy();
		if (!isPrematureClose(error)) throw error;
	}
}

function isPrematureClose(error: unknown): boolean {
	return ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(errorCode(error));
}
