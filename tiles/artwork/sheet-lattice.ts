import { toMetres } from '../geo/frame';
import { type Bounds, project, unproject } from '../geo/mercator';
import { isolines, type Line, type Point } from './isolines';
import { lengthOf } from './lines';
import { blurRaster, gradientAt, type Raster } from './raster';
import type { Land } from './relief';

/** A unit of the lines is a pixel of this zoom, some 14 m. */
export const unitZoom = 12;
/** Heights are read at every so many units, and smoothed over so many of these steps: some 60 m, as the relief is. */
export const spacing = 2;
const smoothing = 3;
/** Units that a contour may be off. */
export const tolerance = 1;
/** Units: a shorter contour is a crumb. */
export const crumb = 45;

/** The sheet in units from its north-west corner. */
export function unitsOf({ west, south, east, north }: Bounds) {
	const [left, top] = project([west, north], unitZoom);
	const [right, bottom] = project([east, south], unitZoom);
	const metresAt = ([x, y]: Point) => toMetres(unproject([left + x, top + y], unitZoom));
	return { across: right - left, down: bottom - top, metresAt };
}

/** The lines of a value in a lattice, in units, without crumbs; at the left of each the values rise. */
export function linesIn(lattice: Raster, value: number): Line[] {
	return isolines(lattice, value)
		.map((line) => withRiseAtLeft(line, lattice).map(([x, y]): Point => [x * spacing, y * spacing]))
		.filter((line) => lengthOf(line) >= crumb);
}

function withRiseAtLeft(line: Line, lattice: Raster): Line {
	const rise = line.slice(1).reduce((sum, [x, y], index) => {
		const [fromX, fromY] = line[index] ?? [x, y];
		const [across, down] = gradientAt(lattice, Math.round(fromX), Math.round(fromY));
		return sum + (y - fromY) * across - (x - fromX) * down;
	}, 0);
	return rise < 0 ? line.toReversed() : line;
}

export function readLattice(width: number, height: number, valueAt: (point: Point) => number): Raster {
	const [columns, rows] = [Math.floor(width / spacing) + 1, Math.floor(height / spacing) + 1];
	const values = Float32Array.from({ length: columns * rows }, (_, k) =>
		valueAt([(k % columns) * spacing, Math.floor(k / columns) * spacing]),
	);
	return { width: columns, height: rows, values };
}

/** The heights of the sheet in a lattice, smoothed. */
export function heightsOn(bounds: Bounds, land: Land): Raster {
	const { across, down, metresAt } = unitsOf(bounds);
	return blurRaster(
		readLattice(across, down, (point) => land.heightAt(...metresAt(point))),
		smoothing,
	);
}
