import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers that are for one connection only (RFC 9110, 7.6.1). */
const hopByHop = [
	'connection',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'proxy-connection',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
];

/** What WordPress may say to visitors of its own pages, but not to ours: this site keeps one cookie, and its storage (PRODUCT 7). */
const forItsOwnSite = ['set-cookie', 'set-cookie2', 'clear-site-data', 'strict-transport-security', 'alt-svc'];

/** Headers that may pass on, in either direction: those of one connection and those that `Connection` names are left out. */
function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
	const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
	const dropped = new Set([...hopByHop, ...named]);
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Headers of WordPress' answer on their way to the visitor. */
export function answeredHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
	return Object.fromEntries(Object.entries(endToEnd(headers)).filter(([name]) => !forItsOwnSite.includes(name)));
}

/** Headers of a request on its way to another host. */
export function forwardedHeaders(
	headers: IncomingHttpHeaders,
	host: string,
	remoteAddress: string,
): OutgoingHttpHeaders {
	const before = headers['x-forwarded-for'];
	const passed = {
		...endToEnd(headers),
		host,
		'x-forwarded-for': before ? `${before}, ${remoteAddress}` : remoteAddress,
	};
	// `Expect: 100-continue` has been answered here already.
	return Object.fromEntries(Object.entries(passed).filter(([name]) => name !== 'expect'));
}
