import { hash, hashUnit } from '../terrain/noise';

/** A lattice of cells `cell` metres wide and `rise` metres high, each with one seed near its middle. */
export type Lattice = { readonly cell: number; readonly rise: number; readonly salt: number };

/** Where a cell's seed lies, in metres. `id` is its hash, which seeds far apart may share; `key` is its own. */
export type Seed = {
	readonly x: number;
	readonly y: number;
	readonly height: number;
	readonly id: number;
	readonly key: number;
};

const jitter = 0.84;
const jitterUp = 0.8;

export function seedOf({ cell, rise, salt }: Lattice, column: number, row: number, layer: number): Seed {
	const id = hash(hash(column, row, salt), layer, salt ^ 0x51ed);
	return {
		x: (column + 0.5 + jitter * (chance(id, 1) - 0.5)) * cell,
		y: (row + 0.5 + jitter * (chance(id, 2) - 0.5)) * cell,
		height: (layer + 0.5 + jitterUp * (chance(id, 3) - 0.5)) * rise,
		id,
		key: keyOf(salt, column, row, layer),
	};
}

/** A number for every cell of both lattices, within 4,096 cells of the middle and 1,000 m above the sea. */
export function keyOf(salt: number, column: number, row: number, layer: number): number {
	return (((column + 4096) * 8192 + (row + 4096)) * 512 + layer + 64) * 2 + (salt & 1);
}

/** The throw number `index` for the thing with this id: 0 up to, not including, 1. */
export function chance(id: number, index: number): number {
	return hashUnit(id & 0xffff, index, id >>> 16);
}
