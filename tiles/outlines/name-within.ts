import type { Pixel } from '../geo/mercator';
import { contains, distanceToSide, sidesOf } from '../geo/planar';
import { viewZoom } from '../geo/views';
import { boxAround, type Drawing } from './drawing';
import { linesOf, nameSize } from './lettering';

/** A name within its parcel: the middle of the lettering in pixels of the view, in how many lines, and from which zoom it fits. */
export type NameWithin = { readonly x: number; readonly y: number; readonly lines: number; readonly zoom: number };

const zooms = Array.from({ length: 13 }, (_, quarter) => viewZoom + quarter / 4);
/** Air between the lettering and the outline, in CSS pixels: the least, and as much as is looked for. */
const leastAir = 4;
const enoughAir = 14;
/** Pixels between two places that are tried. */
const step = 3;

/** Where the name of a parcel stands within it, at the farthest zoom at which it does; `undefined` where it never does. */
export function nameWithin({ rings }: Pick<Drawing, 'rings'>, name: string): NameWithin | undefined {
	for (const zoom of zooms) {
		for (const lines of linesOf(name)) {
			const scale = 2 ** (zoom - viewZoom);
			const { width, height } = nameSize(lines, zoom);
			const place = roomiest(rings, { width: width / scale, height: height / scale }, scale);
			if (place) return { x: Math.round(place[0]), y: Math.round(place[1]), lines: lines.length, zoom };
		}
	}
	return undefined;
}

type Size = { readonly width: number; readonly height: number };

/** The place where lettering of a size has most air around it, and of those with enough the one nearest to the middle. */
function roomiest(rings: Drawing['rings'], size: Size, scale: number): Pixel | undefined {
	const { x: west, y: north, width, height } = boxAround(rings.flat());
	const middle: Pixel = [west + width / 2, north + height / 2];
	let best: { place: Pixel; air: number; away: number } | undefined;
	for (let y = north; y <= north + height; y += step) {
		for (let x = west; x <= west + width; x += step) {
			if (!contains(rings, [x, y])) continue;
			const air = Math.min(enoughAir, airAround(rings, [x, y], size) * scale);
			if (air < leastAir) continue;
			const away = Math.hypot(x - middle[0], y - middle[1]);
			if (!best || air > best.air || (air === best.air && away < best.away)) best = { place: [x, y], air, away };
		}
	}
	return best?.place;
}

/** How far it is from lettering to the outline at the nearest; negative where it does not lie within. */
function airAround(rings: Drawing['rings'], [x, y]: Pixel, { width, height }: Size): number {
	const edge = edgeOf([x, y], { width, height });
	if (edge.some((point) => !contains(rings, point))) return -1;
	// Nor over the gap between two parts of a parcel.
	const isUnder = ([px, py]: Pixel) => Math.abs(px - x) < width / 2 && Math.abs(py - y) < height / 2;
	const sides = rings.flatMap(sidesOf);
	if (sides.some(([from, to]) => isUnder(from) || isUnder(to))) return -1;
	return Math.min(...edge.flatMap((point) => sides.map((side) => distanceToSide(point, side))));
}

/** Points along the edge of a box. */
function edgeOf([x, y]: Pixel, { width, height }: Size): Pixel[] {
	const shares = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5];
	return [
		...shares.flatMap((share): Pixel[] => [-0.5, 0.5].map((side): Pixel => [x + share * width, y + side * height])),
		[x - width / 2, y],
		[x + width / 2, y],
	];
}
