import { type LonLat, toLat, toLon, toX, toY } from '../geo/frame';
import type { Bounds } from '../geo/mercator';

/** A printed sheet: what it shows and how many CSS pixels it measures. North is up, meridians and parallels are straight and evenly spaced. */
export type Sheet = { readonly bounds: Bounds; readonly width: number; readonly height: number };

/** A place on a sheet in pixels from its north-west corner. */
export type SheetPoint = readonly [x: number, y: number];

/** The sheet of some bounds at a scale in pixels a degree of longitude; its height follows, so that nothing is stretched. */
export function sheetOf(bounds: Bounds, pixelsPerDegree: number): Sheet {
	const metresPerPixel = (toX(1) - toX(0)) / pixelsPerDegree;
	return {
		bounds,
		width: Math.round((bounds.east - bounds.west) * pixelsPerDegree),
		height: Math.round((toY(bounds.north) - toY(bounds.south)) / metresPerPixel),
	};
}

/** The sheet of so many pixels around a place. */
export function sheetAround([lon, lat]: LonLat, width: number, height: number, pixelsPerDegree: number): Sheet {
	const metresPerPixel = (toX(1) - toX(0)) / pixelsPerDegree;
	const halfLon = width / 2 / pixelsPerDegree;
	const halfHeight = (height / 2) * metresPerPixel;
	const bounds = {
		west: lon - halfLon,
		east: lon + halfLon,
		south: toLat(toY(lat) - halfHeight),
		north: toLat(toY(lat) + halfHeight),
	};
	return { bounds, width, height };
}

/** The same sheet, printed with `times` as many pixels each way. */
export function enlarge(sheet: Sheet, times: number): Sheet {
	return { bounds: sheet.bounds, width: Math.round(sheet.width * times), height: Math.round(sheet.height * times) };
}

/** Where a place lies on a sheet, which may be outside it. */
export function placeOn(sheet: Sheet, [lon, lat]: LonLat): SheetPoint {
	const { west, east, south, north } = sheet.bounds;
	return [((lon - west) / (east - west)) * sheet.width, ((north - lat) / (north - south)) * sheet.height];
}

/** Metres on the ground that a pixel of the sheet spans. */
export function metresPerPixel(sheet: Sheet): number {
	return (toX(sheet.bounds.east) - toX(sheet.bounds.west)) / sheet.width;
}

/** @see placeOn, for metres of the local frame */
export function metresOn(sheet: Sheet, x: number, y: number): SheetPoint {
	return placeOn(sheet, [toLon(x), toLat(y)]);
}
