import type { HeightAt } from '../facts/ground';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { cutAt } from './cut';
import { isolines, type Line, type Point } from './isolines';
import { lengthOf, pathOf, simplify, stretches } from './lines';
import { contourNumbers, latticeUnder, outlineOn, parcelSheet } from './parcel-sheet';
import { gradientAt, type Raster } from './raster';
import { metresPerPixel, type Sheet } from './sheet';

/** A plate is drawn in half CSS pixels, so that whole numbers are fine enough: it stands 460 × 550 in the parcel's dialog. */
const WIDTH = 920;
const HEIGHT = 1100;
/** Share of the plate that the parcel may fill: the surroundings tell where it lies. */
const FILL_ACROSS = 0.7;
const FILL_DOWN = 0.62;
/** Heights are read at every fifth unit. */
const LATTICE = 5;
/** Every fifth contour is an index contour; outside the parcel only every second contour is drawn. */
const INDEX_EVERY = 5;
const OUTSIDE_EVERY = 2;
/** Contours never come closer than 2.5 CSS pixels. */
const CLOSEST = 5;
/** A stretch of contour shorter than this, left between two steep places, is a crumb. */
const CRUMB = 40;
const TOLERANCE = 0.45;

const WINE = '#5E1224';
const OCHRE = '#B98A4C';

/** The contour plate of a parcel as SVG: its contours in wine, those around it in ochre, `interval` metres apart (docs/design.md 6, plates). */
export function drawPlate({ rings }: ParcelOutline, heightAt: HeightAt, interval: number): string {
	const sheet = plateSheet(rings);
	const outline = outlineOn(sheet, rings);
	const contours = contoursOf(sheet, heightAt, interval, outline);
	const paths = [
		stroke(OCHRE, 1.2, contours.outsideFine),
		stroke(OCHRE, 2, contours.outsideIndex),
		stroke(WINE, 1.8, contours.withinFine),
		stroke(WINE, 3.6, contours.withinIndex),
		stroke(WINE, 3.2, outline),
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round">${paths.join('')}</svg>\n`;
}

/** What the plate of a parcel shows. */
export function plateSheet(rings: ParcelOutline['rings']): Sheet {
	return parcelSheet(rings, { width: WIDTH, height: HEIGHT, fillAcross: FILL_ACROSS, fillDown: FILL_DOWN });
}

type Contours = Record<'withinFine' | 'withinIndex' | 'outsideFine' | 'outsideIndex', Line[]>;

function contoursOf(sheet: Sheet, heightAt: HeightAt, interval: number, outline: readonly Line[]): Contours {
	const { heights, pitch, onSheet } = latticeUnder(sheet, LATTICE, heightAt);
	const closest = CLOSEST * metresPerPixel(sheet);
	const contours: Contours = { withinFine: [], withinIndex: [], outsideFine: [], outsideIndex: [] };
	for (const number of contourNumbers(heights, interval)) {
		const lines = isolines(heights, number * interval);
		const gentle = lines.flatMap((line) =>
			stretches(line, (point) => interval / slopeAt(heights, point, pitch) >= closest),
		);
		const index = number % INDEX_EVERY === 0;
		const { within, outside } = cutAt(outline, (index ? lines : gentle).map(onSheet).filter(isNoCrumb));
		(index ? contours.withinIndex : contours.withinFine).push(...within);
		if (number % OUTSIDE_EVERY !== 0) continue;
		(number % (INDEX_EVERY * OUTSIDE_EVERY) === 0 ? contours.outsideIndex : contours.outsideFine).push(...outside);
	}
	return contours;
}

/** Rise in metres a metre. */
function slopeAt(heights: Raster, [x, y]: Point, pixel: number): number {
	return Math.hypot(...gradientAt(heights, Math.round(x), Math.round(y))) / pixel;
}

function isNoCrumb(line: Line): boolean {
	return lengthOf(line) >= CRUMB;
}

function stroke(colour: string, width: number, lines: readonly Line[]): string {
	const path = pathOf(lines.map((line) => simplify(line, TOLERANCE)));
	return path === '' ? '' : `<path stroke="${colour}" stroke-width="${width}" d="${path}"/>`;
}
