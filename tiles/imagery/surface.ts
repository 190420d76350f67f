import type { Grid } from '../terrain/grid';

/** Height and rise of a surface at a point. Written into, for millions of points are asked. */
export type SurfacePoint = { height: number; riseX: number; riseY: number };

/**
 * The uniform cubic B-spline of `Grid.spline` with its exact derivatives: metres, and metres a metre to the east and
 * to the north. One pass, where three splines would cost three.
 */
export function readSurface(grid: Grid, x: number, y: number, point: SurfacePoint): void {
	const fx = Math.min(Math.max((x - grid.west) / grid.cell, 1), grid.columns - 3);
	const fy = Math.min(Math.max((y - grid.south) / grid.cell, 1), grid.rows - 3);
	const i = fx | 0;
	const j = fy | 0;
	const u = fx - i;
	const v = fy - j;
	const u2 = u * u;
	const v2 = v * v;
	const a0 = (1 - u) ** 3 / 6;
	const a1 = (4 - 6 * u2 + 3 * u2 * u) / 6;
	const a2 = (1 + 3 * u + 3 * u2 - 3 * u2 * u) / 6;
	const a3 = (u2 * u) / 6;
	const d0 = -((1 - u) ** 2) / 2;
	const d1 = (3 * u2 - 4 * u) / 2;
	const d2 = (1 + 2 * u - 3 * u2) / 2;
	const d3 = u2 / 2;
	const values = grid.values;
	let height = 0;
	let riseX = 0;
	let riseY = 0;
	for (let row = 0; row < 4; row++) {
		const p = (j - 1 + row) * grid.columns + i - 1;
		const q0 = values[p] ?? 0;
		const q1 = values[p + 1] ?? 0;
		const q2 = values[p + 2] ?? 0;
		const q3 = values[p + 3] ?? 0;
		const weight =
			row === 0
				? (1 - v) ** 3 / 6
				: row === 1
					? (4 - 6 * v2 + 3 * v2 * v) / 6
					: row === 2
						? (1 + 3 * v + 3 * v2 - 3 * v2 * v) / 6
						: (v2 * v) / 6;
		const change =
			row === 0
				? -((1 - v) ** 2) / 2
				: row === 1
					? (3 * v2 - 4 * v) / 2
					: row === 2
						? (1 + 2 * v - 3 * v2) / 2
						: v2 / 2;
		const across = q0 * a0 + q1 * a1 + q2 * a2 + q3 * a3;
		height += across * weight;
		riseX += (q0 * d0 + q1 * d1 + q2 * d2 + q3 * d3) * weight;
		riseY += across * change;
	}
	point.height = height;
	point.riseX = riseX / grid.cell;
	point.riseY = riseY / grid.cell;
}
