import type { Line } from '../artwork/isolines';
import { pathOf } from '../artwork/lines';
import type { LonLat } from '../geo/frame';
import { type Pixel, project, unproject } from '../geo/mercator';

/** A unit is a pixel of this zoom: half a CSS pixel where a view opens. */
const UNIT_ZOOM = 16;

/** Lines as the page reads them: path data in whole units east and south of the origin, by what they are. */
export type CodedLines = { readonly origin: LonLat; readonly lines: Readonly<Record<string, string>> };

/** @see CodedLines */
export function codeLines(origin: LonLat, lines: Readonly<Record<string, readonly Line[]>>): CodedLines {
	return { origin, lines: Object.fromEntries(Object.entries(lines).map(([what, each]) => [what, pathOf(each)])) };
}

/** Where a place lies, in units from the origin. */
export function unitsFrom(origin: LonLat, place: LonLat): Pixel {
	const [originX, originY] = project(origin, UNIT_ZOOM);
	const [x, y] = project(place, UNIT_ZOOM);
	return [x - originX, y - originY];
}

/** The place so many units from the origin. */
export function placeAt(origin: LonLat, [x, y]: Pixel): LonLat {
	const [originX, originY] = project(origin, UNIT_ZOOM);
	return unproject([originX + x, originY + y], UNIT_ZOOM);
}
