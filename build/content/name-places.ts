import { parcelName } from '../../src/content/parcel-names.ts';
import type { ParcelSlug } from '../../src/content/parcels.ts';
import type { Hill, NamePlace } from '../../src/content/wines/land.ts';
import { extentOf, metresPerDegree, shortening } from './wine-land.ts';

/** A name in letters of 15 px on the narrowest plate, 300 px wide, in per cent of its width and height. */
const letters = { width: 2.8, height: 5, gap: 1 } as const;
/** The part of a plate within its frame, in per cent. */
const sheet: Rectangle = { left: 3, right: 97, top: 3, bottom: 97 };
/** Where the scale bar stands on paper. */
const scaleBar: Rectangle = { left: 3, right: 56, top: 87, bottom: 97 };

type Rectangle = { left: number; right: number; top: number; bottom: number };

/**
 * A place for the name of each parcel on the plate of a hill: beside it, where it covers as little as can be of the other parcels, by the
 * boxes around them, of the names before and of the scale bar. The map, which has lines from names to parcels, goes by outlines
 * (`tiles/outlines/names-beside.ts`).
 * @param bounds of the plate, in degrees
 */
export function namePlacesOn(
	{ west, east, south, north }: Hill['bounds'],
	parcels: readonly ParcelSlug[],
): NamePlace[] {
	const boxes = parcels.map((parcel): Rectangle => {
		const box = extentOf(parcel);
		const across = (metres: number) => ((metres / metresPerDegree / shortening - west) / (east - west)) * 100;
		const down = (metres: number) => ((north - metres / metresPerDegree) / (north - south)) * 100;
		return { left: across(box.west), right: across(box.east), top: down(box.north), bottom: down(box.south) };
	});
	const taken = [scaleBar];
	return parcels.map((parcel, index) => {
		const own = boxes[index] ?? sheet;
		const others = [...boxes.filter((box) => box !== own), ...taken];
		const cost = ([, box]: Candidate) =>
			outside(box) * 4 + others.reduce((sum, other) => sum + overlapOf(box, other), 0);
		const [best] = candidatesBeside(own, parcelName(parcel)).toSorted((one, other) => cost(one) - cost(other));
		if (!best) throw new Error(parcel);
		// Two names in one line after the other would read as one.
		taken.push(grown(best[1], letters.height));
		return best[0];
	});
}

type Candidate = readonly [NamePlace, Rectangle];

/** Below a parcel and above it, in its middle or from its sides, to its right and to its left, the best first. */
function candidatesBeside({ left, right, top, bottom }: Rectangle, name: string): Candidate[] {
	const { width: each, height, gap } = letters;
	const width = name.length * each;
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const at = (anchor: NamePlace[2], from: number, middle: number): Candidate => {
		const start = from - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
		const box = { left: start, right: start + width, top: middle - height / 2, bottom: middle + height / 2 };
		return [[rounded(from), rounded(middle), anchor], box];
	};
	const [below, above] = [bottom + gap + height / 2, top - gap - height / 2];
	return [
		at('middle', x, below),
		at('middle', x, above),
		at('start', right + gap, y),
		at('end', left - gap, y),
		at('start', left, below),
		at('end', right, below),
		at('start', left, above),
		at('end', right, above),
	];
}

function grown({ left, right, top, bottom }: Rectangle, by: number): Rectangle {
	return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function overlapOf(one: Rectangle, other: Rectangle): number {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.max(0, across) * Math.max(0, down);
}

/** How much of it lies beyond the frame. */
function outside(box: Rectangle): number {
	return (box.right - box.left) * (box.bottom - box.top) - overlapOf(box, sheet);
}

function rounded(share: number): number {
	return Math.round(share * 10) / 10;
}
