import { block, bodyLimits, callNames, newsParameters, refusedHeaders, restAnswers } from './configuration.ts';
import type { WordPress } from './hosting.ts';

/*
 * The way to WordPress through nginx (docs/decisions/0018): which call a request is, is decided by its method and its address as the
 * visitor sent it. The call then goes on below `/wp-json/-`, which no visitor can ask for.
 */

/** Which call a request is: `form`; `news` if its body is one; `none` for any other address of WordPress. */
export function wordpressMaps(wordpress: WordPress): string[] {
	const { url } = wordpress;
	return [
		block('upstream quatro_vistas_wordpress', `server ${url.hostname}:${url.port || (isSecure(url) ? 443 : 80)};`),
		block(
			'map "$request_method $request_uri" $quatro_vistas_call',
			...callNames(wordpress).map(([pattern, name]) => `"~${pattern}" ${name};`),
			'default "";',
		),
		block('map $request_body $quatro_vistas_news', `"~^${newsParameters}$" $request_body;`, 'default "";'),
	];
}

/** What WordPress is told of a request, and nothing else that a visitor says; what visitors are told of its answer. */
export function wordpressRequests({ url }: WordPress): string {
	const asked = {
		Host: url.host,
		Connection: 'close',
		'X-Forwarded-For': '$remote_addr',
		'X-Forwarded-Proto': '$scheme',
		Accept: '$http_accept',
		'Accept-Encoding': '$http_accept_encoding',
		'Accept-Language': '$http_accept_language',
		'Content-Type': '$content_type',
		'If-Modified-Since': '$http_if_modified_since',
		'If-None-Match': '$http_if_none_match',
		Referer: '$http_referer',
		'User-Agent': '$http_user_agent',
	};
	const verified = [
		'proxy_ssl_server_name on;',
		`proxy_ssl_name ${url.hostname};`,
		'proxy_ssl_verify on;',
		'proxy_ssl_verify_depth 4;',
		'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
	];
	return [
		'proxy_http_version 1.1;',
		'proxy_connect_timeout 10s;',
		'proxy_read_timeout 60s;',
		'# A message is never sent twice.',
		'proxy_next_upstream off;',
		'proxy_intercept_errors on;',
		'proxy_pass_request_headers off;',
		...Object.entries(asked).map(([name, value]) => `proxy_set_header ${name} ${value};`),
		'proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;',
		...refusedHeaders.map((name) => `proxy_hide_header ${name};`),
		...(isSecure(url) ? verified : []),
		'',
		block('if ($quatro_vistas_call)', 'rewrite ^ /wp-json/-$quatro_vistas_call last;'),
	].join('\n');
}

export function wordpressLocations({ url }: WordPress): string {
	const pass = `proxy_pass ${url.protocol}//quatro_vistas_wordpress${url.pathname.replace(/\/+$/, '')}$request_uri;`;
	// A browser would make a GET of a message, and follow to where the page may not go.
	const astray = 'error_page 301 302 303 307 308 502 504 =502 @bad_gateway;';
	const answer = (status: number, text: string) => [
		`default_type "${restAnswers.type}";`,
		`return ${status} '${text}';`,
	];
	return [
		block(
			'location = /wp-json/-form',
			'internal;',
			`client_max_body_size ${bodyLimits.feedback};`,
			'error_page 413 @too_large;',
			astray,
			pass,
		),
		block(
			'location = /wp-json/-news',
			'internal;',
			`client_max_body_size ${bodyLimits.news};`,
			`client_body_buffer_size ${bodyLimits.news};`,
			'client_body_in_single_buffer on;',
			block('if ($content_type !~* "^application/x-www-form-urlencoded *(?:;|$)")', 'return 404;'),
			'# Any other body is empty when it comes to WordPress, which answers that with 400.',
			'proxy_set_body $quatro_vistas_news;',
			'error_page 400 404 413 =404 @no_route;',
			astray,
			pass,
		),
		block('location = /wp-json/-none', 'internal;', ...answer(404, restAnswers.noRoute)),
		block('location @no_route', ...answer(404, restAnswers.noRoute)),
		block('location @too_large', ...answer(413, restAnswers.tooLarge)),
		block('location @bad_gateway', ...answer(502, restAnswers.badGateway)),
	].join('\n');
}

function isSecure({ protocol }: URL): boolean {
	return protocol === 'https:';
}
