import { clamp, mix, smoothstep } from '../../geo/scalars';
import { sun } from '../../ground/sun';
import { hash } from '../../terrain/noise';
import { coverColours, type Paint } from '../paint';
import type { Spot } from '../spot';

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
	const { planting, x, y, clump, resolution } = spot;
	const { spacing, acrossX, acrossY } = planting;
	const tree = planting.use === 'olives' ? coverColours.olive : coverColours.almond;
	const u = (x * acrossX + y * acrossY) / spacing;
	const v = (y * acrossX - x * acrossY) / spacing;
	const column = Math.floor(u - 0.5);
	const row = Math.floor(v - 0.5);
	let crown = 0;
	let light = 1;
	let shadow = 0;
	for (let corner = 0; corner < 4; corner++) {
		const i = column + (corner & 1);
		const j = row + (corner >> 1);
		const lot = hash(i, j, planting.id);
		if ((lot & 255) < missing) continue;
		const radius = spacing * (0.72 + 0.36 * planting.vigour) * mix(0.17, 0.31, (lot >>> 24) / 255);
		const du = (u - i - 0.5 - 0.24 * (((lot >>> 8) & 255) / 255 - 0.5)) * spacing;
		const dv = (v - j - 0.5 - 0.24 * (((lot >>> 16) & 255) / 255 - 0.5)) * spacing;
		const dx = du * acrossX - dv * acrossY;
		const dy = du * acrossY + dv * acrossX;
		const cover = clamp(0.5 + (radius - Math.sqrt(dx * dx + dy * dy) * (1 + 0.22 * clump)) / (resolution * 0.9));
		if (cover > crown) {
			crown = cover;
			light = 0.84 + 0.3 * ((dx * sun.east + dy * sun.north) / radius) + 0.12 * spot.speck;
		}
		const sx = dx + sun.east * radius * 1.1;
		const sy = dy + sun.north * radius * 1.1;
		shadow = Math.max(shadow, clamp(0.5 + (radius * 0.95 - Math.sqrt(sx * sx + sy * sy)) / (resolution * 1.1)));
	}
	paint.shade(1 - 0.38 * shadow * (1 - crown) * strength);
	paint.lay(tree, crown * strength, light);
}
