import type { HeightAt } from '../facts/ground';
import { extentOf } from '../facts/shape';
import { toLat, toLon } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { cutAt } from './cut';
import { isolines, type Line, type Point } from './isolines';
import { lengthOf, pathOf, roundOff, simplify, stretches } from './lines';
import { gradientAt, type Raster, rasterOf } from './raster';
import { metresOn, metresPerPixel, type Sheet } from './sheet';

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

/** The contour plate of a parcel as SVG: its contours in wine, those around it in ochre, `interval` metres apart (DESIGN 6, plates). */
export function drawPlate({ rings }: ParcelOutline, heightAt: HeightAt, interval: number): string {
	const sheet = sheetAround(rings);
	const outline = rings.map((ring) =>
		roundOff(
			ring.map(([x, y]) => metresOn(sheet, x, y)),
			3,
		),
	);
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

/** The sheet that shows a parcel in the middle of its plate, as large as the margins allow. */
function sheetAround(rings: ParcelOutline['rings']): Sheet {
	const { west, east, south, north } = extentOf(rings);
	const unit = Math.max((east - west) / (WIDTH * FILL_ACROSS), (north - south) / (HEIGHT * FILL_DOWN));
	const [x, y] = [(west + east) / 2, (south + north) / 2];
	const bounds = {
		west: toLon(x - (unit * WIDTH) / 2),
		east: toLon(x + (unit * WIDTH) / 2),
		south: toLat(y - (unit * HEIGHT) / 2),
		north: toLat(y + (unit * HEIGHT) / 2),
	};
	return { bounds, width: WIDTH, height: HEIGHT };
}

/** A raster that is a cell larger than the plate on every side, so that contours run to its edge. */
function latticeOver({ bounds, width, height }: Sheet): Sheet {
	const lon = ((bounds.east - bounds.west) / width) * LATTICE;
	const lat = ((bounds.north - bounds.south) / height) * LATTICE;
	return {
		bounds: {
			west: bounds.west - lon,
			east: bounds.east + lon,
			south: bounds.south - lat,
			north: bounds.north + lat,
		},
		width: width / LATTICE + 2,
		height: height / LATTICE + 2,
	};
}

type Contours = Record<'withinFine' | 'withinIndex' | 'outsideFine' | 'outsideIndex', Line[]>;

function contoursOf(sheet: Sheet, heightAt: HeightAt, interval: number, outline: readonly Line[]): Contours {
	const lattice = latticeOver(sheet);
	const heights = rasterOf(lattice, heightAt);
	const closest = CLOSEST * metresPerPixel(sheet);
	const contours: Contours = { withinFine: [], withinIndex: [], outsideFine: [], outsideIndex: [] };
	for (const number of numbersBetween(heights, interval)) {
		const lines = isolines(heights, number * interval);
		const gentle = lines.flatMap((line) =>
			stretches(line, (point) => interval / slopeAt(heights, point, metresPerPixel(lattice)) >= closest),
		);
		const index = number % INDEX_EVERY === 0;
		const { within, outside } = cutAt(outline, (index ? lines : gentle).map(onPlate).filter(isNoCrumb));
		(index ? contours.withinIndex : contours.withinFine).push(...within);
		if (number % OUTSIDE_EVERY !== 0) continue;
		(number % (INDEX_EVERY * OUTSIDE_EVERY) === 0 ? contours.outsideIndex : contours.outsideFine).push(...outside);
	}
	return contours;
}

/** The numbers of the contours that a raster holds: a contour's height is its number times the interval. */
function numbersBetween({ values }: Raster, interval: number): number[] {
	let low = Number.POSITIVE_INFINITY;
	let high = Number.NEGATIVE_INFINITY;
	for (const value of values) {
		low = Math.min(low, value);
		high = Math.max(high, value);
	}
	const first = Math.ceil(low / interval);
	return Array.from({ length: Math.max(0, Math.floor(high / interval) - first + 1) }, (_, i) => first + i);
}

/** Rise in metres a metre. */
function slopeAt(heights: Raster, [x, y]: Point, pixel: number): number {
	return Math.hypot(...gradientAt(heights, Math.round(x), Math.round(y))) / pixel;
}

function onPlate(line: Line): Line {
	return line.map(([x, y]): Point => [(x - 0.5) * LATTICE, (y - 0.5) * LATTICE]);
}

function isNoCrumb(line: Line): boolean {
	return lengthOf(line) >= CRUMB;
}

function stroke(colour: string, width: number, lines: readonly Line[]): string {
	const path = pathOf(lines.map((line) => simplify(line, TOLERANCE)));
	return path === '' ? '' : `<path stroke="${colour}" stroke-width="${width}" d="${path}"/>`;
}
