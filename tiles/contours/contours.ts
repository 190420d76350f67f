import type { CodedLines } from '../../src/content/coded-lines';
import { isolines, type Line, type Point } from '../artwork/isolines';
import { lengthOf, pathOf, simplify, stretches } from '../artwork/lines';
import { contourNumbers } from '../artwork/parcel-sheet';
import type { Raster } from '../artwork/raster';
import type { HeightAt } from '../facts/ground';
import { type LonLat, type Metres, toMetres } from '../geo/frame';
import { type Pixel, project, unproject } from '../geo/mercator';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { between, contains, extentOf, gapBetween } from '../geo/planar';

/** Metres between two contours, and between two that carry figures. */
const contourInterval = 10;
const indexInterval = 50;
/** Units: what a window of 1920 × 1080 shows at the zoom of a view. */
const windowSize = { width: 3840, height: 2160 };
/** Beyond the window the index contours alone go on, over so many windows each way. */
const beyondWindow = 2.4;
/** Heights are read at every so many units, some 7 m: closer than the model's own points. */
const spacing = 8;
/** Units that a contour may be off: half a pixel where a view opens, four where the map ends. */
const tolerance = 1;
/** Units: a shorter contour is a crumb. */
const crumb = 60;
/** Metres kept free beside a parcel: half the height of a figure where a view opens, and the stroke of the outline. */
const figureClearance = 16;
/** Units, some 10 m: between two points of a contour that are farther apart, a parcel could be missed. */
const stepMetres = 11;

/** With the contours, what of those every 50 m may carry figures: within a parcel stands its name. */
type CodedContours = CodedLines & { readonly figures: CodedLines['lines'] };

/**
 * The contours of the land around a view, by their height in metres: every 10 m within the window, every 50 m beyond.
 * @param parcels what figures keep clear of
 */
export function contoursAround(centre: LonLat, heightAt: HeightAt, parcels: readonly ParcelOutline[]): CodedContours {
	const fine = linesWithin(centre, heightAt, windowSize, contourInterval);
	const beyond = { width: windowSize.width * beyondWindow, height: windowSize.height * beyondWindow };
	const index = linesWithin(centre, heightAt, beyond, indexInterval);
	const figures = Object.entries(index).map(
		([height, lines]) => [height, figureLines(centre, lines, parcels)] as const,
	);
	return {
		...codeLines(centre, { ...fine, ...index }),
		figures: codeLines(centre, Object.fromEntries(figures)).lines,
	};
}

function figureLines(centre: LonLat, lines: readonly Line[], parcels: readonly ParcelOutline[]): Line[] {
	const isFree = (point: Point) => isClear(toMetres(placeAt(centre, point)), parcels, figureClearance);
	return lines.flatMap((line) => stretches(inSteps(line.map(whole)), isFree)).map((stretch) => simplify(stretch, 0.1));
}

/** Whether a point lies outside all parcels, and so many metres away from them. */
export function isClear([x, y]: Metres, parcels: readonly ParcelOutline[], clearance: number): boolean {
	return parcels.every(({ rings }) => {
		const isFar = rings.every((ring) => isBeside([x, y], ring, clearance));
		return isFar || (!contains(rings, [x, y]) && gapBetween([[[x, y]]], rings) >= clearance);
	});
}

/** Most points are far from every parcel, which a box tells at once. */
function isBeside([x, y]: Metres, ring: readonly Metres[], clearance: number): boolean {
	const { west, east, south, north } = extentOf([ring]);
	return x < west - clearance || x > east + clearance || y < south - clearance || y > north + clearance;
}

/** A line with points so close together that none of its steps is longer than `stepMetres`. */
function inSteps(line: Line): Line {
	return line.flatMap((to, index) => {
		const from = line[index - 1] ?? to;
		const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stepMetres));
		return Array.from({ length: count }, (_, step) => between(from, to, (step + 1) / count));
	});
}

/** The point as it is coded. */
function whole([x, y]: Point): Point {
	return [Math.round(x), Math.round(y)];
}

type Size = { readonly width: number; readonly height: number };

function linesWithin(
	centre: LonLat,
	heightAt: HeightAt,
	{ width, height }: Size,
	interval: number,
): Record<string, Line[]> {
	const [left, top] = [-width / 2, -height / 2];
	const heights = readHeights(width, height, (column, row) => {
		const place = placeAt(centre, [left + column * spacing, top + row * spacing]);
		return heightAt(...toMetres(place));
	});
	const lines: Record<string, Line[]> = {};
	for (const number of contourNumbers(heights, interval)) {
		const level = number * interval;
		lines[level] = isolines(heights, level)
			.map((line) => line.map(([x, y]): Point => [left + x * spacing, top + y * spacing]))
			.filter((line) => lengthOf(line) >= crumb)
			.map((line) => simplify(line, tolerance));
	}
	return lines;
}

function readHeights(width: number, height: number, heightOf: (column: number, row: number) => number): Raster {
	const [columns, rows] = [Math.round(width / spacing) + 1, Math.round(height / spacing) + 1];
	const values = new Float32Array(columns * rows);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) values[row * columns + column] = heightOf(column, row);
	}
	return { width: columns, height: rows, values };
}

/** A unit is a pixel of this zoom: half a CSS pixel where a view opens. */
const unitZoom = 16;

/** Lines as the page reads them. */
export function codeLines(origin: LonLat, lines: Readonly<Record<string, readonly Line[]>>): CodedLines {
	return { origin, lines: Object.fromEntries(Object.entries(lines).map(([what, each]) => [what, pathOf(each)])) };
}

/** Where a place lies, in units from the origin. */
export function unitsFrom(origin: LonLat, place: LonLat): Pixel {
	const [originX, originY] = project(origin, unitZoom);
	const [x, y] = project(place, unitZoom);
	return [x - originX, y - originY];
}

/** The place so many units from the origin. */
export function placeAt(origin: LonLat, [x, y]: Pixel): LonLat {
	const [originX, originY] = project(origin, unitZoom);
	return unproject([originX + x, originY + y], unitZoom);
}
