import { expect, it } from 'vitest';
import type { Client } from '../http/client-address';
import { createMessageLimit, parseMessageLimits } from './message-limit';

const minute = 60_000;
let time = 0;
const make = (perAddress: number, total: number) => createMessageLimit({ perAddress, total }, () => time);
const direct = (address: string): Client => ({ kind: 'direct', address });

it('an address may send a number of messages in ten minutes, and is told when the next one may come', () => {
	time = 0;
	const count = make(2, 100);
	expect(count(direct('192.0.2.1'))).toBeUndefined();
	time = 4 * minute;
	expect(count(direct('192.0.2.1'))).toBeUndefined();
	expect(count(direct('192.0.2.1'))).toBe(360);
	expect(count(direct('192.0.2.2'))).toBeUndefined();
	time = 10 * minute;
	expect(count(direct('192.0.2.1'))).toBeUndefined();
	expect(count(direct('192.0.2.1'))).toBe(240);
});

it('the addresses of one IPv6 network count as one', () => {
	time = 0;
	const count = make(1, 100);
	expect(count(direct('2001:db8:0:7::1'))).toBeUndefined();
	expect(count(direct('2001:db8:0:7:ffff:1:2:3'))).toBe(600);
	expect(count(direct('2001:db8:0:8::1'))).toBeUndefined();
});

it('only the total counts behind a proxy that the settings do not name', () => {
	time = 0;
	const count = make(1, 3);
	const hidden: Client = { kind: 'behind-unknown-proxy', address: '10.0.0.1' };
	expect([count(hidden), count(hidden), count(hidden), count(hidden)]).toEqual([undefined, undefined, undefined, 600]);
});

it('refused messages do not count', () => {
	time = 0;
	const count = make(1, 2);
	count(direct('192.0.2.1'));
	for (let more = 0; more < 50; more += 1) expect(count(direct('192.0.2.1'))).toBe(600);
	expect(count(direct('192.0.2.2'))).toBeUndefined();
	expect(count(direct('192.0.2.3'))).toBe(600);
});

it('the limits on messages are two numbers', () => {
	expect(parseMessageLimits('20,300')).toEqual({ perAddress: 20, total: 300 });
});

it.each(['', '20', '20,', '-1,300', '20,300,5', 'a,b'])('other limits on messages are refused: %j', (text) => {
	expect(() => parseMessageLimits(text)).toThrow('MESSAGE_LIMITS');
});
