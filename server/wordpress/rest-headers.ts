import type { Request } from '../http/request';

/** Headers that WordPress puts on every REST answer, success or error, and what an Origin adds (CONTRACT 11). */
export function restHeaders(request: Request, root: string): Record<string, string> {
	const headers: Record<string, string> = {
		'content-type': 'application/json; charset=UTF-8',
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
