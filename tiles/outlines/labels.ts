import type { Pixel } from '../geo/mercator';
import { contains } from '../geo/planar';
import { type ViewName, viewZoom } from '../geo/views';
import { type Box, boxAround, type Drawing } from './drawing';
import { linesOf, nameSize } from './lettering';
import { type NameWithin, nameWithin } from './name-within';
import { type NameBeside, namesBeside } from './names-beside';

/** Where a parcel is labelled, in pixels from the centre of the view: its number and its name within it, and its name beside it until that fits. */
type OutlineLabel = Pick<NameWithin, 'x' | 'y'> & {
	readonly lines?: number;
	readonly zoom?: number;
	readonly beside?: NameBeside | undefined;
};

/** What a page must know of a view's outlines without their geometry: the box around all of them, and their labels by slug. */
type ViewLabels = { readonly box: Box; readonly labels: Record<string, OutlineLabel> };

/**
 * The labels of every view, as the pages read them.
 * @param names what a parcel is called, by its slug; one that has no name yet is called by that
 */
export function labelsText(
	views: readonly { readonly view: ViewName; readonly drawings: readonly Drawing[] }[],
	names: Readonly<Record<string, string>>,
): string {
	const nameOf = (slug: string) => names[slug] ?? slug;
	const labels = Object.fromEntries(views.map(({ view, drawings }) => [view, labelsOf(drawings, nameOf)]));
	return `${JSON.stringify(labels, undefined, '\t')}\n`;
}

/**
 * The labels of a view, in whole pixels.
 * @param nameOf what a parcel is called
 */
export function labelsOf(drawings: readonly Drawing[], nameOf: (slug: string) => string): ViewLabels {
	const corners = drawings.flatMap(({ box: { x, y, width, height } }): Pixel[] => [
		[x, y],
		[x + width, y + height],
	]);
	const { x, y, width, height } = boxAround(corners);
	const parcels = drawings.map((drawing) => {
		const { slug, rings } = drawing;
		const name = nameOf(slug);
		return { slug, name, middle: labelPlace(rings).point, within: nameWithin(drawing, name) };
	});
	const isRoomy = ({ within }: (typeof parcels)[number]) => within?.zoom === viewZoom;
	const beside = namesBeside(
		parcels.filter((parcel) => !isRoomy(parcel)),
		drawings,
		parcels.filter(isRoomy).flatMap(({ name, within }) => (within ? [boxOf(within, name)] : [])),
	);
	return {
		box: { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width) + 1, height: Math.ceil(height) + 1 },
		labels: Object.fromEntries(
			parcels.map(({ slug, middle: [labelX, labelY], within }) => [
				slug,
				{
					...(within ?? { x: Math.round(labelX), y: Math.round(labelY) }),
					...(beside.has(slug) && { beside: beside.get(slug) }),
				},
			]),
		),
	};
}

/** What a name within its parcel covers at the zoom views open at. */
function boxOf({ x, y, lines }: NameWithin, name: string): Box {
	const { width, height } = nameSize(linesOf(name)[lines - 1] ?? [name], viewZoom);
	return { x: x - width / 2, y: y - height / 2, width, height };
}

type Ring = readonly Pixel[];

/** A place for lettering centred on it, and how wide that may be, in pixels. */
type LabelPlace = { readonly point: Pixel; readonly room: number };

/** Half the height of two lines of lettering, and of one, in pixels: over all of it the lettering has to stay inside. */
const twoLines = 15;
const oneLine = 7;
/** With less room than this for two lines, one line has to do. */
const leastRoom = 40;
/** Pixels between two places that are tried. */
const step = 3;

/** Where an area has most room for lettering, two lines or else one. Rings are closed; parts may lie apart. */
export function labelPlace(rings: readonly Ring[]): LabelPlace {
	const place = widestPlace(rings, twoLines);
	return place.room >= leastRoom ? place : widestPlace(rings, oneLine);
}

function widestPlace(rings: readonly Ring[], halfHeight: number): LabelPlace {
	const xs = rings.flat().map(([x]) => x);
	const ys = rings.flat().map(([, y]) => y);
	const [west, east] = [Math.min(...xs), Math.max(...xs)];
	const [north, south] = [Math.min(...ys), Math.max(...ys)];
	let best: LabelPlace = { point: [(west + east) / 2, (north + south) / 2], room: 0 };
	for (let y = north; y <= south; y += step) {
		for (let x = west; x <= east; x += step) {
			const room = roomAt(rings, [x, y], halfHeight);
			if (room > best.room) best = { point: [x, y], room };
		}
	}
	return best;
}

function roomAt(rings: readonly Ring[], [x, y]: Pixel, halfHeight: number): number {
	return 2 * Math.min(...[0, -halfHeight, halfHeight].map((dy) => reachAt(rings, [x, y + dy])));
}

/** How far it is from a point to the nearer of the edges to its west and east, in pixels; 0 outside the area. */
export function reachAt(rings: readonly Ring[], [x, y]: Pixel): number {
	if (!contains(rings, [x, y])) return 0;
	const crossings = rings.flatMap((ring) =>
		ring.slice(1).flatMap(([toX, toY], index) => {
			const [fromX, fromY] = ring[index] ?? [toX, toY];
			return fromY > y === toY > y ? [] : [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)];
		}),
	);
	return Math.min(...crossings.map((crossing) => Math.abs(crossing - x)));
}
