import { type FeedbackAnswer, parseFeedbackAnswer } from './answer';
import type { Failure } from './failure';
import { parseSchema } from './parse-schema';
import type { Schema } from './schema';

/** The only header the plugin's client sends; any other would need a preflight, or a nonce (CONTRACT 2, 11). */
const headers = { Accept: 'application/json, */*;q=0.1' };

/** A server may mail for long; after this a visitor is told that nobody knows. */
const sendingLimit = 60_000;
const askingLimit = 15_000;

/**
 * Posts a submission, once. A browser repeats a POST by itself when a connection that it had used before breaks without an
 * answer, though the server may have mailed already. Requests without cookies have connections of their own, so this one
 * gets a fresh one; only a form for subscribers needs them (CONTRACT 11). The browser sets the content type, for only it
 * knows the boundary (CONTRACT 3.1). Never throws.
 */
export async function postFeedback(
	url: string,
	body: FormData,
): Promise<{ kind: 'answered'; answer: FeedbackAnswer } | Failure> {
	const credentials = body.has('_wpnonce') ? 'same-origin' : 'omit';
	const received = await receive(url, { method: 'POST', body, headers, credentials, signal: after(sendingLimit) });
	if (received.kind === 'failed') return received;
	const answer = parseFeedbackAnswer(received.json);
	return answer ? { kind: 'answered', answer } : { kind: 'failed', code: 'invalid_json' };
}

/** Asks for the rules of a form, past every cache: it also tells whether the server is there (PRODUCT 5.4). Never throws. */
export async function fetchSchema(url: string): Promise<{ kind: 'schema'; schema: Schema } | Failure> {
	const received = await receive(url, { cache: 'no-store', headers, signal: after(askingLimit) });
	if (received.kind === 'failed') return received;
	const schema = parseSchema(received.json);
	return schema ? { kind: 'schema', schema } : { kind: 'failed', code: 'invalid_json' };
}

/** Asks for fresh quiz and captcha of a form that was reset. Never throws. */
export async function fetchRefill(url: string): Promise<{ kind: 'refill'; received: unknown } | Failure> {
	const received = await receive(url, { cache: 'no-store', headers, signal: after(askingLimit) });
	return received.kind === 'failed' ? received : { kind: 'refill', received: received.json };
}

async function receive(url: string, request: RequestInit): Promise<{ kind: 'received'; json: unknown } | Failure> {
	let response: Response;
	let text: string;
	try {
		response = await fetch(url, request);
		text = await response.text();
	} catch {
		return { kind: 'failed', code: 'fetch_error' };
	}
	if (!response.ok) return { kind: 'failed', code: 'http_error', httpStatus: response.status };
	try {
		return { kind: 'received', json: JSON.parse(text) };
	} catch {
		return { kind: 'failed', code: 'invalid_json' };
	}
}

/** Not every browser that can run a form has `AbortSignal.timeout`. */
function after(limit: number): AbortSignal {
	const abortion = new AbortController();
	setTimeout(() => abortion.abort(), limit);
	return abortion.signal;
}
