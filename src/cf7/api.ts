import { abortAfter } from '../platform/time';
import { type FeedbackAnswer, parseFeedbackAnswer } from './answer';
import { type Failure, type FailureCode, noAnswer, verdictOf } from './failure';
import { postOnce } from './post-once';
import { parseSchema, type Schema } from './schema';

/** The only header the plugin's client sends; any other would need a preflight, or a nonce (docs/contact-form-7.md 2, 11). */
const headers = { Accept: 'application/json, */*;q=0.1' };

/** A server may mail for long; after this a visitor is told that nobody knows. */
const sendingLimit = 60_000;
const askingLimit = 15_000;

/** How a POST ended. */
export type Delivery = { kind: 'answered'; answer: FeedbackAnswer } | Failure;

/** Posts a submission, once, though browsers would repeat it by themselves. Never throws. */
export function postFeedback(url: string, body: FormData): Promise<Delivery> {
	return ask(url, sendingLimit, { method: 'POST', form: body }, (json) => {
		const answer = parseFeedbackAnswer(json);
		return answer && { kind: 'answered', answer };
	});
}

/** Asks for the rules of a form, past every cache: it also tells whether the server is there (docs/product.md 5.4). Never throws. */
export function fetchSchema(url: string): Promise<{ kind: 'schema'; schema: Schema } | Failure> {
	return ask(url, askingLimit, { cache: 'no-store' }, (json) => {
		const schema = parseSchema(json);
		return schema && { kind: 'schema', schema };
	});
}

/** Asks for fresh quiz and captcha of a form that was reset. Never throws. */
export function fetchRefill(url: string): Promise<{ kind: 'refill'; received: unknown } | Failure> {
	return ask(url, askingLimit, { cache: 'no-store' }, (received) => ({ kind: 'refill', received }));
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

/** However long a server wants to be left alone, it is asked again after a day. */
const longestRetry = 24 * 60 * 60 * 1000;

/** `Retry-After` in milliseconds, whether it is given in seconds or as a date; undefined if it is not given. */
function retryAfterOf({ headers }: Response): number | undefined {
	const given = headers.get('retry-after') ?? '';
	const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
	return Number.isNaN(wait) ? undefined : Math.min(wait, longestRetry);
}
