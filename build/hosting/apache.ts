import { cachingRules, type HeaderRule } from '../headers-file.ts';
import { apacheWordpress } from './apache-wordpress.ts';
import { addressIs, heading, hiddenPattern, movedPattern, pathPattern, quoted, section } from './configuration.ts';
import type { Hosting } from './hosting.ts';

/**
 * The site for Apache 2.4: `.htaccess` in the published folder, which is the root of its host. Needs `mod_rewrite`, `mod_headers`,
 * `mod_mime`, `mod_dir` and `mod_env`, and `AllowOverride All`; without one of them every address answers 500, rather than without its headers.
 * @throws {HostingError} for a header or an address that Apache cannot be told of
 */
export function apacheConfiguration(hosting: Hosting): string {
	const { headers, types, compressed, moved, missing, gone, wordpress } = hosting;
	return `${heading(hosting)}

Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
AddDefaultCharset Off
AddEncoding br .br
AddEncoding gzip .gz
# What is compressed, was at build.
SetEnv no-gzip 1
SetEnv no-brotli 1

${errorPages(404, missing)}
${errorPages(410, gone)}

${[...types].map(([type, endings]) => filesMatch(endings, `ForceType ${quoted(type)}`)).join('\n')}
${filesMatch(compressed, 'Header merge Vary Accept-Encoding')}

${headers.map((rule) => headersAt(rule, 'always ')).join('\n')}
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
Header setifempty Cache-Control "no-cache"
${cachingRules.map((rule) => headersAt(rule, '')).join('\n')}

RewriteEngine On
# The page of an error is as it is.
RewriteCond %{ENV:REDIRECT_STATUS} ^[45]
RewriteRule ^ - [END]
${wordpress ? `\n${apacheWordpress(wordpress)}\n` : ''}
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]
RewriteRule ${perFolder(hiddenPattern)} - [R=404,END]
RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,END]
${movedRules(moved)}RewriteRule ^index(?:\\.html)?$ / [R=308,END]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)(?:/|\\.html)$ /$1 [R=308,END]

# A page, the smaller of its files that the visitor's browser takes; of a part, the file as it is.
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1 !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html
RewriteCond %{HTTP:Range} ^$ [NV]
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b [NV]
RewriteCond %{DOCUMENT_ROOT}/$1.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Range} ^$ [NV]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b [NV]
RewriteCond %{DOCUMENT_ROOT}/$1.gz -f
RewriteRule ^(.+)$ $1.gz [END]
RewriteRule ^ - [END]
`;
}

/** The files with these endings, as they are or compressed. */
function filesMatch(endings: readonly string[], line: string): string {
	return section('FilesMatch', `"\\.(?:${endings.join('|')})(?:\\.br|\\.gz)?$"`, line);
}

function headersAt({ path, headers }: HeaderRule, condition: 'always ' | ''): string {
	const lines = Object.entries(headers).map(([name, value]) => `Header ${condition}set ${name} ${quoted(value)}`);
	return path === '/*' ? lines.join('\n') : section('If', addressIs(pathPattern(path)), ...lines);
}

function errorPages(status: number, pages: Hosting['missing']): string {
	// The last section counts: the site itself first.
	const lines = pages.toReversed().map(({ section: folder, file }) => {
		const line = `ErrorDocument ${status} ${file}`;
		return folder === '/' ? line : section('If', addressIs(pathPattern(`${folder}*`)), line);
	});
	return lines.join('\n');
}

function movedRules(moved: Hosting['moved']): string {
	return [...moved]
		.map(([from, to]) => {
			const target = to.kind === 'gone' ? '- [R=410,END]' : `${to.to} [R=308,END]`;
			return `RewriteRule ${perFolder(movedPattern(from))} ${target}\n`;
		})
		.join('');
}

/** In a folder's own file, rewriting sees paths without the slash that they begin with. */
function perFolder(pattern: string): string {
	return pattern.replace('^/', '^');
}
