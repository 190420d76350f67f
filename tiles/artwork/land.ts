import { type Course, drawCourses } from '../terrain/course';
import { gridOver, regionExtent } from '../terrain/extent';
import { Grid, type GridFrame } from '../terrain/grid';
import { joinedHeights, loadHeights, loadRegion } from '../terrain/load';
import { douroRivers, outerReaches, type River } from '../terrain/rivers';
import { unwarp } from '../terrain/warp';
import type { Land } from './relief';

/** The edge of the water is drawn this fine, in metres. */
const waterCell = 25;

/** The region's heights and rivers, ready to be printed, these as wide as `halfWidthOf` says. */
export async function loadLand(halfWidthOf = printedHalfWidth): Promise<Land> {
	const [estates, region] = await Promise.all([loadHeights(), loadRegion()]);
	const courses = drawCourses([...douroRivers, ...outerReaches]);
	const water = waterDistance(gridOver(regionExtent, waterCell), courses, halfWidthOf);
	return {
		heightAt: joinedHeights(estates, region),
		waterAt: (x, y) => water.linear(...unwarp(x, y)),
	};
}

/** Half the width a river is printed with, in metres: wider than it is, or a sheet of the region would not show it. */
const printedHalfWidths: Readonly<Record<string, number>> = {
	Douro: 225,
	'Douro, below': 225,
	'Douro, above': 225,
	Sabor: 105,
	'Sabor, above': 95,
	Tua: 95,
	Coa: 75,
};
const printedStream = 34;
/** Distances are computed up to this many metres from the water. */
const shoreReach = 500;

/**
 * Metres from the water's edge, negative within it, at most {@link shoreReach}; where the land was before it was bent. Rivers are
 * as wide as they are printed, or as `halfWidthOf` says.
 */
export function waterDistance(
	frame: GridFrame,
	courses: readonly Course[],
	halfWidthOf: (river: River) => number = printedHalfWidth,
): Grid {
	const { west, south, cell, columns, rows } = frame;
	const distance = new Grid(frame);
	distance.values.fill(shoreReach);
	for (const { river, points } of courses) {
		const halfWidth = halfWidthOf(river);
		const reach = Math.ceil((halfWidth + shoreReach) / cell);
		for (const [x, y] of points) {
			const column = Math.round((x - west) / cell);
			const row = Math.round((y - south) / cell);
			for (let j = Math.max(0, row - reach); j <= Math.min(rows - 1, row + reach); j++) {
				for (let i = Math.max(0, column - reach); i <= Math.min(columns - 1, column + reach); i++) {
					const metres = Math.hypot(west + i * cell - x, south + j * cell - y) - halfWidth;
					const k = j * columns + i;
					if (metres < (distance.values[k] ?? 0)) distance.values[k] = metres;
				}
			}
		}
	}
	return distance;
}

export function printedHalfWidth({ name }: River): number {
	return printedHalfWidths[name] ?? printedStream;
}
