import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerContactPost, isContactPost, type Submit } from './form-page/contact-page';
import { type Answer, plainAnswer, sendAnswer } from './http/answer';
import type { TrustedProxies } from './http/client-address';
import { type Request, splitTarget, toRequest } from './http/request';
import { answerUnreadable, namesOneHost } from './http/unreadable-request';
import { isWordPress, passThrough } from './proxy/proxy';
import { submitToWordPress } from './proxy/submit-to-wordpress';
import { createStaticSite } from './static/static-site';
import type { NewsItem } from './wordpress/news-list';
import { answerAsWordPress } from './wordpress/stand-in';
import { type FormSite, submitForm } from './wordpress/submit-form';

export type ServerOptions = {
	/** The folder of the built site. */
	dist: string;
	/** Number of the contact form, as in the settings of the built site. */
	formId: number;
	/** Proxies in front of this server that say who the visitor is; none when left out. */
	trustedProxies?: TrustedProxies;
	/** Who answers for WordPress: this server itself, or a real one elsewhere. */
	wordpress: { kind: 'stand-in'; site: FormSite; news: readonly NewsItem[] } | { kind: 'elsewhere'; url: URL };
};

/** Times in milliseconds after which a client that dawdles is let go: over its headers, its request, or by silence. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 120_000, silence: 120_000 };

/**
 * Makes the server of the whole product; the caller lets it listen.
 * @throws {Error} when the site has not been built
 */
export async function createServer({ dist, formId, trustedProxies, wordpress }: ServerOptions): Promise<Server> {
	const site = await createStaticSite(dist);
	const submit: Submit =
		wordpress.kind === 'elsewhere'
			? submitToWordPress(wordpress.url, formId)
			: (submission) => submitForm(wordpress.site, submission);

	async function answer(request: Request): Promise<Answer> {
		if (isContactPost(request)) return answerContactPost(request, { dist, site, formId, submit });
		const answered =
			wordpress.kind === 'stand-in' ? await answerAsWordPress(request, wordpress.site, wordpress.news) : undefined;
		return answered ?? site.answer(request);
	}

	async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
		// On the answer before there is one: whatever it becomes, it has them, unless it brings its own.
		const headers = site.headersFor(splitTarget(incoming.url ?? '')?.path ?? '/');
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		const request = namesOneHost(incoming) ? toRequest(incoming, trustedProxies) : undefined;
		if (!request) return sendAnswer(response, plainAnswer(400, 'Bad Request'), incoming.method ?? 'GET');
		if (wordpress.kind === 'elsewhere' && isWordPress(request)) return passThrough(incoming, response, wordpress.url);
		return sendAnswer(response, await answer(request), request.method);
	}

	const server = createHttpServer({ ...timeouts, requireHostHeader: false }, (incoming, response) => {
		handle(incoming, response).catch((error: unknown) => giveUp(response, error));
	});
	answerUnreadable(server, site.headersFor('/'));
	return server.setTimeout(timeouts.silence);
}

/** The end of a request that failed. A client that went away in the middle of it is nobody's mistake. */
function giveUp(response: ServerResponse, error: unknown): void {
	if (response.destroyed) return;
	console.error('A request could not be answered.', error);
	if (response.headersSent) {
		response.destroy();
		return;
	}
	sendAnswer(response, plainAnswer(500, 'Internal Server Error'), 'GET').catch(() => response.destroy());
}
