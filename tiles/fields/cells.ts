import type { Planting } from './planting';
import type { Lattice } from './seeds';
import type { Strips } from './strips';

/** Cells far wider than high: on a slope they stretch along the contours, as fields do. */
export const cellLattice: Lattice = { cell: 185, rise: 26, salt: 77 };

/** A cell of the mosaic; cells of the same `owner` are one field. */
export type Cell = {
	readonly x: number;
	readonly y: number;
	readonly height: number;
	readonly owner: number;
	readonly planting: Planting;
	readonly isWild: boolean;
	readonly strips: Strips | undefined;
};

/** Cells near a place, their seeds' x, y and height one after another. */
export type Neighbourhood = {
	readonly cells: readonly Cell[];
	readonly seeds: Float64Array;
	/** All of them are parts of one field: no border is near. */
	readonly isOneField: boolean;
};

/** A point of the ground: metres, and the rise of the surface a metre to the east and to the north. */
export type Place = {
	readonly x: number;
	readonly y: number;
	readonly height: number;
	readonly riseX: number;
	readonly riseY: number;
};

/** The cells as a neighbourhood. */
export function neighbourhoodOf(cells: readonly Cell[]): Neighbourhood {
	return {
		cells,
		seeds: Float64Array.from(cells.flatMap(({ x, y, height }) => [x, y, height])),
		isOneField: cells.every(({ owner }) => owner === cells[0]?.owner),
	};
}

/** How fast, per metre on the ground, the difference of the distances to two cells closes on the way to their border. */
export function closing(first: Cell, second: Cell, { x, y, height, riseX, riseY }: Place): number {
	const near = Math.sqrt(squaredSpan(first, x, y, height, cellLattice)) + 1e-6;
	const far = Math.sqrt(squaredSpan(second, x, y, height, cellLattice)) + 1e-6;
	const square = cellLattice.cell * cellLattice.cell;
	const upFirst = (height - first.height) / (cellLattice.rise * cellLattice.rise);
	const upSecond = (height - second.height) / (cellLattice.rise * cellLattice.rise);
	const east = ((x - second.x) / square + upSecond * riseX) / far - ((x - first.x) / square + upFirst * riseX) / near;
	const north = ((y - second.y) / square + upSecond * riseY) / far - ((y - first.y) / square + upFirst * riseY) / near;
	return Math.sqrt(east * east + north * north) + 0.0018;
}

/** The square of the distance from a seed, in cells of its lattice. */
export function squaredSpan(
	from: { readonly x: number; readonly y: number; readonly height: number },
	x: number,
	y: number,
	height: number,
	{ cell, rise }: Lattice,
): number {
	const dx = (x - from.x) / cell;
	const dy = (y - from.y) / cell;
	const dz = (height - from.height) / rise;
	return dx * dx + dy * dy + dz * dz;
}
