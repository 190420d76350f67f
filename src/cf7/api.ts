import { type FeedbackAnswer, parseFeedbackAnswer } from './answer';
import type { Failure } from './failure';
import { parseSchema } from './parse-schema';
import { postOnce } from './post-once';
import type { Schema } from './schema';

/** The only header the plugin's client sends; any other would need a preflight, or a nonce (CONTRACT 2, 11). */
const headers = { Accept: 'application/json, */*;q=0.1' };

/** A server may mail for long; after this a visitor is told that nobody knows. */
const sendingLimit = 60_000;
const askingLimit = 15_000;

/** Posts a submission, once, though browsers would repeat it by themselves. Never throws. */
export function postFeedback(
	url: string,
	body: FormData,
): Promise<{ kind: 'answered'; answer: FeedbackAnswer } | Failure> {
	return ask(url, sendingLimit, { method: 'POST', form: body }, (json) => {
		const answer = parseFeedbackAnswer(json);
		return answer && { kind: 'answered', answer };
	});
}

/** Asks for the rules of a form, past every cache: it also tells whether the server is there (PRODUCT 5.4). Never throws. */
export function fetchSchema(url: string): Promise<{ kind: 'schema'; schema: Schema } | Failure> {
	return ask(url, askingLimit, { cache: 'no-store' }, (json) => {
		const schema = parseSchema(json);
		return schema && { kind: 'schema', schema };
	});
}

/** Asks for fresh quiz and captcha of a form that was reset. Never throws. */
export function fetchRefill(url: string): Promise<{ kind: 'refill'; received: unknown } | Failure> {
	return ask(url, askingLimit, { cache: 'no-store' }, (received) =>
		received === undefined ? undefined : { kind: 'refill', received },
	);
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
	let response: Response;
	let text: string;
	try {
		const init = { ...request, headers, signal: after(limit) };
		response = await (form ? postOnce(url, form, init) : fetch(url, init));
		text = await response.text();
	} catch {
		return { kind: 'failed', code: 'fetch_error' };
	}
	if (response.ok) return parse(parseJson(text)) ?? { kind: 'failed', code: 'invalid_json', inDoubt: true };
	const failure: Failure = { kind: 'failed', code: 'http_error' };
	return response.status < 500 ? failure : { ...failure, inDoubt: true };
}

/** @returns undefined, which no JSON means, for what is none */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Not every browser that can run a form has `AbortSignal.timeout`. */
function after(limit: number): AbortSignal {
	const abortion = new AbortController();
	setTimeout(() => abortion.abort(), limit);
	return abortion.signal;
}
