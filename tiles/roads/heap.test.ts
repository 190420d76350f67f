import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heap } from './heap';

test('things come out in the order of their costs, however many went in', () => {
	fc.assert(
		fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 3000 }), (costs) => {
			const heap = new Heap();
			for (const [item, cost] of costs.entries()) heap.push(cost, item);
			const out = costs.map(() => costs[heap.pop()]!);
			expect(out).toEqual(costs.toSorted((a, b) => a - b));
			expect(heap.pop()).toBe(-1);
		}),
		{ numRuns: 40 },
	);
});
