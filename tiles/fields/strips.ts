import { hash } from '../terrain/noise';
import { chooseUse, isWild } from './land-use';
import { type Planting, plant } from './planting';
import { chance } from './seeds';
import type { Site } from './site';

/**
 * The holdings a field on level ground was divided into: strips side by side, each cut across where one heir's share
 * ended. On a slope terraces make the pattern; on a plateau these do, and without them it would be one flat tone.
 */
export type Strips = {
	readonly id: number;
	/** Unit vector across the strips. */
	readonly acrossX: number;
	readonly acrossY: number;
	/** Metres. */
	readonly width: number;
	readonly length: number;
	readonly plantings: readonly Planting[];
};

const levelSlope = 0.15;
const kinds = 8;
/** The chance that a holding grows what most of its neighbours grow. */
const likeTheRest = 0.62;

/** The strips of a field, or nothing where the ground is steep or wild. */
export function divide(field: Planting, site: Site): Strips | undefined {
	if (site.slope > levelSlope || isWild(field.use)) return undefined;
	const { id } = field;
	const direction = chance(id, 20) * Math.PI;
	const plantings = Array.from({ length: kinds }, (_, kind) => {
		const own = hash(id, kind, 91);
		const use = chance(own, 0) < likeTheRest ? field.use : chooseUse(site, chance(own, 1), chance(own, 2));
		return plant(isWild(use) ? 'fallow' : use, own, site);
	});
	return {
		id,
		acrossX: Math.cos(direction),
		acrossY: Math.sin(direction),
		width: 34 + 46 * chance(id, 21),
		length: 80 + 110 * chance(id, 22),
		plantings,
	};
}

/** A point among the strips: which holding, and metres to its nearest edge. Written into, for millions are asked. */
export type Holding = { planting: Planting | undefined; border: number; pair: number };

/** Finds the holding a point lies in. */
export function findHolding(strips: Strips, x: number, y: number, holding: Holding): void {
	const across = (x * strips.acrossX + y * strips.acrossY) / strips.width;
	const strip = Math.floor(across);
	const lot = hash(strip, strips.id, 92);
	const along = (y * strips.acrossX - x * strips.acrossY) / strips.length + (lot & 255) / 256;
	const share = Math.floor(along);
	const own = hash(strip, share, strips.id);
	const toSide = Math.min(across - strip, strip + 1 - across) * strips.width;
	const toEnd = Math.min(along - share, share + 1 - along) * strips.length;
	holding.planting = strips.plantings[own % kinds];
	holding.border = Math.min(toSide, toEnd);
	holding.pair = toSide < toEnd ? hash(Math.round(across), strips.id, 93) : own;
}
