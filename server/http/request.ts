import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Body, type BodyLease, readBody } from './body';
import { type Client, clientOf, parseTrustedProxies, type TrustedProxies } from './client-address';

/** What a handler may know of a request; the socket stays outside. */
export type Request = {
	method: string;
	/** Still percent-encoded, begins with `/`. */
	path: string;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	client: Client;
	/** Reads the body, once, if it has at most `limit` bytes. */
	body: (limit: number) => Promise<Body>;
};

const noProxies = parseTrustedProxies('');

/** @returns undefined when the request target is neither a path nor an absolute http address */
export function toRequest(
	incoming: IncomingMessage,
	trustedProxies: TrustedProxies = noProxies,
	lease?: BodyLease,
): Request | undefined {
	const target = splitTarget(incoming.url ?? '');
	if (!target) return undefined;
	return {
		method: incoming.method ?? 'GET',
		path: target.path,
		query: new URLSearchParams(target.search),
		headers: incoming.headers,
		client: clientOf(incoming, trustedProxies),
		body: (limit) => readBody(incoming, limit, lease),
	};
}

/**
 * Splits a request target. Not done with `new URL(target, base)`: that takes `//evil.example/x` for a host and
 * resolves `..` before anyone has looked at it.
 */
export function splitTarget(target: string): { path: string; search: string } | undefined {
	const local = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1] ?? target;
	if (!local.startsWith('/')) return undefined;
	const question = local.indexOf('?');
	return question < 0
		? { path: local, search: '' }
		: { path: local.slice(0, question), search: local.slice(question + 1) };
}
