import type { Metres } from '../geo/frame';
import { BUILDS, type RoadKind } from './kinds';
import { cellAt, isWithin, type Lattice, placeOf } from './lattice';
import { newStretches } from './new-stretches';
import { cutCorners, evenOut } from './smooth-line';
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
		const way = this.#finder.find(cellAt(lattice, from), cellAt(lattice, to), BUILDS[kind].grade);
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
