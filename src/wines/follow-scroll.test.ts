import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thumbAt } from './follow-scroll';

test('the bottle stands still at the top, is gone before its box is, and never comes back on the way', () => {
	expect(thumbAt(0)).toEqual({ shift: 0, opacity: 1 });
	expect(thumbAt(-3)).toEqual(thumbAt(0));
	expect(thumbAt(0.9).opacity).toBe(0);
	const share = fc.double({ min: -1, max: 2, noNaN: true });
	fc.assert(
		fc.property(share, share, (one, other) => {
			const [before, after] = [thumbAt(Math.min(one, other)), thumbAt(Math.max(one, other))];
			expect(after.opacity).toBeLessThanOrEqual(before.opacity);
			expect(after.shift).toBeGreaterThanOrEqual(before.shift);
		}),
	);
});
