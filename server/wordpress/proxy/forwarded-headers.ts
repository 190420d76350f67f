import type { IncomingHttpHeaders } from 'node:http';
import { inertPolicy } from '../../http/answer';
import type { Request } from '../../http/request';
import type { WordPressCall } from './wordpress-calls';

/** Headers of a visitor's request that WordPress gets; those of a body go with a body alone. */
const asked = ['accept', 'accept-encoding', 'accept-language', 'if-modified-since', 'if-none-match', 'user-agent'];

/** CF7 mails the address of the page that the form was sent from, which it knows by the referrer. */
const askedByFeedback = ['content-type', 'referer'];

/** Headers of WordPress' answer that a visitor gets. Not its cookies: this site keeps one cookie, and its storage (docs/product.md 7). */
const answered = [
	'cache-control',
	'content-encoding',
	'content-language',
	'content-type',
	'etag',
	'expires',
	'last-modified',
	'retry-after',
	'vary',
	'x-robots-tag',
];

/**
 * On every answer. It comes from this site's own origin: opened as a page, a script in it would run as one of this site's,
 * and as a script it would be one that the pages' policy allows.
 */
export const inert = {
	'content-security-policy': inertPolicy,
	'x-content-type-options': 'nosniff',
};

/** Headers of WordPress' answer on their way to the visitor. */
export function answeredHeaders(headers: IncomingHttpHeaders): Record<string, string> {
	return { ...pick(headers, answered), ...inert };
}

/** Headers of a visitor's request on their way to WordPress. */
export function forwardedHeaders({ headers, client }: Request, kind: WordPressCall['kind']): Record<string, string> {
	const passed = pick(headers, kind === 'feedback' ? [...asked, ...askedByFeedback] : asked);
	const cookies = kind === 'feedback' ? wordpressCookies(headers.cookie) : '';
	if (cookies !== '') passed.cookie = cookies;
	// WordPress behind a proxy knows by it that its visitors use https. A visitor's own word for it is worth nothing.
	const protocol = client.kind === 'behind-trusted-proxy' ? headers['x-forwarded-proto'] : undefined;
	if (protocol === 'http' || protocol === 'https') passed['x-forwarded-proto'] = protocol;
	return { ...passed, ...visitorHeaders(client.address) };
}

/** Who the visitor is, in the one header that WordPress' hosts are told to trust. */
export function visitorHeaders(address: string): Record<string, string> {
	return address === '' ? {} : { 'x-forwarded-for': address };
}

/** A form for subscribers has a nonce, which is worth nothing without the cookies of who is logged in. */
function wordpressCookies(cookies = ''): string {
	return cookies
		.split(';')
		.map((cookie) => cookie.trim())
		.filter((cookie) => cookie.startsWith('wordpress_'))
		.join('; ');
}

/** A value that could not be sent on is left out. */
function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
	const picked = names.map((name) => [name, [headers[name] ?? []].flat().join(', ')] as const);
	return Object.fromEntries(picked.filter(([, value]) => /^[\t\x20-\x7e\x80-\xff]+$/.test(value)));
}
