import type { CallRule } from '../../server/wordpress/proxy/wordpress-calls.ts';
import {
	addressIs,
	bodyLimits,
	callPatterns,
	pathPattern,
	refusedClaims,
	refusedHeaders,
	section,
} from './configuration.ts';
import type { WordPress } from './hosting.ts';

/*
 * The way to WordPress through Apache (docs/decisions/0018), where the host has `mod_proxy_http`; to a WordPress by https
 * also `SSLProxyEngine on`, which only the host's own configuration can say.
 */

export function apacheWordpress({ url, calls }: WordPress): string {
	const isPostedNews = ({ kind, method }: CallRule) => kind === 'news' && method === 'POST';
	const paths = [...new Set(calls.map(({ path }) => path))].filter((path) => path !== '/');
	return [
		'# The beginning of a message that is too long would be passed on. The site’s client says its length when it is asked for it.',
		'RewriteCond %{REQUEST_METHOD} POST',
		'RewriteCond %{HTTP:Content-Length} ^$ [NV]',
		'RewriteRule ^ - [R=411,END]',
		`RewriteCond %{HTTP:Content-Length} "-gt ${bodyLimits.feedback}" [NV]`,
		'RewriteRule ^ - [R=413,END]',
		...refusedClaims.map((name) => `RequestHeader unset ${name}`),
		'RequestHeader set X-Forwarded-Proto expr=%{REQUEST_SCHEME}',
		...refusedHeaders.map((name) => `Header onsuccess unset ${name}`),
		section(
			'IfModule',
			'proxy_http_module',
			...calls.filter((call) => !isPostedNews(call)).map((call) => passed(call, url)),
		),
		...calls.filter(isPostedNews).map((call) => postedNews(call, url)),
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

/**
 * Any other body is empty when it comes to WordPress, which answers that with 400: a line of `sed` for each that is right. `.htaccess` may
 * not say so: only where the server's own configuration has this file included, and defines the name, are posted calls passed on.
 */
function postedNews(call: CallRule, url: URL): string {
	const right = ['', '&page=[0-9]*', '&category=[^&]*', '&page=[0-9]*&category=[^&]*'];
	// The filter ends each line, also the last: what ends it is to be no part of the category.
	const lines = [...right.map((more) => `/^action=get_news${more}$/b end`), 's/.*//', ':end', 's/$/\\&/'];
	return section(
		'IfDefine',
		'QUATRO_VISTAS_NEWS',
		...lines.map((line) => `InputSed "${line}"`),
		section('If', addressIs(pathPattern(call.path)), 'SetInputFilter Sed'),
		'RewriteCond %{HTTP:Content-Type} ^application/x-www-form-urlencoded\\s*(?:;|$) [NC,NV]',
		`RewriteCond %{HTTP:Content-Length} "-le ${bodyLimits.news}" [NV]`,
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
