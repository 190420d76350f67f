import type { HeightAt } from '../../facts/ground';
import type { ParcelOutline } from '../../geo/parcel-outlines';
import { cutAt } from '../cut';
import { isolines, type Line } from '../isolines';
import { lengthOf, pathOf, simplify } from '../lines';
import { contourNumbers, type Format, latticeUnder, outlineOn, parcelSheet } from '../parcel-sheet';
import { metresPerPixel } from '../sheet';

/** Heights are read at every fourth unit. */
const LATTICE = 4;
const INDEX_EVERY = 5;
/** Contours stand this far apart on the mean slope: on a bottle at 280 px a unit is a quarter of a pixel. */
const APART = 15;
/** Shorter than this a contour is a dot. */
const CRUMB = 26;
const TOLERANCE = 0.4;
const FINE = 2.3;
const INDEX = 4.4;
const OUTLINE = 4.6;

/** The contours that a drawing shows. */
export type Relief = {
	readonly heightAt: HeightAt;
	/** Metres between the contours of the parcels' plates. */
	readonly interval: number;
	/** Mean rise of the parcels in metres a metre. */
	readonly slope: number;
};

/**
 * Parcels at their true places in one drawing: their outlines with their contours, as on the plates, in one ink.
 * Of the plates' contours every second, third … is drawn, so that the drawing does not fill up.
 */
export function drawParcels(rings: ParcelOutline['rings'], relief: Relief, format: Format, ink: string): string {
	const sheet = parcelSheet(rings, format);
	const outline = outlineOn(sheet, rings);
	const { heights, onSheet } = latticeUnder(sheet, LATTICE, relief.heightAt);
	const { interval, slope } = relief;
	const wider = interval * Math.max(1, Math.ceil((APART * metresPerPixel(sheet) * slope) / interval));
	const fine: Line[] = [];
	const index: Line[] = [];
	for (const number of contourNumbers(heights, wider)) {
		const { within } = cutAt(outline, isolines(heights, number * wider).map(onSheet));
		(number % INDEX_EVERY === 0 ? index : fine).push(...within.filter((line) => lengthOf(line) >= CRUMB));
	}
	const ground = `<path fill="${ink}" fill-opacity=".1" d="${pathOf(outline)}"/>`;
	const strokes = [stroke(FINE, fine), stroke(INDEX, index), stroke(OUTLINE, outline)];
	return `${ground}<g fill="none" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round">${strokes.join('')}</g>`;
}

function stroke(width: number, lines: readonly Line[]): string {
	const path = pathOf(lines.map((line) => simplify(line, TOLERANCE)));
	return path === '' ? '' : `<path stroke-width="${width}" d="${path}"/>`;
}
