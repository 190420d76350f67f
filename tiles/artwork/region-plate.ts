import type { HeightAt } from '../facts/ground';
import type { LonLat } from '../geo/frame';
import type { Bounds } from '../geo/mercator';
import { drawCourses } from '../terrain/course';
import { douroRivers, outerReaches } from '../terrain/rivers';
import { warp } from '../terrain/warp';
import { isolines, type Line, type Point } from './isolines';
import { lengthOf, stretches } from './lines';
import { contourNumbers, latticeUnder } from './parcel-sheet';
import { stroke } from './parcel-strokes';
import { drawn, ochre, pen, plateOf, svgOf, water } from './plate';
import { blurRaster } from './raster';
import { metresOn, placeOn, type Sheet } from './sheet';

/** Heights are read at every fifth unit and smoothed, so that the region shows hills and not gullies. */
const lattice = 5;
const smoothing = 1;
const indexEvery = 5;
/** Units: a shorter contour is a crumb, and none comes nearer to the mark of an estate. */
const crumb = 60;
const clearance = 24;
/** Half the width of a river in metres from which on it is one of the great ones, which are drawn broader. */
const greatHalfWidth = 15;

/**
 * The plate of estates that lie far apart, as SVG: the land between them with its rivers, `interval` metres from contour to contour, and
 * the lines of sight from each to the others. Its parts are called as on the plate of a parcel (`drawPlate`).
 */
export function drawRegionPlate(
	bounds: Bounds,
	places: readonly LonLat[],
	heightAt: HeightAt,
	interval: number,
): string {
	const sheet = plateOf(bounds);
	const points = places.map((place) => placeOn(sheet, place));
	const isClear = ([x, y]: Point) => points.every(([left, top]) => Math.hypot(x - left, y - top) > clearance);
	const { fine, index } = contoursOf(sheet, heightAt, interval);
	const contours = stroke(1.2, drawn(cut(fine, isClear))) + stroke(2, drawn(cut(index, isClear)));
	const around = `<g id="around" ${pen} stroke="${ochre}">${contours}<g stroke="${water}">${riversOn(sheet, isClear)}</g></g>`;
	const marks = points.map(trigPoint).join('');
	const parts = stroke(1.8, sightLines(points), 'fine') + stroke(3.2, marks, 'outline');
	return svgOf(`${around}<g id="parcel" ${pen} stroke="currentColor">${parts}</g>`);
}

function contoursOf(sheet: Sheet, heightAt: HeightAt, interval: number): { fine: Line[]; index: Line[] } {
	const { heights, onSheet } = latticeUnder(sheet, lattice, heightAt);
	const smooth = blurRaster(heights, smoothing);
	const fine: Line[] = [];
	const index: Line[] = [];
	for (const number of contourNumbers(smooth, interval)) {
		const lines = isolines(smooth, number * interval).map(onSheet);
		(number % indexEvery === 0 ? index : fine).push(...lines.filter((line) => lengthOf(line) >= crumb));
	}
	return { fine, index };
}

function cut(lines: readonly Line[], isClear: (point: Point) => boolean): Line[] {
	return lines.flatMap((line) => stretches(line, isClear));
}

function riversOn(sheet: Sheet, isClear: (point: Point) => boolean): string {
	const courses = drawCourses([...douroRivers, ...outerReaches]);
	const isOnSheet = ([x, y]: Point) => x > -9 && x < sheet.width + 9 && y > -9 && y < sheet.height + 9;
	const linesOf = (isGreat: boolean) =>
		courses
			.filter(({ river }) => river.halfWidth >= greatHalfWidth === isGreat)
			.map(({ points }) => points.map(([x, y]) => metresOn(sheet, ...warp(x, y))))
			.flatMap((line) => stretches(line, (point) => isOnSheet(point) && isClear(point)));
	return stroke(1.6, drawn(linesOf(false))) + stroke(4, drawn(linesOf(true)));
}

/** Between two trig points, from mark to mark. */
function sightLines(points: readonly Point[]): string {
	return points
		.flatMap((from, index) => points.slice(index + 1).map((to) => ({ from, to })))
		.map(({ from: [x, y], to: [toX, toY] }) => {
			const share = clearance / Math.hypot(toX - x, toY - y);
			const [right, down] = [(toX - x) * share, (toY - y) * share];
			return `M${rounded(x + right)} ${rounded(y + down)}L${rounded(toX - right)} ${rounded(toY - down)}`;
		})
		.join('');
}

/** The triangle of the house's mark, with its dot. */
function trigPoint([x, y]: Point): string {
	return `M${rounded(x)} ${rounded(y - 16)}l15 26h-30zM${rounded(x - 1)} ${rounded(y + 2)}a1 1 0 1 0 2 0a1 1 0 1 0-2 0`;
}

function rounded(units: number): string {
	return units.toFixed(0);
}
