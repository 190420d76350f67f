import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

/**
 * Whom a request comes from. The address is the peer's own, or the one that a trusted proxy reports. Where the settings name no
 * proxy at all, a peer that reports an address may be one: its address may then stand for many visitors.
 */
export type Client = { kind: 'direct' | 'behind-trusted-proxy' | 'behind-unknown-proxy'; address: string };

/** Headers that proxies add; the address is read from the first alone. */
const marksOfProxies = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Proxies whose `X-Forwarded-For` is believed. */
export type TrustedProxies = BlockList;

/**
 * Parses a list of addresses and CIDR blocks, separated by commas: `127.0.0.1, 10.0.0.0/8, 2001:db8::/32`.
 * @throws {Error} naming the first entry that is neither
 */
export function parseTrustedProxies(list: string): TrustedProxies {
	const proxies = new BlockList();
	for (const entry of list.split(',').map((part) => part.trim())) {
		if (entry !== '') addProxies(proxies, entry);
	}
	return proxies;
}

function addProxies(proxies: BlockList, entry: string): void {
	const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
	const bits = familyOf(address) === 'ipv6' ? 128 : 32;
	const length = Number(prefix ?? bits);
	if (isIP(address) === 0 || length > bits) {
		throw new Error(`TRUSTED_PROXIES must list addresses or CIDR blocks, not "${entry}".`);
	}
	proxies.addSubnet(address, length, familyOf(address));
}

/**
 * The visitor behind a request: the last address of `X-Forwarded-For` that is not a trusted proxy's own, as each proxy appends
 * the address it was asked from. What stands before that one may be invented by the visitor. An entry that is no address ends
 * the search at the proxy that reported it.
 */
export function clientOf(incoming: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: TrustedProxies): Client {
	const peer = parseAddress(incoming.socket.remoteAddress ?? '') ?? '';
	if (!marksOfProxies.some((name) => incoming.headers[name] !== undefined)) return { kind: 'direct', address: peer };
	if (trusted.rules.length === 0) return { kind: 'behind-unknown-proxy', address: peer };
	// Where the proxies are named, only a visitor who went around them says such a thing.
	if (!isTrusted(trusted, peer)) return { kind: 'direct', address: peer };

	let address = peer;
	for (const entry of reportedAddresses(incoming.headers).reverse()) {
		const next = parseAddress(entry);
		if (next === undefined) break;
		address = next;
		if (!isTrusted(trusted, address)) break;
	}
	return { kind: 'behind-trusted-proxy', address };
}

function reportedAddresses(headers: IncomingHttpHeaders): string[] {
	return [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
}

/**
 * An address in its canonical form: without port, brackets and zone, and IPv4 as such where a socket of both families or a
 * proxy wrote it as IPv6 (`::ffff:192.0.2.1`).
 */
function parseAddress(text: string): string | undefined {
	const [, bracketed, v4, plain = ''] =
		/^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+|(.+))$/.exec(text.trim()) ?? [];
	const address = bracketed ?? v4 ?? plain;
	if (isIP(address) === 0) return undefined;
	return new SocketAddress({ address, family: familyOf(address) }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

function isTrusted(trusted: TrustedProxies, address: string): boolean {
	return isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
	return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
