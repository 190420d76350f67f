import type { Metres } from '../geo/frame';
import { between } from '../geo/planar';
import { cellAt, isWithin, type Lattice, placeOf } from './lattice';
import { builds, type RoadKind } from './network';
import { WayFinder } from './way-finder';

/** A stretch of road before it has a width. */
export type Stretch = { readonly kind: RoadKind; readonly line: readonly Metres[] };

/** Builds roads one after the other: each follows those that are there already, and only what is new is built. */
export class RoadBuilder {
	readonly lattice: Lattice;
	readonly #finder: WayFinder;

	constructor(lattice: Lattice) {
		this.lattice = lattice;
		this.#finder = new WayFinder(lattice);
	}

	/**
	 * The new stretches of a road of that kind from one place to the other. Nothing is built where `mayRun` refuses one of
	 * them, or where the land ends.
	 */
	build(kind: RoadKind, from: Metres, to: Metres, mayRun: (stretch: Stretch) => boolean = () => true): Stretch[] {
		const { lattice } = this;
		const margin = 2 * lattice.cell;
		if (!isWithin(lattice, from, margin) || !isWithin(lattice, to, margin)) return [];
		const way = this.#finder.find(cellAt(lattice, from), cellAt(lattice, to), builds[kind].grade);
		if (!way) return [];
		const line = evenOut(way.map((k) => placeOf(lattice, k)));
		const stretches = newStretches(way.map((k) => lattice.used[k] === 1)).map(
			({ first, last }): Stretch => ({ kind, line: cutCorners(line.slice(first, last + 1)) }),
		);
		if (!stretches.every(mayRun)) return [];
		for (const k of way) lattice.used[k] = 1;
		return stretches;
	}
}

/** Cells of a way, counted from its start, both ends included. */
type CellRange = { readonly first: number; readonly last: number };

/**
 * A new road starts this many cells back on the old one: there the two lines are still the same, and they part as gently
 * as a turning does.
 */
const overlap = 4;

/** The parts of a way that no road covers yet; `covered` tells it cell by cell. */
export function newStretches(covered: readonly boolean[]): CellRange[] {
	const stretches: { first: number; last: number }[] = [];
	covered.forEach((old, index) => {
		if (old) return;
		const first = Math.max(0, index - overlap);
		const last = Math.min(covered.length - 1, index + overlap);
		const previous = stretches.at(-1);
		if (previous && first <= previous.last) previous.last = last;
		else stretches.push({ first, last });
	});
	return stretches.filter(({ first, last }) => last > first);
}

const passes = 3;
const cuts = 2;

/** Takes the corners of the lattice out of a way: every point between its neighbours, the ends where they were. */
export function evenOut(line: readonly Metres[]): Metres[] {
	let points = [...line];
	for (let pass = 0; pass < passes; pass++) {
		points = points.map((point, index) => {
			const before = points[index - 1];
			const after = points[index + 1];
			if (!before || !after) return point;
			return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
		});
	}
	return points;
}

/** Chaikin's corner cutting; the ends stay. Coordinates to the decimetre. */
export function cutCorners(line: readonly Metres[]): Metres[] {
	let points = [...line];
	for (let cut = 0; cut < cuts; cut++) {
		const sides = points.slice(1).flatMap((to, index): Metres[] => {
			const from = points[index] ?? to;
			return [between(from, to, 0.25), between(from, to, 0.75)];
		});
		points = [...points.slice(0, 1), ...sides, ...points.slice(-1)];
	}
	return points.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
}
