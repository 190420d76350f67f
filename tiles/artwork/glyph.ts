import type { HeightAt } from '../facts/ground';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { cutAt } from './cut';
import { isolines, type Line } from './isolines';
import { lengthOf, pathOf, simplify } from './lines';
import { contourNumbers, latticeUnder, outlineOn, parcelSheet } from './parcel-sheet';
import { metresPerPixel } from './sheet';

/** A glyph is drawn in half CSS pixels of its usual size, 120 px. */
const SIDE = 240;
const FILL = 0.96;
const LATTICE = 3;
const INDEX_EVERY = 5;
/** Contours stand this far apart on the parcel's mean slope, or closer where it is steeper. */
const APART = 9;
/** Shorter than this a contour is a dot. */
const CRUMB = 12;
const TOLERANCE = 0.5;

/**
 * A parcel's own contours without surroundings, in one ink: the colour of the text where it is set by `use` with the id
 * `glyph`, black as a picture. `interval` is the plate's, `slope` the parcel's mean rise in metres a metre: of the plate's
 * contours, every second, third … is drawn, so that the glyph does not fill up.
 */
export function drawGlyph({ rings }: ParcelOutline, heightAt: HeightAt, interval: number, slope: number): string {
	const sheet = parcelSheet(rings, { width: SIDE, height: SIDE, fillAcross: FILL, fillDown: FILL });
	const outline = outlineOn(sheet, rings);
	const { heights, onSheet } = latticeUnder(sheet, LATTICE, heightAt);
	const wider = interval * Math.max(1, Math.ceil((APART * metresPerPixel(sheet) * slope) / interval));
	const fine: Line[] = [];
	const index: Line[] = [];
	for (const number of contourNumbers(heights, wider)) {
		const { within } = cutAt(outline, isolines(heights, number * wider).map(onSheet));
		(number % INDEX_EVERY === 0 ? index : fine).push(...within.filter((line) => lengthOf(line) >= CRUMB));
	}
	const paths = [stroke(1.3, fine), stroke(2.2, index), stroke(2.4, outline)];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><g id="glyph" fill="none" stroke="currentColor" stroke-linejoin="round">${paths.join('')}</g></svg>\n`;
}

function stroke(width: number, lines: readonly Line[]): string {
	const path = pathOf(lines.map((line) => simplify(line, TOLERANCE)));
	return path === '' ? '' : `<path stroke-width="${width}" d="${path}"/>`;
}
