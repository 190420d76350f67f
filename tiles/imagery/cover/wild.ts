import { clamp } from '../../geo/scalars';
import { standing } from '../canopy';
import { coverColours, type Paint } from '../paint';
import { bandCover } from '../rows';
import type { Spot } from '../spot';

/** Woods stop short of a tended field by about this much, in metres, unevenly. */
const edgeWidth = 11;

/** Scrub of rockrose and broom: single shrubs on bare, dry ground, closing up on shady slopes and in hollows. */
export function paintScrub(paint: Paint, spot: Spot): void {
	paintWild(paint, spot, 0, 0);
}

/** Maritime pine, in the same scrub. */
export function paintPine(paint: Paint, spot: Spot): void {
	const { pines } = spot.brushes;
	const density = paintWild(paint, spot, 0.26, 0.5);
	pines.read(spot.x, spot.y);
	const trees =
		standing(clamp(density * 2.1 - 0.75 + 0.25 * spot.clump) * edge(spot), pines.kind, spot.resolution) * pines.cover;
	paint.layMixed(coverColours.pineDark, coverColours.pinePale, pines.kind, trees, pines.light * 0.98 + 0.2);
}

/** Mortórios: terraces left after the phylloxera, walls and banks still showing between the scrub. */
export function paintMortorio(paint: Paint, spot: Spot): void {
	paintWild(paint, spot, -0.12, 0, true);
}

/** Fields resting under straw, with a shrub here and there. */
export function paintFallow(paint: Paint, spot: Spot): void {
	const { planting, clump, broad, patch, speck, brushes } = spot;
	paint.cover(planting.soil, 0.81 * (1 + 0.06 * clump + 0.05 * speck));
	paint.lay(planting.grass, clamp(0.72 + 0.34 * broad + 0.2 * patch), 0.82 * (1 + 0.09 * clump + 0.06 * speck));
	brushes.shrubs.read(spot.x, spot.y);
	const shrubs =
		standing(clamp(0.1 + 0.3 * patch + 0.15 * broad), brushes.shrubs.kind, spot.resolution) * brushes.shrubs.cover;
	paint.layMixed(
		coverColours.scrubDark,
		coverColours.scrubDry,
		brushes.shrubs.kind * 0.7,
		shrubs,
		brushes.shrubs.light,
	);
}

/** The ground and the shrubs on it; returns how densely it is grown, 0 to 1. */
function paintWild(paint: Paint, spot: Spot, denser: number, pines: number, isTerraced = false): number {
	const { brushes, x, y, clump, broad, patch, speck, resolution } = spot;
	const density = clamp(
		0.56 + 0.5 * patch + 0.3 * broad + 0.4 * spot.region + denser - 0.13 * spot.sunny - 0.14 * spot.openness,
	);
	const rock = clamp((spot.slope - 0.5) * 1.6 + 0.5 * broad - 0.1);
	paint.cover(coverColours.bare, 0.97 * (1 + 0.09 * clump + 0.06 * speck));
	paint.lay(coverColours.scrubDry, clamp(0.55 + 0.5 * broad + 0.3 * clump), 0.97 + 0.1 * clump + 0.05 * speck);
	paint.lay(coverColours.rock, rock * 0.6, 1 + 0.1 * clump + 0.06 * speck);
	const open = isTerraced ? layOldTerraces(paint, spot) : 1;

	const { shrubs, scrub } = brushes;
	shrubs.read(x, y);
	const scattered = clamp(density * 2.2);
	paint.shade(1 + (shrubs.light - 1) * scattered);
	paint.layMixed(
		coverColours.scrubDark,
		coverColours.scrubDry,
		shrubs.kind * 0.6,
		shrubs.cover * scattered * open,
		shrubs.light,
	);

	scrub.read(x, y);
	const grown = clamp(density * 2.4 - 1 + 0.3 * clump) * edge(spot) * (1 - 0.5 * pines);
	const closed = standing(grown, scrub.kind, resolution) * scrub.cover * open;
	paint.shade(1 + (scrub.light - 1) * 0.85 * grown);
	paint.layMixed(coverColours.scrubDark, coverColours.scrubPale, scrub.kind, closed, scrub.light * 0.95 + 0.31);
	return density;
}

/** Returns how much of the ground is left to the scrub. */
function layOldTerraces(paint: Paint, spot: Spot): number {
	const { planting } = spot;
	const phase = (spot.height / planting.rise) * 0.8 + 0.2 * spot.wander + planting.phase;
	const width = ((spot.slope * spot.resolution) / planting.rise) * 0.8;
	const bank = bandCover(phase, 0.68, 0.2, width);
	const wall = bandCover(phase, 0.88, 0.12, width);
	paint.lay(coverColours.wall, bank * 0.5, 1.1);
	paint.shade(1 - 0.34 * wall);
	return 1 - 0.6 * bank;
}

function edge({ border, clump, broad }: Spot): number {
	return clamp((border + 7 * clump + 7 * broad) / edgeWidth);
}
