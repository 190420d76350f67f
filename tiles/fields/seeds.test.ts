import { expect, test } from 'vitest';
import { cellLattice } from './cells';
import { seedOf } from './seeds';

test('seeds far apart may share an id, but not a key: what is kept of one is never taken for the other', () => {
	const one = seedOf(cellLattice, -136, -66, 7);
	const other = seedOf(cellLattice, -136, 36, 2);
	expect(one.id).toBe(other.id);
	expect(one.key).not.toBe(other.key);
});

test('every cell of both lattices has a key of its own', () => {
	const keys = new Set<number>();
	let cells = 0;
	for (const lattice of [cellLattice, { cell: 470, rise: 64, salt: 78 }]) {
		for (let column = -160; column <= 160; column += 8) {
			for (let row = -160; row <= 160; row += 8) {
				for (let layer = -2; layer <= 34; layer++) {
					keys.add(seedOf(lattice, column, row, layer).key);
					cells += 1;
				}
			}
		}
	}
	expect(keys.size).toBe(cells);
});
