import type { HeightAt } from '../facts/ground';
import { cutAt } from './cut';
import { isolines, type Line } from './isolines';
import { lengthOf, pathOf, simplify } from './lines';
import { contourNumbers, latticeUnder } from './parcel-sheet';
import { metresPerPixel, type Sheet } from './sheet';

/** The contours that a drawing shows. */
export type Relief = {
	readonly heightAt: HeightAt;
	/** Metres between the contours of the parcels' plates. */
	readonly interval: number;
	/** Mean rise of the parcels in metres a metre. */
	readonly slope: number;
};

/** How a drawing is made, in its own units. */
export type StrokeStyle = {
	/** Between two readings of the heights. */
	readonly lattice: number;
	/** Contours stand this far apart on the mean slope, or closer where it is steeper. */
	readonly apart: number;
	/** Shorter than this a contour is a dot, and left out. */
	readonly shortest: number;
	readonly tolerance: number;
	/** Whether `use` finds the lines, each by its id. */
	readonly isNamed?: boolean;
	readonly widths: { readonly fine: number; readonly index: number; readonly outline: number };
};

const indexEvery = 5;

/**
 * The contours within an outline and the outline, as paths without colour. Of the plates' contours every second, third … is drawn, so
 * that the drawing does not fill up.
 */
export function parcelStrokes(sheet: Sheet, outline: readonly Line[], relief: Relief, style: StrokeStyle): string {
	const { heights, onSheet } = latticeUnder(sheet, style.lattice, relief.heightAt);
	const { interval, slope } = relief;
	const wider = interval * Math.max(1, Math.ceil((style.apart * metresPerPixel(sheet) * slope) / interval));
	const fine: Line[] = [];
	const index: Line[] = [];
	for (const number of contourNumbers(heights, wider)) {
		const { within } = cutAt(outline, isolines(heights, number * wider).map(onSheet));
		(number % indexEvery === 0 ? index : fine).push(...within.filter((line) => lengthOf(line) >= style.shortest));
	}
	const lines = { fine, index, outline };
	return (['fine', 'index', 'outline'] as const)
		.map((name) => {
			const path = pathOf(lines[name].map((line) => simplify(line, style.tolerance)));
			return stroke(style.widths[name], path, style.isNamed ? name : undefined);
		})
		.join('');
}

/** A path of a width, in units. One that has a name is found by `use`, which gives it a width of its own: the drawing's stands around it. */
export function stroke(width: number, path: string, name?: 'fine' | 'index' | 'outline'): string {
	if (path === '') return '';
	return name
		? `<g stroke-width="${width}"><path id="${name}" d="${path}"/></g>`
		: `<path stroke-width="${width}" d="${path}"/>`;
}
