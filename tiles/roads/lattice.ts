import type { Metres } from '../geo/frame';
import type { Grid, GridFrame } from '../terrain/grid';

/** The cells that ways are sought on. */
export type Lattice = GridFrame & {
	/** Metres above the sea. */
	readonly height: Float32Array;
	/** 1 where a way would need a bridge. */
	readonly wet: Uint8Array;
	/** 1 where a road runs already. */
	readonly used: Uint8Array;
};

/** A cell of the lattice is two points of the heights wide: 25 m. */
const points = 2;
/** Metres from a river that still need the bridge. */
const bank = 10;

/** Where the lattice over the heights lies. */
export function latticeFrame({ west, south, cell, columns, rows }: GridFrame): GridFrame {
	return { west, south, cell: cell * points, columns: (columns >> 1) - 1, rows: (rows >> 1) - 1 };
}

/** The lattice over the heights, without a road yet; the rivers' distances lie on its own frame. */
export function latticeOver(heights: Grid, rivers: Grid): Lattice {
	const { west, south, cell, columns, rows } = rivers;
	const height = new Float32Array(columns * rows);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			height[row * columns + column] = heights.values[row * points * heights.columns + column * points] ?? 0;
		}
	}
	const wet = Uint8Array.from(rivers.values, (metres) => (metres < bank ? 1 : 0));
	return { west, south, cell, columns, rows, height, wet, used: new Uint8Array(columns * rows) };
}

/** The cell nearest to a place. */
export function cellAt({ west, south, cell, columns }: Lattice, [x, y]: Metres): number {
	return Math.round((y - south) / cell) * columns + Math.round((x - west) / cell);
}

/** The middle of a cell. */
export function placeOf({ west, south, cell, columns }: Lattice, k: number): Metres {
	return [west + (k % columns) * cell, south + Math.floor(k / columns) * cell];
}

/** Whether a place lies over the lattice and at least `margin` metres from its edges. */
export function isWithin({ west, south, cell, columns, rows }: Lattice, [x, y]: Metres, margin: number): boolean {
	return (
		x >= west + margin &&
		y >= south + margin &&
		x <= west + columns * cell - margin &&
		y <= south + rows * cell - margin
	);
}

/** The ground that a lattice covers. */
export function squareKilometres({ cell, columns, rows }: Lattice): number {
	return (columns * rows * cell * cell) / 1e6;
}
