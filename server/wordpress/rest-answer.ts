import type { Answer } from '../http/answer';
import type { Request } from '../http/request';
import type { QuizAnswers } from './quiz';

/** WordPress' shape of an error: `{code, message, data: {status}}` (docs/contact-form-7.md 4). */
export type RestResult = { status: number; body: object; headers?: Readonly<Record<string, string>> };

export function restError(status: number, code: string, message: string): RestResult {
	return { status, body: { code, message, data: { status } } };
}

/** A result as it goes over the wire. */
export function jsonAnswer(result: RestResult, headers: Readonly<Record<string, string>>): Answer {
	return {
		status: result.status,
		headers: { 'content-type': 'application/json; charset=UTF-8', ...headers, ...result.headers },
		body: JSON.stringify(result.body),
	};
}

export const notFound = restError(404, 'wpcf7_not_found', 'The requested contact form was not found.');
export const noRoute = restError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
export const wrongNonce = restError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
export const notMultipart = restError(
	415,
	'wpcf7_unsupported_media_type',
	'The request payload format is not supported.',
);
export const noUnitTag = restError(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');
/** Not WordPress' own: the client takes any status from 500 on for a message that may have arrived. */
export const deliveryUnknown = restError(500, 'delivery_unknown', 'The message may have been delivered.');
export const formsForbidden = restError(403, 'wpcf7_forbidden', 'You are not allowed to access contact forms.');
export const formForbidden = restError(
	403,
	'wpcf7_forbidden',
	'You are not allowed to access the requested contact form.',
);

/** The answer of `POST …/feedback` (docs/contact-form-7.md 4), for any outcome of the submission. */
export type FeedbackAnswer = {
	contact_form_id: number;
	status: string;
	message: string;
	/** Missing with the status `error`. */
	posted_data_hash?: string;
	into: string;
	invalid_fields: readonly InvalidField[];
	demo_mode?: true;
	quiz?: QuizAnswers;
};

export type InvalidField = { field: string; message: string; idref: string | null; error_id: string };

/** Headers that WordPress puts on every REST answer, success or error, and what an Origin adds (docs/contact-form-7.md 11). */
export function restHeaders(request: Request, root: string): Record<string, string> {
	const headers: Record<string, string> = {
		'x-robots-tag': 'noindex',
		link: `<${root}>; rel="https://api.w.org/"`,
		'x-content-type-options': 'nosniff',
		'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
		'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
	};
	const { origin } = request.headers;
	if (origin !== undefined) {
		headers['access-control-allow-origin'] = origin;
		headers['access-control-allow-methods'] = 'OPTIONS, GET, POST, PUT, PATCH, DELETE';
		headers['access-control-allow-credentials'] = 'true';
	}
	if (origin !== undefined || request.method === 'GET') headers.vary = 'Origin';
	return headers;
}

/** Headers that keep an answer out of every cache: on a refused nonce and on everything of `admin-ajax.php`. */
export const uncached: Readonly<Record<string, string>> = {
	expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
	'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
};
