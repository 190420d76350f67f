import { clamp, mix, smoothstep } from '../../geo/scalars';
import { coverColours, type Paint } from '../paint';
import type { Spot } from '../spot';
import { seeTrees } from '../trees';

/** Between these resolutions, in metres a pixel, single trees give way to their mean tone. */
const treesFade = { from: 2, to: 4.4 } as const;
/** The part of the ground that crowns cover, and their shadows beside them. */
const meanCover = 0.17;
const meanShadow = 0.13;
/** One in ten trees is missing. */
const missing = 28;

/** A grove of olives or almonds: trees on a grid that time has loosened, their shadows, straw and tilled earth between. */
export function paintGrove(paint: Paint, spot: Spot): void {
	const { planting, clump, broad, patch, speck, resolution } = spot;
	const tree = planting.use === 'olives' ? coverColours.olive : coverColours.almond;
	paint.cover(planting.soil, 0.88 * (1 + 0.08 * clump + 0.06 * patch + 0.05 * speck));
	paint.lay(
		planting.grass,
		clamp(0.25 + 0.6 * planting.phase + 0.38 * broad + 0.25 * clump),
		0.88 * (1 + 0.07 * clump + 0.05 * speck),
	);
	const mean = smoothstep(treesFade.from, treesFade.to, resolution);
	if (mean < 1) paintTrees(paint, spot, 1 - mean);
	if (mean > 0) {
		paint.shade(1 - 0.46 * meanShadow * mean);
		paint.lay(tree, meanCover * mean, 0.9 + 0.2 * clump);
	}
}

function paintTrees(paint: Paint, spot: Spot, strength: number): void {
	const { planting } = spot;
	const { spacing, vigour } = planting;
	const tree = planting.use === 'olives' ? coverColours.olive : coverColours.almond;
	const { crown, light, shadow } = seeTrees(spot, { ...planting, loose: 0.24 }, (lot) =>
		(lot & 255) < missing ? 0 : spacing * (0.72 + 0.36 * vigour) * mix(0.17, 0.31, (lot >>> 24) / 255),
	);
	paint.shade(1 - 0.38 * shadow * (1 - crown) * strength);
	paint.lay(tree, crown * strength, light);
}
