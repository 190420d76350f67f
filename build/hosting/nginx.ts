import { cachingRules, type HeaderRule } from '../headers-file.ts';
import { block, heading, hiddenPattern, movedPattern, pathPattern, quoted } from './configuration.ts';
import { type Hosting, HostingError } from './hosting.ts';
import { wordpressLocations, wordpressMaps, wordpressRequests } from './nginx-wordpress.ts';

/**
 * The site for nginx, 1.18 or newer: a file for `/etc/nginx/sites-enabled`.
 * @throws {HostingError} for a header or an address that nginx cannot be told of
 */
export function nginxConfiguration(hosting: Hosting): string {
	const { origin, headers, wordpress } = hosting;
	const parts = [
		...headerMaps(headers),
		cachingMap(),
		block('map $status $quatro_vistas_allow', '405 "GET, HEAD";', 'default "";'),
		sectionMap('missing', hosting.missing),
		sectionMap('gone', hosting.gone),
		...(wordpress ? wordpressMaps(wordpress) : []),
		...(origin.protocol === 'https:' ? [redirectingServer(origin)] : []),
		block('server', siteServer(hosting)),
	];
	return `${heading(hosting)}
# brotli_static is of Debian's package libnginx-mod-http-brotli-static.

${parts.join('\n\n')}
`;
}

function siteServer({ origin, folder, headers, types, moved, wordpress }: Hosting): string {
	return `${listening(origin)}
server_name ${origin.hostname};
root ${quoted(folder)};

# /privacidade says that nobody keeps which pages are opened: a log of errors would, too.
access_log off;
error_log /var/log/nginx/error.log crit;
server_tokens off;

${headerLines(headers)}

${block('types', ...[...types].map(([type, endings]) => `${quoted(type)} ${endings.join(' ')};`))}
default_type application/octet-stream;
brotli_static on;
gzip_static on;
gzip_vary on;
gzip_proxied any;
absolute_redirect off;

error_page 400 404 @missing;
error_page 410 @gone;

${wordpress ? `${wordpressRequests(wordpress)}\n\n` : ''}location = / {
	try_files /index.html =404;
}
location ~ ^/index(?:\\.html)?$ {
	return 308 /$is_args$args;
}
location ~ ${hiddenPattern} {
	return 404;
}
location ~ /\\.(?!well-known(?:/|$)) {
	return 404;
}
${movedLocations(moved)}location ~ ^(?<page>/.+)(?:/|\\.html)$ {
	if (-f $document_root$page.html) {
		return 308 $page$is_args$args;
	}
	return 404;
}
location / {
	try_files $uri $uri.html =404;
}
location @missing {
	try_files $quatro_vistas_missing =404;
}
location @gone {
	try_files $quatro_vistas_gone =410;
}${wordpress ? `\n${wordpressLocations(wordpress)}` : ''}`;
}

function listening({ protocol, port, hostname }: URL): string {
	if (protocol === 'http:') return `listen ${port || 80};\nlisten [::]:${port || 80};`;
	return `listen ${port || 443} ssl http2;
listen [::]:${port || 443} ssl http2;
ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`;
}

/** Leads to https, but for what a certificate is renewed by. */
function redirectingServer({ hostname, origin }: URL): string {
	return block(
		'server',
		'listen 80;',
		'listen [::]:80;',
		`server_name ${hostname};`,
		'access_log off;',
		block('location ^~ /.well-known/acme-challenge/', 'root /var/www/html;'),
		block('location /', `return 308 ${origin}$request_uri;`),
	);
}

/** Of each header that is not the same everywhere, its value by the address: of several rules the last one counts. */
function headerMaps(rules: readonly HeaderRule[]): string[] {
	return [...valuesOf(rules)]
		.filter(([, values]) => values.length > 1)
		.map(([name, values]) => {
			const lines = values
				.toReversed()
				.map(({ path, value }) => `${path === '/*' ? 'default' : `"~${pathPattern(path)}"`} ${quoted(value)};`);
			return block(`map $uri ${variableOf(name)}`, ...lines);
		});
}

function headerLines(rules: readonly HeaderRule[]): string {
	const lines = [...valuesOf(rules)].map(([name, values]) => {
		const [first] = values;
		return `add_header ${name} ${values.length === 1 && first ? quoted(first.value) : variableOf(name)} always;`;
	});
	return [
		...lines,
		'add_header Cache-Control $quatro_vistas_cache_control always;',
		'add_header Allow $quatro_vistas_allow always;',
	].join('\n');
}

/** @throws {HostingError} for a header that most addresses have no value of */
function valuesOf(rules: readonly HeaderRule[]): Map<string, { path: string; value: string }[]> {
	const values = new Map<string, { path: string; value: string }[]>();
	for (const { path, headers } of rules) {
		for (const [name, value] of Object.entries(headers)) {
			if (path !== '/*' && !values.has(name)) throw new HostingError(`The header ${name} is of ${path} alone.`);
			values.set(name, [...(values.get(name) ?? []), { path, value }]);
		}
	}
	return values;
}

function variableOf(header: string): string {
	return `$quatro_vistas_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** By the status, too: no error is kept in the place of a file. What WordPress answers comes with its own. */
function cachingMap(): string {
	const lines = cachingRules.flatMap(({ path, headers }) =>
		Object.values(headers).map((value) => `"~^(?:200|206|304) ${pathPattern(path).slice(1)}" ${quoted(value)};`),
	);
	return block(
		'map "$status $uri" $quatro_vistas_cache_control',
		'"~ /wp-json/" "";',
		...lines,
		'"~^(?:200|206|304|400|404|410) " "no-cache";',
		'default "";',
	);
}

function sectionMap(name: string, pages: Hosting['missing']): string {
	const lines = pages.map(
		({ section, file }) => `${section === '/' ? 'default' : `"~${pathPattern(`${section}*`)}"`} ${file};`,
	);
	return block(`map $uri $quatro_vistas_${name}`, ...lines);
}

function movedLocations(moved: Hosting['moved']): string {
	return [...moved]
		.map(([from, to]) => {
			const line = to.kind === 'gone' ? 'return 410;' : `return 308 ${to.to}$is_args$args;`;
			return `${block(`location ~ ${movedPattern(from)}`, line)}\n`;
		})
		.join('');
}
