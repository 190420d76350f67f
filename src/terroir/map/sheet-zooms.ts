import type { ExpressionSpecification } from 'maplibre-gl';
import { byZoom } from './by-zoom';

/** Between these zooms the imagery comes up, where there is any. */
export const sheetZooms = { imageryFrom: 12.5, imageryWhole: 13.5 } as const;
/** How far it has come: sheet and imagery are both murky where they are mixed, so most of it comes within a tenth of a zoom. */
export const imageryComes = [
	[sheetZooms.imageryFrom, 0],
	[12.76, 0.04],
	[12.86, 0.96],
	[sheetZooms.imageryWhole, 1],
] as const;
/** From here on contours are drawn as curves. */
export const nearFrom = 12.4;
/** Between these zooms the relief goes, and with it the printed water, which is broader than the rivers are. */
export const reliefGoes = 12.8;
export const reliefGone = 13.3;

/** The imagery itself: at first the sheet shines through, or its woods would be a dark stain on the paper. */
export function imageryOpacity(): ExpressionSpecification {
	const [[from, none], [, little], [there]] = imageryComes;
	return byZoom(from, none, 12.76, little, there, 0.7, 13.5, 0.78, 14, 1);
}

/** What goes as the imagery comes. */
export function untilImagery(opacity: number): ExpressionSpecification {
	const stops = imageryComes.flatMap(([zoom, share]) => [zoom, opacity * (1 - share)]);
	return byZoom(...stops);
}
