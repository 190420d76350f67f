import type { ViewName } from '../../content/estates';
import { namePx } from '../../content/map-lettering';
import { type LonLat, placeFrom, worldPx } from '../../content/mercator';
import outlines from '../../content/outline-labels.gen.json';
import type { ParcelSlug } from '../../content/parcels';
import { terroirZoom } from './engine';
import type { ScreenBox } from './screen';

/** In CSS pixels of zoom 15 from the centre of a view, y downwards. */
type Spot = { x: number; y: number };

/**
 * Where a parcel is labelled: its number, its name within it with the zoom from which that fits, and its name beside it, with the line
 * to the parcel: where it leaves the lettering, from its middle, and where it ends (`tiles/outlines/labels.ts`).
 */
export type OutlineLabel = Spot & {
	lines?: number;
	zoom?: number;
	beside?: Spot & { lines: number; edgeX: number; edgeY: number; toX: number; toY: number };
};

/** The parcels that can be seen around the centre of a view. */
export function outlinesAround(view: ViewName): { box: ScreenBox; labels: Readonly<Record<string, OutlineLabel>> } {
	return outlines[view];
}

/** Below it names would cover the map, and parcels are numbered as in the list. A hair below the zoom that a terroir is seen at. */
const namesFrom = terroirZoom - 0.05;
/** Below it numbers would cover the parcels; there an estate has its name. */
export const numbersFrom = 13.75;

/** What a parcel is labelled with, and where; the same rule for all of them, on the still and on the live map. */
export type ParcelLabel =
	| { kind: 'none' }
	| { kind: 'number' }
	| { kind: 'within'; at: Spot; lines: readonly string[] }
	/** `edge` in CSS pixels of the screen from the middle of the lettering. */
	| { kind: 'beside'; at: Spot; lines: readonly string[]; edge: Spot; to: Spot };

/** The name where it can stand, else the number. */
export function labelFor(name: string, { beside, ...within }: OutlineLabel, zoom: number): ParcelLabel {
	if (zoom < numbersFrom) return { kind: 'none' };
	if (zoom < namesFrom) return { kind: 'number' };
	if (within.zoom && Math.max(zoom, terroirZoom) >= within.zoom)
		return { kind: 'within', at: within, lines: nameLines(name, within.lines) };
	if (!beside) return { kind: 'number' };
	// The lettering does not grow as the map does.
	const grown = namePx(zoom) / namePx(terroirZoom);
	return {
		kind: 'beside',
		at: beside,
		lines: nameLines(name, beside.lines),
		edge: { x: beside.edgeX * grown, y: beside.edgeY * grown },
		to: { x: beside.toX, y: beside.toY },
	};
}

/** In one line, or in two with the break between words that leaves them most alike. */
export function nameLines(name: string, lines = 1): readonly string[] {
	const words = name.split(' ');
	if (lines === 1) return [name];
	const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
	const longest = (pair: readonly string[]) => Math.max(...pair.map(({ length }) => length));
	return breaks.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best), [name, '']).filter(Boolean);
}

/** The place of a spot around the centre of a view. */
export function placeOf(centre: LonLat, { x, y }: Spot): LonLat {
	return placeFrom(centre, x, y, worldPx(terroirZoom));
}

/** The middle of a parcel, as far as lettering goes. */
export function labelAnchor(view: ViewName, centre: LonLat, parcel: ParcelSlug): LonLat | undefined {
	const label = outlinesAround(view).labels[parcel];
	return label && placeOf(centre, label);
}
