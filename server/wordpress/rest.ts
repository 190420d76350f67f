import type { Answer } from '../http/answer';
import type { Request } from '../http/request';
import { isMultipart, readFormBody } from './form-body';
import { schemaOf } from './form-schema';
import { type Post, toPost } from './php-post';
import { askQuizzes } from './quiz';
import {
	formForbidden,
	formsForbidden,
	noRoute,
	notFound,
	notMultipart,
	noUnitTag,
	type RestResult,
	wrongNonce,
} from './rest-error';
import { restHeaders, uncached } from './rest-headers';
import { describeNamespace, describeRoute, findRoute, methodsOf, type Route } from './rest-routes';
import { type FormSite, submitForm, unitTagOf } from './submit-form';

/**
 * The path below the REST root that a request is for: `/wp-json/…`, or `?rest_route=/…` on a site without pretty
 * permalinks (CONTRACT 2). Undefined for everything else.
 */
export function restPathOf(request: Pick<Request, 'path' | 'query'>): string | undefined {
	const pretty = /^\/wp-json(\/.*)?$/.exec(request.path);
	if (pretty) return pretty[1] ?? '/';
	return request.path === '/' ? (request.query.get('rest_route') ?? undefined) : undefined;
}

/** Answers Contact Form 7's part of the REST API for one form, in the shapes recorded from WordPress. */
export async function answerRest(request: Request, path: string, site: FormSite): Promise<Answer> {
	const root = `http://${request.headers.host ?? 'localhost'}/wp-json/`;
	const headers = restHeaders(request, root);
	const post = toPost(await readFormBody(await request.body(), request.headers['content-type']));
	if (hasNonce(request, post)) return toAnswer(wrongNonce, { ...headers, ...uncached });

	const found = findRoute(path);
	const method = request.method === 'HEAD' ? 'GET' : request.method;
	if (!found || (method !== 'OPTIONS' && !methodsOf(found.route).includes(method))) return toAnswer(noRoute, headers);
	const { route, id } = found;
	if (!route.closed) headers.allow = methodsOf(route).join(', ');
	if (method === 'OPTIONS') {
		const schema = route.describedBy ? { schema: route.describedBy } : {};
		return toAnswer({ status: 200, body: { ...describeRoute(route), ...schema } }, headers);
	}
	return toAnswer(await resultOf(request, { route, id, root, post }, site), headers);
}

type Call = { route: Route; id: number; root: string; post: Post };

async function resultOf(request: Request, { route, id, root, post }: Call, site: FormSite): Promise<RestResult> {
	switch (route.name) {
		case 'index':
			return { status: 200, body: describeNamespace(root) };
		case 'forms':
			return formsForbidden;
		case 'form':
			return formForbidden;
		case 'schema':
			return id === site.id ? { status: 200, body: schemaOf(site.form, site.locale) } : notFound;
		case 'refill':
			return id === site.id ? { status: 200, body: refillOf(site) } : notFound;
		case 'feedback':
			if (!isMultipart(request.headers['content-type'])) return notMultipart;
			return id === site.id ? feedback(request, post, site) : notFound;
	}
}

/** PHP makes an empty list of an empty record (CONTRACT 2). */
function refillOf({ form, hashKey }: FormSite): object {
	const quiz = askQuizzes(form, hashKey);
	return quiz ? { quiz } : [];
}

async function feedback(request: Request, post: Post, site: FormSite): Promise<RestResult> {
	const unitTag = unitTagOf(post);
	if (unitTag === '') return noUnitTag;
	const { client, headers } = request;
	const submission = { post, unitTag, remoteAddress: client.address, userAgent: headers['user-agent'] ?? '' };
	return { status: 200, body: await submitForm(site, submission) };
}

/** Nobody is logged in here, so every nonce is a wrong one, in the header or in a field (CONTRACT 4). */
function hasNonce(request: Request, post: Post): boolean {
	return request.headers['x-wp-nonce'] !== undefined || request.query.has('_wpnonce') || post.fields.has('_wpnonce');
}

function toAnswer(result: RestResult, headers: Readonly<Record<string, string>>): Answer {
	return { status: result.status, headers, body: JSON.stringify(result.body) };
}
