import { expect, it } from 'vitest';
import { maxConnections, parseMessageLimits } from './limits';

const processLimits = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             15000                15000                processes
Max open files            ${soft}                 1048576              files
`;

it('lets as many connections in as there are descriptors for', () => {
	expect(maxConnections(processLimits('1024'))).toBe(248);
	expect(maxConnections(processLimits('64'))).toBe(8);
	expect(maxConnections(processLimits('unlimited'))).toBe(Infinity);
	expect(maxConnections('')).toBe(Infinity);
});

it('takes two numbers for the limits on messages', () => {
	expect(parseMessageLimits('20,300')).toEqual({ perAddress: 20, total: 300 });
});

it.each(['', '20', '20,', '-1,300', '20,300,5', 'a,b'])('refuses other limits on messages: %j', (text) => {
	expect(() => parseMessageLimits(text)).toThrow('MESSAGE_LIMITS');
});
