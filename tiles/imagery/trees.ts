import { clamp } from '../geo/scalars';
import { sun } from '../ground/sun';
import { hash } from '../terrain/noise';
import type { Spot } from './spot';

/** A grid of trees that time has loosened. */
export type TreeGrid = {
	/** Metres from tree to tree, and the direction of its columns. */
	readonly spacing: number;
	readonly acrossX: number;
	readonly acrossY: number;
	/** Sets its trees apart from those of other grids. */
	readonly id: number;
	/** How far trees stand from their places, in parts of the spacing. No crown or shadow is to reach farther than one spacing from there. */
	readonly loose: number;
};

/** What a pixel sees of trees: how much of it a crown covers, how light that is, and how much of the ground is in shadow, 0 to 1. */
export type SeenTrees = { crown: number; light: number; shadow: number };

type Seen = Pick<Spot, 'x' | 'y' | 'clump' | 'speck' | 'resolution'>;

/** Metres: less than this is no tree. */
const leastRadius = 0.3;

/**
 * Looks at the four nearest places of a grid: crowns and shadows reach into the cells beside their own.
 * @param radiusOf the metres of a tree's crown, by 32 bits of chance; 0 where it is missing
 */
export function seeTrees(spot: Seen, grid: TreeGrid, radiusOf: (lot: number) => number): SeenTrees {
	const { x, y, clump, speck, resolution } = spot;
	const { spacing, acrossX, acrossY, id, loose } = grid;
	const u = (x * acrossX + y * acrossY) / spacing;
	const v = (y * acrossX - x * acrossY) / spacing;
	const column = Math.floor(u - 0.5);
	const row = Math.floor(v - 0.5);
	const seen = { crown: 0, light: 1, shadow: 0 };
	for (let corner = 0; corner < 4; corner++) {
		const i = column + (corner & 1);
		const j = row + (corner >> 1);
		const lot = hash(i, j, id);
		const radius = radiusOf(lot);
		if (radius < leastRadius) continue;
		const du = (u - i - 0.5 - loose * (((lot >>> 8) & 255) / 255 - 0.5)) * spacing;
		const dv = (v - j - 0.5 - loose * (((lot >>> 16) & 255) / 255 - 0.5)) * spacing;
		const dx = du * acrossX - dv * acrossY;
		const dy = du * acrossY + dv * acrossX;
		const cover = clamp(0.5 + (radius - Math.sqrt(dx * dx + dy * dy) * (1 + 0.22 * clump)) / (resolution * 0.9));
		if (cover > seen.crown) {
			seen.crown = cover;
			seen.light = 0.84 + 0.3 * ((dx * sun.east + dy * sun.north) / radius) + 0.12 * speck;
		}
		const sx = dx + sun.east * radius * 1.1;
		const sy = dy + sun.north * radius * 1.1;
		const shade = clamp(0.5 + (radius * 0.95 - Math.sqrt(sx * sx + sy * sy)) / (resolution * 1.1));
		seen.shadow = Math.max(seen.shadow, shade);
	}
	return seen;
}
