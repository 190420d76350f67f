import type { Metres } from '../geo/frame';
import type { Grid } from '../terrain/grid';
import { type Cell, cellLattice, closing, type Neighbourhood, neighbourhoodOf, type Place, squaredSpan } from './cells';
import { chooseUse, isWild } from './land-use';
import { type Planting, plant } from './planting';
import { chance, keyOf, type Lattice, type Seed, seedOf } from './seeds';
import { surveySite } from './site';
import { divide, findHolding, type Holding, type Strips } from './strips';

/** How many cells belong to a larger field. */
const owned = 0.55;
/** On gentler ground than this fields are smaller. */
const steep = 0.15;
const slopeReach = 40;
/** Seeds more than this off the ground take the ground's height for their own. */
const nearGround = 60;
/** Borders are drawn this far on either side, in metres. */
const borderReach = 14;
/** Beyond any border. */
export const noBorder = 99;

/** Where a point lies in the mosaic. Written into, for millions of points are asked. */
export type Plot = {
	planting: Planting;
	/** Metres to the nearest other field, up to {@link noBorder}. */
	border: number;
	/** What the two fields on either side of the border share: decides how it is marked. */
	pair: number;
};

type Field = Pick<Cell, 'owner' | 'planting' | 'isWild' | 'strips'>;

/** The land divided into fields: a three-dimensional Voronoi diagram in (x, y, height), cut by the ground's surface. */
export class FieldMosaic {
	readonly #surface: Grid;
	readonly #quintas: readonly Metres[];
	readonly #cells = new Map<number, Cell>();
	readonly #fields = new Map<number, Field>();
	readonly #distances = new Float64Array(27);
	readonly #holding: Holding = { planting: undefined, border: noBorder, pair: 0 };

	/** `surface`: the heights that rows follow; land use depends on the distance to the quintas. */
	constructor(surface: Grid, quintas: readonly Metres[]) {
		this.#surface = surface;
		this.#quintas = quintas;
	}

	/** The cells a point within `radius` metres may lie in or border on. */
	cellsAround(x: number, y: number, radius: number): Neighbourhood {
		const height = this.#surface.linear(x, y);
		const column = Math.floor(x / cellLattice.cell);
		const row = Math.floor(y / cellLattice.cell);
		const layer = Math.floor(height / cellLattice.rise);
		const near: { cell: Cell; distance: number }[] = [];
		let nearest = Number.POSITIVE_INFINITY;
		for (let k = layer - 1; k <= layer + 1; k++) {
			for (let j = row - 1; j <= row + 1; j++) {
				for (let i = column - 1; i <= column + 1; i++) {
					const cell = this.#cellAt(i, j, k);
					const distance = Math.sqrt(squaredSpan(cell, x, y, height, cellLattice));
					nearest = Math.min(nearest, distance);
					near.push({ cell, distance });
				}
			}
		}
		const climb = (radius + borderReach / 2) * (this.#slopeAt(x, y) + 0.12);
		const reach = Math.hypot((radius + borderReach / 2) / cellLattice.cell, climb / cellLattice.rise);
		return neighbourhoodOf(near.filter(({ distance }) => distance < nearest + 2 * reach).map(({ cell }) => cell));
	}

	/**
	 * Finds the field of a point among the cells around it and writes it into `plot`. The border is the gap between the
	 * two distances divided by how fast it closes, hence in metres on the ground, not in cells.
	 */
	locate({ cells, seeds, isOneField }: Neighbourhood, place: Place, plot: Plot): void {
		const { x, y, height } = place;
		const distances = this.#distances;
		const count = cells.length;
		let nearest = Number.POSITIVE_INFINITY;
		let at = 0;
		for (let k = 0; k < count; k++) {
			const dx = (x - (seeds[3 * k] ?? 0)) / cellLattice.cell;
			const dy = (y - (seeds[3 * k + 1] ?? 0)) / cellLattice.cell;
			const dz = (height - (seeds[3 * k + 2] ?? 0)) / cellLattice.rise;
			const distance = dx * dx + dy * dy + dz * dz;
			distances[k] = distance;
			if (distance < nearest) {
				nearest = distance;
				at = k;
			}
		}
		const first = cells[at];
		if (!first) throw new RangeError('A point lies in none of the cells around it.');
		plot.planting = first.planting;
		plot.border = noBorder;
		if (!isOneField) {
			let second: Cell | undefined;
			let next = Number.POSITIVE_INFINITY;
			for (let k = 0; k < count; k++) {
				const distance = distances[k] ?? 0;
				if (distance >= next) continue;
				const cell = cells[k];
				if (!cell || cell.owner === first.owner) continue;
				next = distance;
				second = cell;
			}
			if (second && !(first.isWild && second.isWild)) {
				plot.border = (Math.sqrt(next) - Math.sqrt(nearest)) / closing(first, second, place);
				plot.pair = (first.owner ^ second.owner) >>> 0;
			}
		}
		if (first.strips) this.#narrowToHolding(first.strips, x, y, plot);
	}

	#narrowToHolding(strips: Strips, x: number, y: number, plot: Plot): void {
		const holding = this.#holding;
		findHolding(strips, x, y, holding);
		plot.planting = holding.planting ?? plot.planting;
		if (holding.border < plot.border) {
			plot.border = holding.border;
			plot.pair = holding.pair;
		}
	}

