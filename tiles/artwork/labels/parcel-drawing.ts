import type { ParcelOutline } from '../../geo/parcel-outlines';
import { pathOf } from '../lines';
import { type Format, outlineOn, parcelSheet } from '../parcel-sheet';
import { parcelStrokes, type Relief, type StrokeStyle } from '../parcel-strokes';

/** On a bottle at 280 px a unit is a quarter of a pixel. */
const style: StrokeStyle = {
	lattice: 4,
	apart: 15,
	shortest: 26,
	tolerance: 0.4,
	widths: { fine: 2.3, index: 4.4, outline: 4.6 },
};

/** Parcels at their true places in one drawing: their outlines with their contours, as on the plates, in one ink. */
export function drawParcels(rings: ParcelOutline['rings'], relief: Relief, format: Format, ink: string): string {
	const sheet = parcelSheet(rings, format);
	const outline = outlineOn(sheet, rings);
	const ground = `<path fill="${ink}" fill-opacity=".1" d="${pathOf(outline)}"/>`;
	const strokes = parcelStrokes(sheet, outline, relief, style);
	return `${ground}<g fill="none" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round">${strokes}</g>`;
}
