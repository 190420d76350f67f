import { clamp } from '../geo/scalars';
import { Grid } from './grid';

const passes = 3;

/** A grid blurred by three box filters in a row, nearly a Gaussian; `radius` in cells, edges repeated. */
export function blur(grid: Grid, radius: number): Grid {
	const { columns, rows } = grid;
	const values = Float32Array.from(grid.values);
	const scratch = new Float32Array(columns * rows);
	for (let pass = 0; pass < passes; pass++) {
		blurRows(values, scratch, columns, rows, radius);
		blurColumns(scratch, values, columns, rows, radius);
	}
	return new Grid(grid, values);
}

function blurRows(from: Float32Array, to: Float32Array, columns: number, rows: number, radius: number): void {
	const width = 2 * radius + 1;
	for (let row = 0; row < rows; row++) {
		const start = row * columns;
		let sum = 0;
		for (let i = -radius; i <= radius; i++) sum += from[start + clamp(i, 0, columns - 1)] ?? 0;
		for (let i = 0; i < columns; i++) {
			to[start + i] = sum / width;
			const entering = from[start + Math.min(columns - 1, i + radius + 1)] ?? 0;
			const leaving = from[start + Math.max(0, i - radius)] ?? 0;
			sum += entering - leaving;
		}
	}
}

/** Row by row with one running sum a column: a walk down each column would miss the cache at every step. */
function blurColumns(from: Float32Array, to: Float32Array, columns: number, rows: number, radius: number): void {
	const width = 2 * radius + 1;
	const sums = new Float32Array(columns);
	for (let j = -radius; j <= radius; j++) {
		const start = clamp(j, 0, rows - 1) * columns;
		for (let i = 0; i < columns; i++) sums[i] = (sums[i] ?? 0) + (from[start + i] ?? 0);
	}
	for (let row = 0; row < rows; row++) {
		const start = row * columns;
		const entering = Math.min(rows - 1, row + radius + 1) * columns;
		const leaving = Math.max(0, row - radius) * columns;
		for (let i = 0; i < columns; i++) {
			const sum = sums[i] ?? 0;
			to[start + i] = sum / width;
			sums[i] = sum + ((from[entering + i] ?? 0) - (from[leaving + i] ?? 0));
		}
	}
}
