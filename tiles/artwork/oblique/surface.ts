import type { Grid } from '../../terrain/grid';

/** The land at a point: metres above the sea, and metres it rises per metre to the east and to the north. */
export type Surface = { height: number; east: number; north: number };

/**
 * Height and slope by the same cubic B-spline as {@link Grid.spline}, written into `into`: a picture asks millions of
 * times and would otherwise make as many objects.
 */
export function surfaceAt(grid: Grid, x: number, y: number, into: Surface): void {
	const { values, columns, cell } = grid;
	const fx = Math.min(Math.max((x - grid.west) / cell, 1), columns - 3);
	const fy = Math.min(Math.max((y - grid.south) / cell, 1), grid.rows - 3);
	const i = fx | 0;
	const j = fy | 0;
	const u = fx - i;
	const v = fy - j;
	const u2 = u * u;
	const v2 = v * v;
	const wx0 = (1 - 3 * u + 3 * u2 - u2 * u) / 6;
	const wx1 = (4 - 6 * u2 + 3 * u2 * u) / 6;
	const wx3 = (u2 * u) / 6;
	const wx2 = 1 - wx0 - wx1 - wx3;
	const sx0 = (2 * u - 1 - u2) / 2;
	const sx1 = (3 * u2 - 4 * u) / 2;
	const sx3 = u2 / 2;
	const sx2 = -sx0 - sx1 - sx3;
	let height = 0;
	let east = 0;
	let north = 0;
	let p = (j - 1) * columns + i - 1;
	for (let row = 0; row < 4; row++) {
		const a = values[p] ?? 0;
		const b = values[p + 1] ?? 0;
		const c = values[p + 2] ?? 0;
		const d = values[p + 3] ?? 0;
		const weight = splineWeight(row, v, v2);
		const along = a * wx0 + b * wx1 + c * wx2 + d * wx3;
		height += along * weight;
		east += (a * sx0 + b * sx1 + c * sx2 + d * sx3) * weight;
		north += along * splineSlope(row, v, v2);
		p += columns;
	}
	into.height = height;
	into.east = east / cell;
	into.north = north / cell;
}

function splineWeight(index: number, t: number, t2: number): number {
	if (index === 0) return (1 - 3 * t + 3 * t2 - t2 * t) / 6;
	if (index === 1) return (4 - 6 * t2 + 3 * t2 * t) / 6;
	if (index === 2) return (1 + 3 * t + 3 * t2 - 3 * t2 * t) / 6;
	return (t2 * t) / 6;
}

function splineSlope(index: number, t: number, t2: number): number {
	if (index === 0) return (2 * t - 1 - t2) / 2;
	if (index === 1) return (3 * t2 - 4 * t) / 2;
	if (index === 2) return (1 + 2 * t - 3 * t2) / 2;
	return t2 / 2;
}
