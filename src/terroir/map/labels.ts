import type { ViewName } from '../../content/estates';
import outlines from '../../content/outline-labels.gen.json';
import type { ParcelSlug } from '../../content/parcels';
import { terroirZoom } from './engine';
import { type LonLat, placeFrom, worldPx } from './mercator';

type LabelKind = 'name' | 'number' | 'none';

/** Least room for a label of any kind, in CSS pixels (docs/design.md 5). */
const leastPx = 40;
/** Room that lettering leaves at the edges of a parcel, both together. */
const marginPx = 4;
/** From line to line of a name, the range of altitudes beneath it, and a number. */
const linePx = 16;
const altitudeLinePx = 13;
const numberPx = 15;
/** Room for a range of altitudes beneath the name. */
const altitudePx = 72;
/** For lettering of this height, two lines, the width of a parcel at zoom 15 has been measured. */
const measuredHeightPx = 33;

export type ParcelLabel = { kind: LabelKind; lines: readonly string[]; altitude: boolean };

/**
 * What a parcel is labelled with: its name in one or two lines where they fit, else its number in the list, or nothing.
 * @param room the parcel's width at zoom 15 where the label stands, in CSS pixels
 * @param scale of the map, 1 at zoom 15
 */
export function labelFor(name: string, room: number, scale = 1): ParcelLabel {
	const width = room * scale;
	const height = measuredHeightPx * scale;
	const lines = breakName(name, width - marginPx);
	if (width < leastPx || height < numberPx) return { kind: 'none', lines, altitude: false };
	const nameHeight = lines.length * linePx;
	if (nameHeight > height || longest(lines) > width - marginPx) {
		return { kind: 'number', lines, altitude: false };
	}
	const altitude = lines.length === 1 && width - marginPx >= altitudePx && nameHeight + altitudeLinePx <= height;
	return { kind: 'name', lines, altitude };
}

/** One line if it fits, otherwise the break between words that leaves the two lines most alike. */
function breakName(name: string, room: number): readonly string[] {
	const words = name.split(' ');
	if (words.length === 1 || textWidth(name) <= room) return [name];
	const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
	return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

function longest(lines: readonly string[]): number {
	return Math.max(...lines.map(textWidth));
}

/** In CSS pixels, from the advances of small capitals at 15 px with their spacing. */
function textWidth(text: string): number {
	return [...text].reduce((width, letter) => width + advanceOf(letter), 0);
}

function advanceOf(letter: string): number {
	if ('ijIJ '.includes(letter)) return 5.5;
	if ('mHMNOQU'.includes(letter)) return 12.5;
	return 'dghnoóqABCDGRV'.includes(letter) ? 10.5 : 8.6;
}

/** Where a label stands, in CSS pixels of zoom 15 from the centre of its view, y downwards, and how wide the parcel is there. */
export type OutlineLabel = { x: number; y: number; room: number };

type OutlineBox = { x: number; y: number; width: number; height: number };

/** The parcels that can be seen around the centre of a view. */
export function outlinesAround(view: ViewName): { box: OutlineBox; labels: Readonly<Record<string, OutlineLabel>> } {
	return outlines[view];
}

/** Where the label of a parcel is anchored, and how wide the parcel is there at zoom 15. */
export function labelAnchor(
	view: ViewName,
	centre: LonLat,
	parcel: ParcelSlug,
): { place: LonLat; room: number } | undefined {
	const label = outlinesAround(view).labels[parcel];
	return label ? { place: placeFrom(centre, label.x, label.y, worldPx(terroirZoom)), room: label.room } : undefined;
}
