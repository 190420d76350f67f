import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backOff } from './back-off';

it('waits twice as long each time, up to five minutes', () => {
	expect([0, 1, 2, 5, 6, 7, 100].map((inVain) => backOff(inVain, 0.5) / 1000)).toEqual([5, 10, 20, 160, 300, 300, 300]);
});

it('spreads by a quarter to either side, and never asks at once', () => {
	fc.assert(
		fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (inVain, luck) => {
			const wait = backOff(inVain, luck);
			expect(wait).toBeGreaterThanOrEqual(3750);
			expect(wait).toBeLessThanOrEqual(375_000);
			expect(Math.abs(wait / backOff(inVain, 0.5) - 1)).toBeLessThanOrEqual(0.2501);
		}),
	);
});