	#cellAt(column: number, row: number, layer: number): Cell {
		const key = keyOf(cellLattice.salt, column, row, layer);
		const known = this.#cells.get(key);
		if (known) return known;
		const seed = seedOf(cellLattice, column, row, layer);
		const isOwned = chance(seed.id, 4) < (this.#slopeAt(seed.x, seed.y) > steep ? owned : owned / 2);
		const owner = isOwned ? nearestLargerField(seed) : seed;
		const cell: Cell = { x: seed.x, y: seed.y, height: seed.height, ...this.#fieldOf(owner) };
		this.#cells.set(key, cell);
		return cell;
	}

	#slopeAt(x: number, y: number): number {
		const surface = this.#surface;
		const east = surface.linear(x + slopeReach, y) - surface.linear(x - slopeReach, y);
		const north = surface.linear(x, y + slopeReach) - surface.linear(x, y - slopeReach);
		return Math.sqrt(east * east + north * north) / (2 * slopeReach);
	}

	#fieldOf(seed: Seed): Field {
		const known = this.#fields.get(seed.key);
		if (known) return known;
		const ground = surveySite(this.#surface, this.#quintas, seed.x, seed.y);
		const site = Math.abs(ground.height - seed.height) < nearGround ? { ...ground, height: seed.height } : ground;
		const planting = plant(chooseUse(site, chance(seed.id, 15), chance(seed.id, 16)), seed.id, site);
		const field: Field = {
			owner: seed.id,
			planting,
			isWild: isWild(planting.use),
			strips: divide(planting, site),
		};
		this.#fields.set(seed.key, field);
		return field;
	}
}

/** Larger fields, which take over some of the cells and may then have any shape. */
const largerFields: Lattice = { cell: 470, rise: 64, salt: 78 };

/** The larger field that a seed would belong to. */
function nearestLargerField({ x, y, height }: Seed): Seed {
	const column = Math.floor(x / largerFields.cell);
	const row = Math.floor(y / largerFields.cell);
	const layer = Math.floor(height / largerFields.rise);
	let best = seedOf(largerFields, column, row, layer);
	let nearest = Number.POSITIVE_INFINITY;
	for (let k = layer - 1; k <= layer + 1; k++) {
		for (let j = row - 1; j <= row + 1; j++) {
			for (let i = column - 1; i <= column + 1; i++) {
				const seed = seedOf(largerFields, i, j, k);
				const distance = squaredSpan(seed, x, y, height, largerFields);
				if (distance < nearest) {
					nearest = distance;
					best = seed;
				}
			}
		}
	}
	return best;
}
