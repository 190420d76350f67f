import { maxTextBytes } from '../../server/messages/form-body.ts';
import { maxNewsBytes } from '../../server/wordpress/news.ts';
import { largestBodyOf } from '../../server/wordpress/owner-form.ts';
import type { CallRule } from '../../server/wordpress/proxy/wordpress-calls.ts';
import { noRoute, restError } from '../../server/wordpress/rest-answer.ts';
import { knownLanguages } from '../content/languages.ts';
import { readableOwnerForm } from '../content/owner-form-file.ts';
import { repository } from '../content/read-content.ts';
import { type Hosting, HostingError, type WordPress } from './hosting.ts';

/* What the configurations of all three web servers are written with. Regular expressions are such that PCRE and RE2 read them alike. */

/** The first line of every file, by which one in a published folder is known as ours. */
export const firstLine = '# Quatro Vistas. "npm run build" writes this file: change the settings, not it.';

/** What stands at the head of a configuration. */
export function heading({ isUnanswered }: Hosting): string {
	const lines = [firstLine, '# docs/install.md says where it goes.'];
	if (isUnanswered) {
		lines.push(
			'# NOBODY ANSWERS THE FORM HERE: pages ask WordPress on this site, and the settings name none behind it ("wordpressUrl").',
		);
	}
	return lines.join('\n');
}

/** A text as a regular expression that matches it. */
function literal(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Matches the paths of a rule of headers. */
export function pathPattern(path: string): string {
	return `^${path.split('*').map(literal).join('.*')}$`;
}

/** Matches the addresses that an earlier page had: with a slash at the end, and under the name of its file, too. */
export function movedPattern(from: string): string {
	return `^${literal(from)}(?:/|\\.html)?$`;
}

/** Files of a build that are for servers (`_headers`). */
export const hiddenPattern = '^/_';

/** Matches method and target of a call as the site's pages make it, and no other. */
export function callPatterns({ kind, method, path, query, target }: CallRule): string[] {
	const called = `^${method} ${literal(target)}`;
	if (kind !== 'news' || method === 'POST') return [`${called}$`];
	return query === '' ? [`^GET ${literal(path)}\\?${newsParameters}$`] : [];
}

/**
 * Which call a request is, by its method and its address as the visitor sent it: a pattern with `form`, with `news` where its body has to
 * be one, or with `none` for any other address of WordPress.
 */
export function callNames({ calls }: WordPress): (readonly [pattern: string, name: 'form' | 'news' | 'none'])[] {
	const paths = [...new Set(calls.map(({ path }) => path))].filter((path) => path !== '/');
	const others = [
		'/(?:wp-|xmlrpc\\.php)',
		'/\\?(?:.*&)?rest_route=',
		...paths.map((path) => `${pathPattern(path).slice(1, -1)}(?:\\?|$)`),
	];
	return [
		...calls.flatMap((call) => {
			const name = call.kind === 'news' && call.method === 'POST' ? 'news' : 'form';
			return callPatterns(call).map((pattern) => [pattern, name] as const);
		}),
		...others.map((address) => [`^[A-Z]+ ${address}`, 'none'] as const),
	];
}

/** The parameters of a call for news, in the order in which the site's pages have them. */
export const newsParameters = 'action=get_news(?:&page=[0-9]+)?(?:&category=[^&]*)?';

const ownForms = knownLanguages().flatMap(({ code }) => readableOwnerForm(repository, code) ?? []);

/** The limits of what is passed on to WordPress, in bytes (docs/decisions/0018): more where forms take files. */
export const bodyLimits = { feedback: Math.max(maxTextBytes, ...ownForms.map(largestBodyOf)), news: maxNewsBytes };

/** What visitors say of themselves, or of their request, that WordPress is not told. */
export const refusedClaims = [
	...['Authorization', 'Cookie', 'Forwarded', 'Origin', 'Proxy', 'Range', 'Via', 'True-Client-IP', 'CF-Connecting-IP'],
	...['X-Client-IP', 'X-Cluster-Client-IP', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Server', 'X-Real-IP'],
	...['X-HTTP-Method-Override', 'X-Original-URL', 'X-Rewrite-URL', 'X-WP-Nonce'],
];

/** Headers of WordPress' answer that say something of another site than this one, or that this site says for itself. */
export const refusedHeaders = [
	...['Content-Security-Policy', 'Content-Security-Policy-Report-Only', 'X-Frame-Options', 'X-Content-Type-Options'],
	...['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'Cross-Origin-Embedder-Policy', 'Referrer-Policy'],
	...['Permissions-Policy', 'Strict-Transport-Security', 'Access-Control-Allow-Origin', 'Access-Control-Allow-Methods'],
	...['Access-Control-Allow-Credentials', 'Access-Control-Allow-Headers', 'Access-Control-Expose-Headers'],
	...[
		'Access-Control-Max-Age',
		'Set-Cookie',
		'Location',
		'Link',
		'Refresh',
		'Service-Worker-Allowed',
		'Clear-Site-Data',
	],
	...['NEL', 'Report-To', 'Reporting-Endpoints', 'Alt-Svc', 'SourceMap', 'WWW-Authenticate', 'Content-Disposition'],
	...['X-Accel-Redirect', 'X-Accel-Expires', 'X-Accel-Limit-Rate', 'X-Accel-Buffering', 'X-Accel-Charset'],
	...['X-Powered-By', 'X-Pingback', 'X-Redirect-By', 'X-WP-Nonce', 'Allow', 'Server-Timing'],
];

/** Answers of the web server itself in the place of WordPress, as its REST API words them. */
export const restAnswers = {
	type: 'application/json; charset=UTF-8',
	noRoute: JSON.stringify(noRoute.body),
	noLength: JSON.stringify(restError(411, 'length_required', 'The length of the message is not known.').body),
	tooLarge: JSON.stringify(restError(413, 'body_too_large', 'The message is too large.').body),
	badGateway: JSON.stringify(restError(502, 'bad_gateway', 'WordPress did not answer.').body),
};

/**
 * A text between double quotes, as all three servers read it.
 * @throws {HostingError} for one with a sign that one of them would take for something else
 */
export function quoted(text: string): string {
	if (/[\p{Cc}"\\$%`{}]/u.test(text))
		throw new HostingError(
			`No web server can be told of ${JSON.stringify(text)}: it has signs with a meaning of their own.`,
		);
	return `"${text}"`;
}

/** Lines between braces, as nginx and Caddy have them. */
export function block(head: string, ...lines: readonly string[]): string {
	return `${head} {\n${indented(lines.join('\n'))}\n}`;
}

/** Lines in one of Apache's sections. */
export function section(name: string, condition: string, ...lines: readonly string[]): string {
	return `<${name} ${condition}>\n${indented(lines.join('\n'))}\n</${name}>`;
}

/** Apache's condition that the path of a request matches. */
export function addressIs(pattern: string): string {
	return `"%{REQUEST_URI} =~ m#${pattern}#"`;
}

function indented(text: string): string {
	return text.replace(/^(?=.)/gm, '\t');
}
