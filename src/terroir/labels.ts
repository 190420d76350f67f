import type { ViewName } from '../content/estates';
import outlines from '../content/outline-labels.gen.json';
import type { ParcelSlug } from '../content/parcels';
import type { LonLat } from './map/engine';

export type LabelKind = 'name' | 'number' | 'none';

/** Least width of a parcel for its name and for its number, in CSS pixels (DESIGN 5). */
const NAME_PX = 90;
const NUMBER_PX = 40;
/** The part of a parcel's width that is inside it at the height of its label: outlines are no boxes. */
const ROOM = 0.6;
/** Mean advance of a small capital at 15 px, spacing included. */
const LETTER_PX = 9;
/** Room for a range of altitudes beneath the name. */
const ALTITUDE_PX = 72;

export type ParcelLabel = { kind: LabelKind; lines: readonly string[]; altitude: boolean };

/**
 * What a parcel is labelled with: its name in one or two lines where they fit, else its number in the list, or nothing.
 * @param width of the parcel, in CSS pixels
 */
export function labelFor(name: string, width: number): ParcelLabel {
	const room = width * ROOM;
	const lines = breakName(name, room);
	const fits = Math.max(...lines.map(textWidth)) <= room;
	if (width >= NAME_PX && fits) return { kind: 'name', lines, altitude: room >= ALTITUDE_PX };
	return { kind: width >= NUMBER_PX ? 'number' : 'none', lines, altitude: false };
}

/** One line if it fits, otherwise the break between words that leaves the two lines most alike. */
function breakName(name: string, room: number): readonly string[] {
	const words = name.split(' ');
	if (words.length === 1 || textWidth(name) <= room) return [name];
	const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
	return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

function longest(lines: readonly string[]): number {
	return Math.max(...lines.map(({ length }) => length));
}

function textWidth(text: string): number {
	return text.length * LETTER_PX;
}

/** A parcel as drawn at zoom 15 around the centre of a view: CSS pixels, y downwards. */
export type OutlineBox = { x: number; y: number; width: number; height: number; labelX: number; labelY: number };

/** The parcels that can be seen around the centre of a view. */
export function outlinesAround(view: ViewName): Readonly<Record<string, OutlineBox>> {
	return outlines[view];
}

const WORLD_PX = 512 * 2 ** 15;

/** Where the label of a parcel is anchored, and how wide the parcel is at zoom 15. */
export function labelAnchor(
	view: ViewName,
	centre: LonLat,
	parcel: ParcelSlug,
): { place: LonLat; width: number } | null {
	const box = outlinesAround(view)[parcel];
	return box ? { place: offset(centre, box.labelX, box.labelY), width: box.width } : null;
}

/** The place so many pixels of zoom 15 to the east and south of another (Web Mercator). */
function offset([longitude, latitude]: LonLat, x: number, y: number): LonLat {
	const northing = Math.asinh(Math.tan((latitude * Math.PI) / 180)) - (2 * Math.PI * y) / WORLD_PX;
	return [longitude + (360 * x) / WORLD_PX, (Math.atan(Math.sinh(northing)) * 180) / Math.PI];
}
