import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AccessLog, loggedPath } from './http/access-log';
import { type Answer, plainAnswer, sendAnswer } from './http/answer';
import { BodiesBusyError, createBodyBudget } from './http/body';
import type { TrustedProxies } from './http/client-address';
import { isOutOfDescriptors } from './http/descriptors';
import { createFailureLog, type FailureLog } from './http/failure-log';
import { type Request, splitTarget, toRequest } from './http/request';
import { answerUnreadable, namesOneHost } from './http/unreadable-request';
import { answerContactPost, postedPage } from './messages/contact-page';
import { isMultipart } from './messages/form-body';
import { createMessageLimit, type MessageLimits } from './messages/message-limit';
import { type OpenSite, openSite, type SiteOptions } from './open-site';
import { restPathOf, tooManyMessages } from './wordpress/rest';

type ServerOptions = {
	/** Proxies in front of this server that say who the visitor is; none when left out. */
	trustedProxies?: TrustedProxies;
	limits?: Partial<ServerLimits>;
	/** Gets every request that can be read; none when left out. */
	logAccess?: AccessLog;
};

export type ServerLimits = {
	/** None when left out. */
	messages: MessageLimits;
	/** What all bodies under way may hold together. */
	bodyBytes: number;
	/** How long a body may be silent. */
	bodySilenceMs: number;
	/** Above it connections are closed at once. */
	connections: number;
};

const defaultLimits: ServerLimits = {
	messages: { perAddress: Infinity, total: Infinity },
	bodyBytes: 64 * 1024 * 1024,
	bodySilenceMs: 20_000,
	connections: Infinity,
};

/**
 * Times in milliseconds after which a client is disconnected: over its headers, its request, by silence, or between two requests. A proxy in
 * front keeps idle connections for up to two minutes (Caddy): one that is closed here before that breaks a message which it sends just then.
 */
const timeouts = { headersTimeout: 20_000, requestTimeout: 120_000, silence: 120_000, keepAliveTimeout: 130_000 };

/**
 * Makes the server of one built site; the caller lets it listen.
 * @throws {Error} when the site has not been built
 */
export async function createServer(options: SiteOptions & ServerOptions): Promise<Server> {
	const site = await openSite(options);
	return serve(async () => site, options);
}

/** Makes the server of the whole product, which asks for each request which site it is to answer from. */
export async function serve(
	presentSite: () => Promise<OpenSite>,
	{ trustedProxies, logAccess, ...options }: ServerOptions,
): Promise<Server> {
	const limits = { ...defaultLimits, ...options.limits };
	const countMessage = createMessageLimit(limits.messages);
	const bodies = createBodyBudget(limits.bodyBytes);
	const logFailure = createFailureLog();

	async function answer(site: OpenSite, request: Request, signal: AbortSignal): Promise<Answer> {
		const { files, wordpress } = site;
		const { dist, contactPages = [] } = site.options;
		const page = postedPage(request, contactPages);
		if (page) return answerContactPost(request, page, { dist, site: files, submit: wordpress.submit, countMessage });
		return (await wordpress.answer(request, signal)) ?? files.answer(request);
	}

	async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
		const lease = bodies.lease();
		const gone = new AbortController();
		const logEnd = logAccess ? startOfAccess(incoming, response, logAccess) : () => undefined;
		// One for all: with those of a stream that is sent, more than ten would make Node warn of a leak.
		response.once('close', () => {
			lease.release();
			gone.abort();
			logEnd();
		});
		const site = await presentSite();
		// Set before there is an answer: every answer has them, unless it brings its own.
		const headers = site.files.headersFor(headersPathOf(incoming.url ?? ''));
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		limitBodySilence(incoming, response, limits.bodySilenceMs);
		const request = namesOneHost(incoming) ? toRequest(incoming, trustedProxies, lease) : undefined;
		if (!request) return sendAnswer(response, plainAnswer(400, 'Bad Request'), incoming.method ?? 'GET');
		const message = isMultipart(request.headers['content-type']) && site.wordpress.isFeedback(request);
		// A browser may send the next message again by itself on a connection that was used before (docs/decisions/0005).
		if (message) response.shouldKeepAlive = false;
		const seconds = message ? countMessage(request.client) : undefined;
		if (seconds !== undefined) {
			await request.body(0);
			return sendAnswer(response, tooManyMessages(seconds), request.method);
		}
		return sendAnswer(response, await answer(site, request, gone.signal), request.method);
	}

	const server = createHttpServer({ ...timeouts, requireHostHeader: false }, (incoming, response) => {
		handle(incoming, response).catch((error: unknown) => giveUp(response, error, logFailure));
	});
	answerUnreadable(server, (await presentSite()).files.headersFor('/'));
	server.maxConnections = limits.connections;
	server.on('drop', () => logFailure(`More than ${limits.connections} connections.`));
	return server.setTimeout(timeouts.silence);
}

/** @returns what writes the line of a request once its answer is over */
function startOfAccess(incoming: IncomingMessage, response: ServerResponse, logAccess: AccessLog): () => void {
	const time = new Date();
	const start = performance.now();
	return () => {
		const { path = '', search = '' } = splitTarget(incoming.url ?? '') ?? {};
		logAccess({
			time,
			method: incoming.method ?? '',
			path: loggedPath({ path, query: new URLSearchParams(search) }, response.statusCode),
			status: response.statusCode,
			durationMs: performance.now() - start,
			complete: response.writableFinished,
		});
	};
}

/** The path whose headers an address has: `/?rest_route=…` is another name for what lies below `/wp-json/` (docs/contact-form-7.md 2). */
function headersPathOf(target: string): string {
	const { path = '/', search = '' } = splitTarget(target) ?? {};
	return restPathOf({ path, query: new URLSearchParams(search) }) === undefined ? path : '/wp-json/';
}

/** Answers 408 and closes the connection when nothing of a request's body has come for a time, whether anybody reads it or not. */
function limitBodySilence(incoming: IncomingMessage, response: ServerResponse, silenceMs: number): void {
	const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers;
	if (coding === undefined && Number(length ?? 0) === 0) return;
	incoming.setTimeout(silenceMs, () => {
		if (response.headersSent) {
			incoming.socket.destroy();
			return;
		}
		const answer = plainAnswer(408, 'Request Timeout', { connection: 'close' });
		sendAnswer(response, answer, 'POST').catch(() => response.destroy());
	});
	const { socket } = incoming;
	let afterBodyMs: number | undefined = timeouts.silence;
	response.once('finish', () => {
		// Node takes the connection for an idle one now, though what was not read of the body may still come.
		afterBodyMs = socket.timeout;
		if (!incoming.complete) socket.setTimeout(silenceMs);
	});
	incoming.once('end', () => socket.setTimeout(afterBodyMs ?? timeouts.silence));
}

/** The end of a request that failed. A client that went away in the middle of it is not an error. */
function giveUp(response: ServerResponse, error: unknown, logFailure: FailureLog): void {
	if (response.destroyed || response.writableEnded) return;
	const isBusy = error instanceof BodiesBusyError || isOutOfDescriptors(error);
	if (isBusy) logFailure(`A request was answered 503: ${error.message}`);
	else logFailure('A request could not be answered.', error);
	if (response.headersSent) {
		response.destroy();
		return;
	}
	const answer = isBusy
		? plainAnswer(503, 'Service Unavailable', { 'retry-after': '5', connection: 'close' })
		: plainAnswer(500, 'Internal Server Error');
	sendAnswer(response, answer, 'GET').catch(() => response.destroy());
}
