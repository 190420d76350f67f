import {
	block,
	bodyLimits,
	callNames,
	newsParameters,
	refusedClaims,
	refusedHeaders,
	restAnswers,
} from './configuration.ts';
import type { WordPress } from './hosting.ts';

/*
 * The way to WordPress through Caddy (docs/decisions/0018): which call a request is, is decided by its method and its address as the
 * visitor sent it, and of one for news by its body.
 */

/** A request of WordPress is answered here, and no other. */
export function caddyRequests(wordpress: WordPress): string {
	const { url } = wordpress;
	return [
		block(
			'map "{method} {http.request.orig_uri}" {wordpress_call}',
			...callNames(wordpress).map(([pattern, name]) => `"~${pattern}" ${name}`),
			'default no',
		),
		'@form vars {wordpress_call} form',
		block(
			'route @form',
			`@endless expression ${isEndless}`,
			answer('@endless', 411, restAnswers.noLength),
			`@long expression ${isLongerThan(bodyLimits.feedback)}`,
			answer('@long', 413, restAnswers.tooLarge),
			proxy(url),
		),
		'@news vars {wordpress_call} news',
		block(
			'route @news',
			`@long expression ${isEndless} || ${isLongerThan(bodyLimits.news)}`,
			answer('@long', 404, restAnswers.noRoute),
			block(
				'@right',
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
	return ['@lost expression {err.status_code} in [502, 503, 504]', answer('@lost', 502, restAnswers.badGateway)].join(
		'\n',
	);
}

const contentLength = '{http.request.header.Content-Length}';

/** A message that does not say how long it is: Caddy would pass on the beginning of one that is too long. The site's client says it then. */
const isEndless = `({method} == "POST" && ${contentLength} == "")`;

function isLongerThan(limit: number): string {
	return `({method} == "POST" && int(${contentLength}) > ${limit})`;
}

const noRoute = answer('*', 404, restAnswers.noRoute);

function answer(matcher: string, status: number, text: string): string {
	return block(`route ${matcher}`, `header Content-Type "${restAnswers.type}"`, `respond \`${text}\` ${status}`);
}

/** What WordPress is not told of a request, and visitors not of its answer. Caddy's own `X-Forwarded-For` comes after the first. */
function proxy(url: URL): string {
	const folder = url.pathname.replace(/\/+$/, '');
	return [
		...(folder === '' ? [] : [`rewrite * ${folder}{http.request.orig_uri}`]),
		...[...refusedClaims, 'If-*', 'X-*'].map((name) => `request_header -${name}`),
		block(
			`reverse_proxy ${url.origin}`,
			`header_up Host ${url.host}`,
			...refusedHeaders.map((name) => `header_down -${name}`),
			block('transport http', 'dial_timeout 10s', 'response_header_timeout 60s', 'keepalive off'),
			'@astray status 3xx',
			block('handle_response @astray', 'error 502'),
		),
	].join('\n');
}
