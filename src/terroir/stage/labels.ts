import type { ViewName } from '../../content/estates';
import outlines from '../../content/outline-labels.gen.json';
import type { ParcelSlug } from '../../content/parcels';
import type { LonLat } from '../map/engine';

export type LabelKind = 'name' | 'number' | 'none';

/** Least room for a label of any kind, in CSS pixels (DESIGN 5). */
const LEAST_PX = 40;
/** Room that lettering leaves at the edges of a parcel, both together. */
const MARGIN_PX = 4;
/** Mean advance of a small capital at 15 px, spacing included. */
const LETTER_PX = 9;
/** Room for a range of altitudes beneath the name. */
const ALTITUDE_PX = 72;

export type ParcelLabel = { kind: LabelKind; lines: readonly string[]; altitude: boolean };

/**
 * What a parcel is labelled with: its name in one or two lines where they fit, else its number in the list, or nothing.
 * @param room the parcel's width where the label stands, in CSS pixels
 */
export function labelFor(name: string, room: number): ParcelLabel {
	const free = room - MARGIN_PX;
	const lines = breakName(name, free);
	if (room < LEAST_PX) return { kind: 'none', lines, altitude: false };
	const fits = Math.max(...lines.map(textWidth)) <= free;
	if (fits) return { kind: 'name', lines, altitude: lines.length === 1 && free >= ALTITUDE_PX };
	return { kind: 'number', lines, altitude: false };
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

/** Where a label stands, in CSS pixels of zoom 15 from the centre of its view, y downwards, and how wide the parcel is there. */
export type OutlineLabel = { x: number; y: number; room: number };

type OutlineBox = { x: number; y: number; width: number; height: number };

/** The parcels that can be seen around the centre of a view. */
export function outlinesAround(view: ViewName): { box: OutlineBox; labels: Readonly<Record<string, OutlineLabel>> } {
	return outlines[view];
}

const WORLD_PX = 512 * 2 ** 15;

/** Where the label of a parcel is anchored, and how wide the parcel is there at zoom 15. */
export function labelAnchor(
	view: ViewName,
	centre: LonLat,
	parcel: ParcelSlug,
): { place: LonLat; room: number } | null {
	const label = outlinesAround(view).labels[parcel];
	return label ? { place: offset(centre, label.x, label.y), room: label.room } : null;
}

/** The place so many pixels of zoom 15 to the east and south of another (Web Mercator). */
function offset([longitude, latitude]: LonLat, x: number, y: number): LonLat {
	const northing = Math.asinh(Math.tan((latitude * Math.PI) / 180)) - (2 * Math.PI * y) / WORLD_PX;
	return [longitude + (360 * x) / WORLD_PX, (Math.atan(Math.sinh(northing)) * 180) / Math.PI];
}
