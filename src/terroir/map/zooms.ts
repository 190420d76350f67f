import type { ExpressionSpecification } from 'maplibre-gl';

/** A value that goes evenly from one stop to the next. @param stops a zoom and the value there, by turns */
export function byZoom(...stops: (number | ExpressionSpecification)[]): ExpressionSpecification {
	return ['interpolate', ['linear'], ['zoom'], ...stops];
}

/** Between these zooms the imagery comes up, where there is any. */
export const sheetZooms = { imageryFrom: 12.5, imageryWhole: 13.5 } as const;
/** From here on most of it is there. */
export const imageryStrong = 12.86;
/** How far it has come: sheet and imagery are both murky where they are mixed, so most of it comes within a tenth of a zoom. */
const imageryComes = [
	[sheetZooms.imageryFrom, 0],
	[12.76, 0.04],
	[imageryStrong, 0.96],
	[sheetZooms.imageryWhole, 1],
] as const;
/** From here on contours are drawn as curves. */
export const nearFrom = 12.4;
/** Between these zooms the relief goes, and with it the printed water, which is broader than the rivers are: quickly, or there are two of each. */
export const reliefGoes = 12.9;
export const reliefGone = 13.1;

/** Opacity of the imagery itself. */
export const imageryOpacity = byZoom(...imageryComes.flat());

/** What goes as the imagery comes. */
export function untilImagery(opacity: number): ExpressionSpecification {
	const stops = imageryComes.flatMap(([zoom, share]) => [zoom, opacity * (1 - share)]);
	return byZoom(...stops);
}
