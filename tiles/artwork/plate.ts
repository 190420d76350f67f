import type { HeightAt } from '../facts/ground';
import type { Bounds } from '../geo/mercator';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { cutAt } from './cut';
import { isolines, type Line, type Point } from './isolines';
import { lengthOf, pathOf, simplify, stretches } from './lines';
import { contourNumbers, type Format, latticeUnder, outlineOn, parcelSheet } from './parcel-sheet';
import { stroke } from './parcel-strokes';
import { gradientAt, type Raster } from './raster';
import { metresPerPixel, type Sheet } from './sheet';

/** A plate is drawn in half CSS pixels, so that whole numbers are fine enough: it stands 460 × 550 in the parcel's dialog. */
const plateWidth = 920;
const height = 1100;
/** The size of a plate, and the share of it that a parcel may fill: the surroundings tell where it lies. */
const format: Format = { width: plateWidth, height, fillAcross: 0.7, fillDown: 0.62 };
/** Heights are read at every fifth unit. */
export const lattice = 5;
/** Every fifth contour is an index contour; outside the parcel only every second contour is drawn. */
const indexEvery = 5;
const outsideEvery = 2;
/** Contours never come closer than 2.5 CSS pixels. */
const closestUnits = 5;
/** A stretch of contour shorter than this, left between two steep places, is a crumb. */
const crumb = 40;
const tolerance = 0.45;

const wine = '#5E1224';
export const ochre = '#B98A4C';
export const water = '#3D5A66';
/** Of water between its banks, flat as on the printed relief. */
const waterGround = '#D3DAD3';

/**
 * The contour plate of a parcel as SVG, or of all parcels of a hill on a sheet that shows them: their contours in wine, those around them in
 * ochre, `interval` metres apart (docs/design.md 6, plates). `use` sets `around` elsewhere, and the parcel's `fine`, `index` and `outline` in
 * the colour of the text there, in widths of its own.
 * @param waterAt metres to the water's edge, negative in the water
 */
export function drawPlate(
	{ rings }: Pick<ParcelOutline, 'rings'>,
	heightAt: HeightAt,
	interval: number,
	sheet: Sheet,
	waterAt: HeightAt,
): string {
	const outline = outlineOn(sheet, rings);
	const contours = contoursOf(sheet, heightAt, interval, outline);
	const within =
		stroke(1.8, drawn(contours.withinFine), 'fine') +
		stroke(3.6, drawn(contours.withinIndex), 'index') +
		stroke(3.2, drawn(outline), 'outline');
	return svgOf(
		`${drawAround(contours, 'id="around"', [1.2, 2], drawWater(sheet, waterAt, 1.6))}<g id="parcel" ${pen} stroke="currentColor">${within}</g>`,
	);
}

/** What lies around the parcels of such a hill, alone, in lines for half the size, and fading before the edges of the sheet. */
export function drawHillAround(
	{ rings }: Pick<ParcelOutline, 'rings'>,
	heightAt: HeightAt,
	interval: number,
	sheet: Sheet,
	waterAt: HeightAt,
): string {
	const contours = contoursOf(sheet, heightAt, interval, outlineOn(sheet, rings));
	const fade =
		'<radialGradient id="fade"><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>';
	const mask = `<mask id="hill"><path fill="url(#fade)" d="M0 0h${plateWidth}v${height}H0z"/></mask>`;
	return svgOf(`${fade}${mask}${drawAround(contours, 'mask="url(#hill)"', [1.9, 3], drawWater(sheet, waterAt, 2.4))}`);
}

export const pen = 'fill="none" stroke-linejoin="round"';

export function drawAround(
	{ outsideFine, outsideIndex }: Contours,
	attribute: string,
	[fine, index]: readonly [number, number],
	waters: string,
): string {
	return `<g ${attribute} ${pen} stroke="${ochre}">${stroke(fine, drawn(outsideFine))}${stroke(index, drawn(outsideIndex))}${waters}</g>`;
}

/** The rivers on a sheet, over the contours that run through them, and their banks; nothing where it has none. */
export function drawWater(sheet: Sheet, waterAt: HeightAt, bankWidth: number): string {
	const { heights: distances, onSheet } = latticeUnder(sheet, lattice, waterAt);
	const pathAt = (raster: Raster) => drawn(isolines(raster, 0).map(onSheet));
	const ground = pathAt(withinShores(distances));
	if (!ground) return '';
	const banks = stroke(bankWidth, pathAt(distances));
	return `<g stroke="${water}"><path stroke="none" fill="${waterGround}" fill-rule="evenodd" d="${ground}"/>${banks}</g>`;
}

/** The same, but that all water ends at the edge of the raster, just beyond the sheet: then every bank is a ring, and can be filled. */
function withinShores({ width, height, values }: Raster): Raster {
	const isEdge = (at: number) =>
		at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1;
	return { width, height, values: values.map((value, at) => (isEdge(at) ? Math.max(value, 1e-3) : value)) };
}

export function svgOf(contents: string, across = plateWidth, down = height): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}" color="${wine}">${contents}</svg>\n`;
}

/** What the plate of a parcel shows. */
export function plateSheet(rings: ParcelOutline['rings']): Sheet {
	return parcelSheet(rings, format);
}

/** A plate of this part of the earth, which is as broad for its height as a plate is. */
export function plateOf(bounds: Bounds): Sheet {
	return { bounds, width: plateWidth, height };
}

type Contours = Record<'withinFine' | 'withinIndex' | 'outsideFine' | 'outsideIndex', Line[]>;

export function contoursOf(sheet: Sheet, heightAt: HeightAt, interval: number, outline: readonly Line[]): Contours {
	const { heights, pitch, onSheet } = latticeUnder(sheet, lattice, heightAt);
	const closest = closestUnits * metresPerPixel(sheet);
	const contours: Contours = { withinFine: [], withinIndex: [], outsideFine: [], outsideIndex: [] };
	for (const number of contourNumbers(heights, interval)) {
		const lines = isolines(heights, number * interval);
		const gentle = lines.flatMap((line) =>
			stretches(line, (point) => interval / slopeAt(heights, point, pitch) >= closest),
		);
		const index = number % indexEvery === 0;
		const { within, outside } = cutAt(outline, (index ? lines : gentle).map(onSheet).filter(isNoCrumb));
		(index ? contours.withinIndex : contours.withinFine).push(...within);
		if (number % outsideEvery !== 0) continue;
		(number % (indexEvery * outsideEvery) === 0 ? contours.outsideIndex : contours.outsideFine).push(...outside);
	}
	return contours;
}

/** Rise in metres a metre. */
function slopeAt(heights: Raster, [x, y]: Point, pixel: number): number {
	return Math.hypot(...gradientAt(heights, Math.round(x), Math.round(y))) / pixel;
}

function isNoCrumb(line: Line): boolean {
	return lengthOf(line) >= crumb;
}

export function drawn(lines: readonly Line[]): string {
	return pathOf(lines.map((line) => simplify(line, tolerance)));
}
