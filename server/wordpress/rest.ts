import type { Answer } from '../http/answer';
import type { Request } from '../http/request';
import { isMultipart, maxBodyBytesOf, readPost } from '../messages/form-body';
import { DeliveryUnknownError } from '../messages/mailbox';
import { textOf } from '../messages/php-post';
import { schemaOf } from './form-schema';
import { adminAjaxPath, answerAdminAjax, type NewsItem } from './news';
import { askQuizzes } from './quiz';
import {
	deliveryUnknown,
	formForbidden,
	formsForbidden,
	jsonAnswer,
	noRoute,
	notFound,
	notMultipart,
	noUnitTag,
	type RestResult,
	restError,
	restHeaders,
	uncached,
	wrongNonce,
} from './rest-answer';
import { describeNamespace, describeRoute, findRoute, methodsOf, type Route } from './rest-routes';
import { type FormSite, submissionOf, submitForm } from './submit-form';

/**
 * The path below the REST root that a request is for: `/wp-json/…`, or `?rest_route=/…` on a site without pretty
 * permalinks (docs/contact-form-7.md 2). Undefined for everything else.
 */
export function restPathOf(request: Pick<Request, 'path' | 'query'>): string | undefined {
	const pretty = /^\/wp-json(\/.*)?$/.exec(request.path);
	if (pretty) return pretty[1] ?? '/';
	return request.path === '/' ? (request.query.get('rest_route') ?? undefined) : undefined;
}

/** Answers what WordPress would: Contact Form 7's REST routes and the list of news. Undefined for every other address. */
export async function answerAsWordPress(
	request: Request,
	sites: readonly FormSite[],
	news: readonly NewsItem[],
): Promise<Answer | undefined> {
	if (request.path === adminAjaxPath) return answerAdminAjax(request, news);
	const path = restPathOf(request);
	return path === undefined ? undefined : answerRest(request, path, sites);
}

/** Whether the request posts feedback for one of the forms. */
export function isFeedbackRoute(request: Request, sites: readonly FormSite[]): boolean {
	const found = findRoute(restPathOf(request) ?? '');
	return request.method === 'POST' && found?.route.name === 'feedback' && sites.some(({ id }) => id === found.id);
}

/** Answers Contact Form 7's part of the REST API for the forms of one site, in the shapes recorded from WordPress. */
async function answerRest(request: Request, path: string, sites: readonly FormSite[]): Promise<Answer> {
	const root = `${sites[0]?.origin ?? ''}/wp-json/`;
	const common = restHeaders(request, root);
	if (request.headers['x-wp-nonce'] !== undefined || request.query.has('_wpnonce')) return refuseNonce(common);

	const found = findRoute(path);
	const method = request.method === 'HEAD' ? 'GET' : request.method;
	if (!found || (method !== 'OPTIONS' && !methodsOf(found.route).includes(method))) return jsonAnswer(noRoute, common);
	const { route, id } = found;
	const headers = { ...common };
	if (!route.closed) headers.allow = methodsOf(route).join(', ');
	if (method === 'OPTIONS') {
		const schema = route.describedBy ? { schema: route.describedBy } : {};
		return jsonAnswer({ status: 200, body: { ...describeRoute(route), ...schema } }, headers);
	}
	const result = await resultOf(
		request,
		{ route, root },
		sites.find((each) => each.id === id),
	);
	if (result === wrongNonce) return refuseNonce(common);
	return jsonAnswer(result, headers);
}

type Call = { route: Route; root: string };

/** @param site with the form that was asked for; undefined where there is none of that number */
async function resultOf(request: Request, { route, root }: Call, site: FormSite | undefined): Promise<RestResult> {
	switch (route.name) {
		case 'index':
			return { status: 200, body: describeNamespace(root) };
		case 'forms':
			return formsForbidden;
		case 'form':
			return formForbidden;
		case 'schema':
			return site ? { status: 200, body: schemaFor(site) } : notFound;
		case 'refill':
			return site ? { status: 200, body: refillOf(site) } : notFound;
		case 'feedback':
			if (!isMultipart(request.headers['content-type'])) return notMultipart;
			return site ? feedback(request, site) : notFound;
	}
}

function schemaFor({ form, locale, companion }: FormSite): object {
	const schema = schemaOf(form, locale);
	return companion ? { ...schema, quatro_vistas: companion.member } : schema;
}

/** PHP makes an empty list of an empty record (docs/contact-form-7.md 2). */
function refillOf({ form, hashKey }: FormSite): object {
	const quiz = askQuizzes(form, hashKey);
	return quiz ? { quiz } : [];
}

/** The only route that reads a body, once everything else about the request is right. */
async function feedback(request: Request, site: FormSite): Promise<RestResult> {
	const body = await request.body(site.maxBodyBytes ?? maxBodyBytesOf(site.form));
	const post = await readPost(body, request.headers['content-type']);
	if (post.fields.has('_wpnonce')) return wrongNonce;
	const submission = submissionOf(request, post);
	if (submission.unitTag === '') return noUnitTag;
	const submit = async () => ({ status: 200, body: await submitForm(site, submission) });
	try {
		return await (site.companion ? site.companion.once(textOf(post, '_qv_submission'), submit) : submit());
	} catch (error) {
		if (error instanceof DeliveryUnknownError) return deliveryUnknown;
		throw error;
	}
}

/** WordPress has no such limit; a plugin that has one answers in this shape. The client keeps the message and repeats it. */
export function tooManyMessages(seconds: number): Answer {
	const result = restError(429, 'too_many_requests', 'Too many messages.');
	return jsonAnswer(result, { 'cache-control': 'no-store', 'retry-after': String(seconds) });
}

/** No visitor is logged in, so every nonce is a wrong one, in the header or in a field (docs/contact-form-7.md 4). */
function refuseNonce(headers: Readonly<Record<string, string>>): Answer {
	return jsonAnswer(wrongNonce, { ...headers, ...uncached });
}
