import { blur } from '../terrain/blur';
import { fillGrid, type Grid, type GridFrame } from '../terrain/grid';

/** Ravines and spurs, then valleys and ridges: the radius of the blur in cells, and metres that count as far above or below. */
const SCALES = [
	{ radius: 6, metres: 16, weight: 0.45 },
	{ radius: 28, metres: 90, weight: 0.55 },
] as const;
/** Every second point is enough for what has been compared with a blur. */
const COARSER = 2;

/** −1 in a hollow to 1 on a ridge: how far the ground stands above its surroundings, at two scales. */
export function opennessOf(heights: Grid): Grid {
	const { west, south, cell, columns, rows } = heights;
	const frame: GridFrame = {
		west,
		south,
		cell: cell * COARSER,
		columns: Math.floor(columns / COARSER),
		rows: Math.floor(rows / COARSER),
	};
	const sum = fillGrid(frame, () => 0);
	for (const { radius, metres, weight } of SCALES) {
		const around = blur(heights, radius).values;
		for (let row = 0; row < frame.rows; row++) {
			for (let column = 0; column < frame.columns; column++) {
				const k = row * COARSER * columns + column * COARSER;
				const above = (heights.values[k] ?? 0) - (around[k] ?? 0);
				const here = row * frame.columns + column;
				sum.values[here] = (sum.values[here] ?? 0) + weight * softly(above / metres);
			}
		}
	}
	return sum;
}

/** Nearly itself around zero, never beyond ±1; a hard limit would draw its own outline on steep land. */
function softly(value: number): number {
	return value / Math.cbrt(1 + Math.abs(value) ** 3);
}
