import { isolines, type Line, type Point } from '../artwork/isolines';
import { lengthOf, simplify } from '../artwork/lines';
import { contourNumbers } from '../artwork/parcel-sheet';
import type { Raster } from '../artwork/raster';
import type { HeightAt } from '../facts/ground';
import { type LonLat, toMetres } from '../geo/frame';
import { type CodedLines, codeLines, placeAt } from './coded-lines';

/** Metres between two contours, and between two that carry figures. */
const INTERVAL = 10;
const INDEX_INTERVAL = 50;
/** Units: what a window of 1920 × 1080 shows at the zoom of a view. */
const WINDOW = { width: 3840, height: 2160 };
/** Beyond the window the index contours alone go on, over so many windows each way. */
const BEYOND = 2.4;
/** Heights are read at every so many units, some 7 m: closer than the model's own points. */
const SPACING = 8;
/** Units that a contour may be off: half a pixel where a view opens, four where the map ends. */
const TOLERANCE = 1;
/** Units: a shorter contour is a crumb. */
const CRUMB = 60;

/** The contours of the land around a view, by their height in metres: every 10 m within the window, every 50 m beyond. */
export function contoursAround(centre: LonLat, heightAt: HeightAt): CodedLines {
	const fine = linesWithin(centre, heightAt, WINDOW, INTERVAL);
	const beyond = { width: WINDOW.width * BEYOND, height: WINDOW.height * BEYOND };
	const index = linesWithin(centre, heightAt, beyond, INDEX_INTERVAL);
	return codeLines(centre, { ...fine, ...index });
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
		const place = placeAt(centre, [left + column * SPACING, top + row * SPACING]);
		return heightAt(...toMetres(place));
	});
	const lines: Record<string, Line[]> = {};
	for (const number of contourNumbers(heights, interval)) {
		const level = number * interval;
		lines[level] = isolines(heights, level)
			.map((line) => line.map(([x, y]): Point => [left + x * SPACING, top + y * SPACING]))
			.filter((line) => lengthOf(line) >= CRUMB)
			.map((line) => simplify(line, TOLERANCE));
	}
	return lines;
}

function readHeights(width: number, height: number, heightOf: (column: number, row: number) => number): Raster {
	const [columns, rows] = [Math.round(width / SPACING) + 1, Math.round(height / SPACING) + 1];
	const values = new Float32Array(columns * rows);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) values[row * columns + column] = heightOf(column, row);
	}
	return { width: columns, height: rows, values };
}
