import { loggedPath } from '../../http/access-log';
import type { Answer } from '../../http/answer';
import { createFailureLog, type FailureLog } from '../../http/failure-log';
import type { Request } from '../../http/request';
import { isUrlEncoded, maxTextBytes } from '../../messages/form-body';
import { maxNewsBytes } from '../news';
import { jsonAnswer, noRoute, restError } from '../rest-answer';
import { answeredHeaders, forwardedHeaders, inert } from './forwarded-headers';
import type { Upstream, UpstreamRequest } from './upstream';
import { newsParameters, type WordPressCall, type WordPressCalls } from './wordpress-calls';

/** The signal aborts when the visitor goes away. */
export type WordPressProxy = (request: Request, signal: AbortSignal) => Promise<Answer | undefined>;

/**
 * Passes what the site asks of WordPress on to it, and its answers back. Every other request for one of WordPress' addresses is
 * a 404 here, so that nothing else of it can be reached. An upstream that cannot be reached is a 502, and so is one that sends
 * the visitor elsewhere: a browser would make a GET of a message, to a host that the page may not reach.
 * @param maxBodyBytes of a message; more than its texts take where forms of the build have files
 * @returns a function that gives undefined for an address that is not WordPress'
 */
export function createWordPressProxy(
	callOf: WordPressCalls,
	upstream: Upstream,
	maxBodyBytes = maxTextBytes,
): WordPressProxy {
	const logRefusal = createFailureLog();
	const logGoneForm = createFailureLog();
	const logSilence = createFailureLog();

	function refuse(request: Request): Answer {
		logRefusal(`Not passed on to WordPress: ${request.method} ${loggedPath(request, refused.status)}`);
		return refused;
	}

	return async (request, signal) => {
		const call = callOf(request);
		if (!call) return undefined;
		if (call.kind === 'none') return refuse(request);
		const passed =
			call.kind === 'news' ? await newsRequest(request, call) : await formRequest(request, call, maxBodyBytes);
		if (passed === 'too large') return tooLarge;
		if (!passed) return refuse(request);
		const answer = await answerFrom(upstream, { ...passed, signal }, logSilence);
		if (answer.status === 404 && (call.kind === 'feedback' || call.kind === 'schema')) {
			logGoneForm(
				`No visitor can write: WordPress has no form at ${call.target}. Set its number in the settings, and build.`,
			);
		}
		return answer;
	};
}

type Passed = UpstreamRequest & { target: string };

/** Built from the parameters alone. Undefined when there are others, or more than that. */
async function newsRequest(request: Request, call: WordPressCall): Promise<Passed | undefined> {
	const headers = forwardedHeaders(request, call.kind);
	if (request.method === 'GET') {
		const parameters = newsParameters(request.query);
		return parameters && { target: `${call.target}?${parameters}`, method: 'GET', headers };
	}
	const { 'content-type': type, 'content-length': length = 0 } = request.headers;
	if (!isUrlEncoded(type) || Number(length) > maxNewsBytes) return undefined;
	const sent = await request.body(maxNewsBytes);
	const parameters = sent.kind === 'complete' ? newsParameters(new URLSearchParams(sent.bytes.toString())) : undefined;
	if (!parameters) return undefined;
	headers['content-type'] = 'application/x-www-form-urlencoded';
	return { target: call.target, method: 'POST', headers, body: parameters.toString() };
}

/** WordPress gets a message once it is here as a whole, so that it never sees a part of one. */
async function formRequest(
	request: Request,
	{ kind, target }: WordPressCall,
	maxBodyBytes: number,
): Promise<Passed | 'too large'> {
	const headers = forwardedHeaders(request, kind);
	if (kind !== 'feedback') return { target, method: 'GET', headers };
	const sent = await request.body(maxBodyBytes);
	return sent.kind === 'complete' ? { target, method: 'POST', headers, body: sent.bytes } : 'too large';
}

async function answerFrom(upstream: Upstream, { target, ...passed }: Passed, logSilence: FailureLog): Promise<Answer> {
	try {
		const { status, headers, body } = await upstream(target, passed);
		if (isRedirect(status)) {
			await body.dump();
			throw new Error(`It redirects to ${headers.location}: set WORDPRESS_URL to where it really is.`);
		}
		return { status, headers: answeredHeaders(headers), body };
	} catch (error) {
		if (!passed.signal?.aborted) logSilence(`WordPress did not answer at ${target}.`, error);
		return badGateway;
	}
}

/** Of the statuses from 300 on only 304 is an answer to what was asked. */
function isRedirect(status: number): boolean {
	return status >= 300 && status < 400 && status !== 304;
}

const own = { 'cache-control': 'no-store', ...inert };
const refused = jsonAnswer(noRoute, own);
const tooLarge = jsonAnswer(restError(413, 'body_too_large', 'The message is too large.'), own);
const badGateway = jsonAnswer(restError(502, 'bad_gateway', 'WordPress did not answer.'), own);
