import { cachingRules, type HeaderRule } from '../headers-file.ts';
import { caddyErrors, caddyRequests } from './caddy-wordpress.ts';
import { block, heading, hiddenPattern, movedPattern, pathPattern, quoted } from './configuration.ts';
import type { Hosting } from './hosting.ts';

/**
 * The site for Caddy, 2.6 or newer, which sees to certificates by itself: `/etc/caddy/Caddyfile`.
 * @throws {HostingError} for a header or an address that Caddy cannot be told of
 */
export function caddyConfiguration(hosting: Hosting): string {
	const { origin, folder, headers, wordpress } = hosting;
	const errors = [
		errorPages('missing', '400, 404', hosting.missing),
		errorPages('gone', '410', hosting.gone),
		'import quatro_vistas_headers',
		...(wordpress ? [caddyErrors()] : []),
		'respond "{err.status_text}"',
	];
	const site = [
		`root * ${quoted(folder)}`,
		block('route', 'import quatro_vistas_headers', ...(wordpress ? [caddyRequests(wordpress)] : []), ...files(hosting)),
		block('handle_errors', block('route', ...errors)),
	];
	return `${heading(hosting)}

${block('(quatro_vistas_headers)', 'header -Server', ...headers.flatMap(headersAt))}

${block(origin.origin, ...site)}
`;
}

function headersAt({ path, headers }: HeaderRule): string[] {
	return Object.entries(headers).map(
		([name, value]) => `header ${path === '/*' ? '' : `${path} `}${name} ${quoted(value)}`,
	);
}

function files(hosting: Hosting): string[] {
	return [
		'@unreadable not method GET HEAD',
		block('route @unreadable', 'header Allow "GET, HEAD"', 'error 405'),
		`@hidden path_regexp ${hiddenPattern}`,
		'error @hidden 404',
		block('@dotted', 'path_regexp /\\.', 'not path /.well-known/*'),
		'error @dotted 404',
		...[...hosting.moved].flatMap(([from, to], index) => [
			`@moved${index} path_regexp ${movedPattern(from)}`,
			to.kind === 'gone' ? `error @moved${index} 410` : redirect(`@moved${index}`, to.to),
		]),
		'@index path /index /index.html',
		redirect('@index', '/'),
		'@file path_regexp page ^(/.+)(?:/|\\.html)$',
		// One matcher of both would look for the file before it knows the name, in half of all cases.
		block('route @file', '@page file {re.page.1}.html', redirect('@page', '{re.page.1}'), 'error 404'),
		'rewrite / /index.html',
		'try_files {path} {path}.html',
		'@there file {path}',
		// Not of an error in the place of a file.
		block(
			'route @there',
			...fileHeaders(hosting),
			block('file_server', 'precompressed br gzip', 'disable_canonical_uris'),
		),
		'error 404',
	];
}

function fileHeaders({ types, compressed }: Hosting): string[] {
	return [
		'header Cache-Control "no-cache"',
		...cachingRules.flatMap(headersAt),
		...[...types].flatMap(([type, endings], index) => [
			`@type${index} ${pathsWith(endings)}`,
			`header @type${index} Content-Type ${quoted(type)}`,
		]),
		`@compressed ${pathsWith(compressed)}`,
		block('header @compressed', 'Vary Accept-Encoding', 'defer'),
	];
}

function pathsWith(endings: readonly string[]): string {
	return `path ${endings.map((ending) => `*.${ending}`).join(' ')}`;
}

/** Keeps the query. */
function redirect(matcher: string, path: string): string {
	return block(`route ${matcher}`, `rewrite * ${path}`, 'redir * {uri} 308');
}

function errorPages(name: string, statuses: string, pages: Hosting['missing']): string {
	const lines = pages.map(({ section, file }) =>
		section === '/' ? `default ${file}` : `"~${pathPattern(`${section}*`)}" ${file}`,
	);
	return [
		`@${name} expression {err.status_code} in [${statuses}]`,
		block(
			`route @${name}`,
			block(`map {http.request.orig_uri.path} {${name}}`, ...lines),
			`rewrite * {${name}}`,
			'import quatro_vistas_headers',
			'header Cache-Control "no-cache"',
			block('file_server', 'precompressed br gzip'),
		),
	].join('\n');
}
