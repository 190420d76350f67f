import type { CallRule } from '../../server/wordpress/proxy/wordpress-calls.ts';
import { addressIs, bodyLimits, callPatterns, pathPattern, refusedHeaders, section } from './configuration.ts';
import type { WordPress } from './hosting.ts';

/*
 * The way to WordPress through Apache (docs/decisions/0018), where the host has `mod_proxy_http` and, for news, `mod_sed`; to a
 * WordPress by https also `SSLProxyEngine on`, which only the host's own configuration can say.
 */

/** What visitors say of themselves that WordPress is not told. */
const refusedClaims = [
	...['Authorization', 'Cookie', 'Forwarded', 'Origin', 'Proxy', 'Via', 'True-Client-IP', 'CF-Connecting-IP'],
	...['X-Client-IP', 'X-Cluster-Client-IP', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Server', 'X-Real-IP'],
	...['X-HTTP-Method-Override', 'X-Original-URL', 'X-Rewrite-URL', 'X-WP-Nonce'],
];

export function apacheWordpress({ url, calls }: WordPress): string {
	const isPostedNews = ({ kind, method }: CallRule) => kind === 'news' && method === 'POST';
	const paths = [...new Set(calls.map(({ path }) => path))].filter((path) => path !== '/');
	return [
		`LimitRequestBody ${bodyLimits.feedback}`,
		...refusedClaims.map((name) => `RequestHeader unset ${name}`),
		'RequestHeader set X-Forwarded-Proto expr=%{REQUEST_SCHEME}',
		...refusedHeaders.map((name) => `Header onsuccess unset ${name}`),
		section(
			'IfModule',
			'proxy_http_module',
			...calls.filter((call) => !isPostedNews(call)).map((call) => passed(call, url)),
		),
		...calls.filter(isPostedNews).map((call) => section('IfModule', 'proxy_http_module', postedNews(call, url))),
		refused('/(?:wp-|xmlrpc\\.php)'),
		refused('/\\?(?:.*&)?rest_route='),
		...paths.map((path) => refused(`${pathPattern(path).slice(1, -1)}[? ]`)),
	].join('\n');
}

function passed(call: CallRule, url: URL): string {
	return callPatterns(call)
		.map((pattern) => `RewriteCond %{THE_REQUEST} "${pattern.replace(/\$$/, ' HTTP/')}"\n${proxied(call, url)}`)
		.join('\n');
}

/** Any other body is empty when it comes to WordPress, which answers that with 400: a line of `sed` for each that is right. */
function postedNews(call: CallRule, url: URL): string {
	const right = ['', '&page=[0-9]*', '&category=[^&]*', '&page=[0-9]*&category=[^&]*'];
	const lines = [...right.map((more) => `/^action=get_news${more}$/b`), 's/.*//'];
	const filter = ['SetInputFilter Sed', ...lines.map((line) => `InputSed "${line}"`)];
	return section(
		'IfModule',
		'sed_module',
		section('If', addressIs(pathPattern(call.path)), ...filter),
		'RewriteCond %{HTTP:Content-Type} ^application/x-www-form-urlencoded\\s*(?:;|$) [NC,NV]',
		'RewriteCond %{HTTP:Content-Length} ^(?:[1-9][0-9]?[0-9]?|10[01][0-9]|102[0-4])$ [NV]',
		passed(call, url),
	);
}

function proxied({ kind, method, path, target }: CallRule, url: URL): string {
	const address = url.origin + url.pathname.replace(/\/+$/, '') + (kind === 'news' && method === 'GET' ? path : target);
	return `RewriteRule ^ ${address.replace(/[$%]/g, '\\$&')} [P,NE,END]`;
}

function refused(pattern: string): string {
	return `RewriteCond %{THE_REQUEST} "^[A-Z]+ ${pattern}"\nRewriteRule ^ - [R=404,END]`;
}
