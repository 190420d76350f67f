import { Grid } from '../../terrain/grid';

/** The grid with its values in memory that workers read too, instead of each having a copy. */
export function sharedGrid(grid: Grid): Grid {
	const values = new Float32Array(new SharedArrayBuffer(grid.values.byteLength));
	values.set(grid.values);
	return new Grid(grid, values);
}
