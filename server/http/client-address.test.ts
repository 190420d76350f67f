import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientOf, parseTrustedProxies } from './client-address';

const trusted = parseTrustedProxies('127.0.0.1, 10.0.0.0/8,::1, 2001:db8:ff::/48,');

function clientFrom(remoteAddress: string | undefined, forwarded?: string) {
	const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
	return clientOf({ headers, socket: { remoteAddress } as never }, trusted);
}

describe('the client of a request', () => {
	it.each([
		['203.0.113.7', '203.0.113.7'],
		['::ffff:203.0.113.7', '203.0.113.7'],
		['2001:DB8::0:1', '2001:db8::1'],
		['fe80::1%eth0', 'fe80::1'],
		['127.0.0.1', '127.0.0.1'],
	])('the client’s address is the peer’s when nothing was forwarded: %s', (peer, address) => {
		expect(clientFrom(peer)).toEqual({ kind: 'direct', address });
	});

	it('a client has no address once the connection is gone', () => {
		expect(clientFrom(undefined)).toEqual({ kind: 'direct', address: '' });
		expect(clientFrom(undefined, '1.2.3.4')).toEqual({ kind: 'direct', address: '' });
	});

	it.each(['1.2.3.4', '10.0.0.1', '', 'unknown, 127.0.0.1'])(
		'is never what a peer says that is not a trusted proxy: %j',
		(forwarded) => {
			expect(clientFrom('203.0.113.7', forwarded)).toEqual({ kind: 'direct', address: '203.0.113.7' });
		},
	);

	it.each([
		['one proxy', '127.0.0.1', '198.51.100.4', '198.51.100.4'],
		['a proxy seen through a socket of both families', '::ffff:10.1.2.3', '198.51.100.4', '198.51.100.4'],
		['an IPv6 proxy', '2001:db8:ff:1::9', '2001:db8::5', '2001:db8::5'],
		['two proxies', '127.0.0.1', '198.51.100.4, 10.9.9.9', '198.51.100.4'],
		['addresses that the visitor invented', '127.0.0.1', '1.1.1.1, 10.0.0.1, 198.51.100.4', '198.51.100.4'],
		['only proxies in the list', '127.0.0.1', '10.0.0.2, 10.0.0.1', '10.0.0.2'],
		['a port', '127.0.0.1', '198.51.100.4:4711', '198.51.100.4'],
		['an IPv6 address with a port', '127.0.0.1', '[2001:db8::5]:4711', '2001:db8::5'],
		['an IPv4 address written as IPv6', '127.0.0.1', '::ffff:198.51.100.4', '198.51.100.4'],
		['no address in the list', '127.0.0.1', 'unknown', '127.0.0.1'],
		['something that is no address before a proxy', '127.0.0.1', '198.51.100.4, unknown, 10.0.0.1', '10.0.0.1'],
		['an empty list', '127.0.0.1', '', '127.0.0.1'],
	])('the client’s address is the last that is not a trusted proxy’s: %s', (_what, peer, forwarded, address) => {
		expect(clientFrom(peer, forwarded)).toEqual({ kind: 'behind-trusted-proxy', address });
	});

	it.each(['forwarded', 'x-real-ip', 'x-forwarded-for'])(
		'a client may be behind an unknown proxy where none is named: it sends %s',
		(name) => {
			const asked = { headers: { [name]: '1.2.3.4' }, socket: { remoteAddress: '203.0.113.7' } as never };
			const address = '203.0.113.7';
			expect(clientOf(asked, parseTrustedProxies(''))).toEqual({ kind: 'behind-unknown-proxy', address });
			expect(clientOf(asked, trusted)).toEqual({ kind: 'direct', address });
		},
	);

	it('a visitor cannot choose the client’s address: it is the one that the proxy appends', () => {
		const address = fc.oneof(
			fc.ipV4(),
			fc.ipV6(),
			fc.constantFrom('10.0.0.1', '127.0.0.1', 'unknown', '', '1.2.3.4:1'),
		);
		const sent = fc.oneof(
			fc.array(address).map((list) => list.join(',')),
			fc.string(),
		);
		fc.assert(
			fc.property(sent, (forwarded) => {
				expect(clientFrom('127.0.0.1', `${forwarded}, 198.51.100.4`).address).toBe('198.51.100.4');
				expect(clientFrom('198.51.100.4', forwarded).address).toBe('198.51.100.4');
			}),
		);
	});
});

describe('the list of trusted proxies', () => {
	it.each([
		'example.com',
		'10.0.0.0/33',
		'::1/129',
		'10.0.0.0/-1',
		'10.0.0.0/8/8',
		'010.0.0.1',
		'1.2.3',
		'10.0.0.1 ::1',
	])('a list of proxies is refused with the entry that is no address: %s', (entry) => {
		expect(() => parseTrustedProxies(`127.0.0.1,${entry}`)).toThrow(`not "${entry}"`);
	});

	it('an empty list of proxies trusts none', () => {
		const nobody = parseTrustedProxies('');
		const asked = { headers: { 'x-forwarded-for': '1.2.3.4' }, socket: { remoteAddress: '127.0.0.1' } as never };
		expect(clientOf(asked, nobody)).toEqual({ kind: 'behind-unknown-proxy', address: '127.0.0.1' });
	});
});
