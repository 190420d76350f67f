import { smoothstep } from '../geo/scalars';
import { blended, type Colour, colour, grasses, leaves, lightened, pick, soils } from './colours';
import type { LandUse } from './land-use';
import { chance } from './seeds';
import type { Site } from './site';

/** What grows on a field and how it was laid out: all that its picture depends on. */
export type Planting = {
	readonly id: number;
	readonly use: LandUse;
	/** Metres on the ground from row to row, from terrace to terrace, or from tree to tree. */
	readonly spacing: number;
	/** Metres of height from terrace to terrace. */
	readonly rise: number;
	/** Unit vector across straight rows, and along one side of a grove's grid. */
	readonly acrossX: number;
	readonly acrossY: number;
	/** Where the first row begins, 0 to 1 of the spacing. */
	readonly phase: number;
	readonly soil: Colour;
	readonly leaf: Colour;
	readonly grass: Colour;
	/** How much of the rows is leaf: 1 full, towards 0 young or failing. */
	readonly vigour: number;
	/** Terraces bear two rows, or one. */
	readonly twoRows: boolean;
	/** Straight rows between two lanes. */
	readonly blockRows: number;
	/** Metres of height between the tracks that cross straight rows; none of them on some fields. */
	readonly tier: number;
	readonly hasLanes: boolean;
};

/** What is known of a planting beyond its ground. */
export type Age = 'young' | 'grown' | 'old';

/** Ground less steep than this is not terraced. */
const terraceSlope = 0.11;
/** What the soils, leaves and grasses of high, level ground tend to: there are no bright neighbours on a plateau. */
const plateau = { soil: colour('#a09079'), leaf: colour('#62693f'), grass: colour('#a6996f') } as const;

export function plant(wanted: LandUse, id: number, site: Site, age: Age = 'grown'): Planting {
	const use = site.slope < terraceSlope && (wanted === 'patamares' || wanted === 'socalcos') ? 'alto' : wanted;
	const spacing = spacingOf(use, id, age);
	const direction = directionOf(use, id, site);
	const level = 0.45 * smoothstep(0.24, 0.08, site.slope);
	const tone = 0.94 + 0.12 * chance(id, 5);
	return {
		id,
		use,
		spacing,
		rise: spacing * Math.max(0.12, site.slope),
		acrossX: Math.cos(direction),
		acrossY: Math.sin(direction),
		phase: chance(id, 10),
		soil: lightened(blended(pick(soils, chance(id, 2)), plateau.soil, level), tone),
		leaf: lightened(blended(pick(leaves, chance(id, 3)), plateau.leaf, level), 0.94 + 0.12 * chance(id, 6)),
		grass: blended(pick(grasses, chance(id, 4)), plateau.grass, level),
		vigour: vigourOf(use, id, age),
		twoRows: chance(id, 8) > 0.3,
		blockRows: 16 + Math.floor(chance(id, 13) * 16),
		tier: site.slope * (45 + 35 * chance(id, 13)) + 1,
		hasLanes: chance(id, 14) < 0.55,
	};
}

function spacingOf(use: LandUse, id: number, age: Age): number {
	const lot = chance(id, 1);
	if (use === 'patamares') return 4.4 + 2.2 * lot;
	if (use === 'socalcos') return age === 'old' ? 5.2 + 1.2 * lot : 4 + 1.6 * lot;
	if (use === 'alto') return 2.3 + 0.6 * lot;
	if (use === 'almonds') return 5.5 + 1.5 * lot;
	return 6.2 + 2.4 * lot;
}

/** Straight rows run down the slope; where there is no slope, in a random direction. */
function directionOf(use: LandUse, id: number, { slope, riseX, riseY }: Site): number {
	const alongContour = Math.atan2(riseY, riseX) + Math.PI / 2;
	if (slope < terraceSlope) return chance(id, 9) * Math.PI;
	return use === 'alto' ? alongContour : alongContour + 0.35 * (chance(id, 9) - 0.5);
}

function vigourOf(use: LandUse, id: number, age: Age): number {
	const grown = use === 'socalcos' && age === 'grown' ? 0.68 : 0.97;
	return (age === 'old' ? 0.92 : grown) * (age === 'young' ? 0.5 : 1) * (0.78 + 0.3 * chance(id, 7));
}
