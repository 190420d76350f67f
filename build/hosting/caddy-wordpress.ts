import { answered } from '../../server/wordpress/proxy/forwarded-headers.ts';
import { block, bodyLimits, callPatterns, newsParameters, pathPattern, restAnswers } from './configuration.ts';
import type { WordPress } from './hosting.ts';

/*
 * The way to WordPress through Caddy (docs/decisions/0018): which call a request is, is decided by its method and its address as the
 * visitor sent it, and of one for news by its body.
 */

/** A request of WordPress is answered here, and no other. */
export function caddyRequests({ url, calls }: WordPress): string {
	const allowed = calls.flatMap((call) => {
		const name = call.kind === 'news' && call.method === 'POST' ? 'news' : 'form';
		return callPatterns(call).map((pattern) => `"~${pattern}" ${name}`);
	});
	const paths = [...new Set(calls.map(({ path }) => path))].filter((path) => path !== '/');
	return [
		block(
			'map "{method} {http.request.orig_uri}" {wordpress_call}',
			...allowed,
			'"~^[A-Z]+ /(?:wp-|xmlrpc\\.php)" none',
			'"~^[A-Z]+ /\\?(?:.*&)?rest_route=" none',
			...paths.map((path) => `"~^[A-Z]+ ${pathPattern(path).slice(1, -1)}(?:\\?|$)" none`),
			'default no',
		),
		'@form vars {wordpress_call} form',
		block('route @form', block('request_body', `max_size ${bodyLimits.feedback}`), proxy(url)),
		'@news vars {wordpress_call} news',
		block(
			'route @news',
			block('request_body', `max_size ${bodyLimits.news}`),
			block(
				'@right',
				'header_regexp length Content-Length ^(?:[1-9][0-9]?[0-9]?|10[01][0-9]|102[0-4])$',
				'header_regexp type Content-Type (?i)^application/x-www-form-urlencoded\\s*(?:;|$)',
				`vars_regexp body {http.request.body} ^${newsParameters}$`,
			),
			block('route @right', proxy(url)),
			noRoute,
		),
		'@none vars {wordpress_call} none',
		block('route @none', noRoute),
	].join('\n');
}

/** What is said when WordPress cannot be asked. */
export function caddyErrors(): string {
	return [
		'@large expression {err.status_code} == 413',
		answer('@large', 413, restAnswers.tooLarge),
		'@lost expression {err.status_code} in [502, 503, 504]',
		answer('@lost', 502, restAnswers.badGateway),
	].join('\n');
}

const noRoute = answer('*', 404, restAnswers.noRoute);

function answer(matcher: string, status: number, text: string): string {
	return block(`route ${matcher}`, `header Content-Type "${restAnswers.type}"`, `respond \`${text}\` ${status}`);
}

/** What WordPress is told of a request, and nothing else that a visitor says; what visitors are told of its answer. */
function proxy(url: URL): string {
	const folder = url.pathname.replace(/\/+$/, '');
	const asked = ['Accept', 'Accept-Language', 'Content-Type', 'Referer', 'User-Agent'];
	return [
		...(folder === '' ? [] : [`rewrite * ${folder}{http.request.orig_uri}`]),
		block(
			`reverse_proxy ${url.origin}`,
			'header_up -*',
			`header_up Host ${url.host}`,
			'header_up X-Forwarded-For {remote_host}',
			'header_up X-Forwarded-Proto {scheme}',
			...asked.map((name) => `header_up ${name} {header.${name}}`),
			block('transport http', 'dial_timeout 10s', 'response_header_timeout 60s', 'keepalive off'),
			'@astray status 3xx',
			block('handle_response @astray', 'error 502'),
			block('handle_response', block('copy_response_headers', `include ${answered.join(' ')}`), 'copy_response'),
		),
	].join('\n');
}
