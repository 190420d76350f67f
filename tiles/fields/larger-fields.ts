import { squaredSpan } from './cells';
import { type Lattice, type Seed, seedOf } from './seeds';

/** Larger fields, which take over some of the cells and may then have any shape. */
const LARGER_FIELDS: Lattice = { cell: 470, rise: 64, salt: 78 };

/** The larger field that a seed would belong to. */
export function nearestLargerField({ x, y, height }: Seed): Seed {
	const column = Math.floor(x / LARGER_FIELDS.cell);
	const row = Math.floor(y / LARGER_FIELDS.cell);
	const layer = Math.floor(height / LARGER_FIELDS.rise);
	let best = seedOf(LARGER_FIELDS, column, row, layer);
	let nearest = Number.POSITIVE_INFINITY;
	for (let k = layer - 1; k <= layer + 1; k++) {
		for (let j = row - 1; j <= row + 1; j++) {
			for (let i = column - 1; i <= column + 1; i++) {
				const seed = seedOf(LARGER_FIELDS, i, j, k);
				const distance = squaredSpan(seed, x, y, height, LARGER_FIELDS);
				if (distance < nearest) {
					nearest = distance;
					best = seed;
				}
			}
		}
	}
	return best;
}
