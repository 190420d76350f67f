import { clamp, smoothstep } from '../../geo/scalars';
import { sun } from '../../ground/sun';
import { coverColours, type Paint } from '../paint';
import { bandCover } from '../rows';
import type { Spot } from '../spot';

const cosElevation = Math.cos(sun.elevation);
/** Rows end so far, in metres, before the border of the field. */
const headlandWidth = { from: 0.9, to: 2.6 } as const;

/**
 * Patamares: level earth terraces of one or two rows of vines, an earth bank under straw between them. Rows are lines of
 * equal height, so phase is height; the steeper the slope, the more of it is bank.
 */
export function paintPatamares(paint: Paint, spot: Spot): void {
	const { planting, slope } = spot;
	const phase = spot.height / planting.rise + planting.phase + 0.05 * spot.wander;
	const width = (slope * spot.resolution) / planting.rise;
	const bankWidth = clamp(0.16 + 0.5 * slope, 0.22, 0.46);
	const bank = bandCover(phase, 1 - bankWidth, bankWidth, width);
	const outer = bandCover(phase, 0.05, 0.22, width);
	const inner = planting.twoRows ? bandCover(phase, 0.36, 0.22, width) : 0;
	const shade = bandCover(phase, 0.23, 0.09, width) * 0.6;
	const leaves = leafCover(spot, 0.8, 1);

	paint.cover(planting.soil, 1 + 0.05 * spot.clump + 0.04 * spot.patch);
	layBank(paint, spot, bank);
	layVines(paint, spot, (outer + inner) * leaves, shade * leaves);
}

/** Socalcos: older terraces held by schist walls, their rows uneven and full of gaps. */
export function paintSocalcos(paint: Paint, spot: Spot): void {
	const { planting } = spot;
	const phase = spot.height / planting.rise + planting.phase + 0.15 * spot.wander + 0.05 * spot.clump;
	const width = (spot.slope * spot.resolution) / planting.rise;
	const bank = bandCover(phase, 0.74, 0.26, width) * 0.6;
	const wall = bandCover(phase, 0.9, 0.1, width);
	const rows = bandCover(phase, 0.08, 0.3, width) + bandCover(phase, 0.48, 0.22, width) * 0.8;
	const shade = bandCover(phase, 0.38, 0.1, width) * 0.6;
	const leaves = leafCover(spot, 1.2, 1.4);

	paint.cover(planting.soil, 0.98 + 0.05 * spot.clump + 0.04 * spot.patch);
	layBank(paint, spot, bank);
	paint.lay(coverColours.wall, wall * 0.6, bankLight(spot) * 0.8);
	layVines(paint, spot, rows * leaves, shade * leaves);
}

/** Grass and bare earth of the banks; they stand steeper than the slope and are lit accordingly. */
function layBank(paint: Paint, spot: Spot, bank: number): void {
	const { planting, broad } = spot;
	paint.layMixed(
		planting.soil,
		planting.grass,
		clamp(0.6 + 0.28 * broad + 0.2 * spot.clump),
		bank,
		0.9 * bankLight(spot),
	);
}

function bankLight(spot: Spot): number {
	return 1 + 0.22 * spot.sunny * cosElevation;
}

function layVines(paint: Paint, spot: Spot, vines: number, shade: number): void {
	const headland = spot.border < headlandWidth.to ? smoothstep(headlandWidth.from, headlandWidth.to, spot.border) : 1;
	paint.shade(1 - 0.32 * shade * headland);
	paint.lay(spot.planting.leaf, Math.min(1, vines * headland), 1 + 0.15 * spot.clump + 0.1 * spot.speck);
}

/** Leaf along the rows: vigour of the planting, stronger and weaker patches, gaps where vines died. */
function leafCover({ planting, broad, patch, clump, speck }: Spot, clumps: number, gaps: number): number {
	const grown = planting.vigour * (1 + 0.3 * broad + 0.1 * patch) * (1 + 0.55 * clumps * clump);
	return clamp(grown + 0.42 * gaps * planting.vigour * speck, 0, 1.15);
}
