import type { NamePlace } from '../../src/content/wines/land.ts';
import { grown, letters, outside, overlapOf, type Rectangle } from './plate-sheet.ts';

/** Between what is named and its name. */
const gap = 1;

/** Nearer to a thing than this, in per cent, a name is read as that thing's. */
const nameClearance = 2.5;

/** What has a name on a plate, and where it lies. */
export type Named = { name: string; box: Rectangle };

/** Where a name stands, and what it covers. */
export type Placed = { place: NamePlace; box: Rectangle };

/**
 * A place for each name on a plate: beside what it names, where it covers as little as can be of the others, by the boxes around them, of the
 * names before and of what is taken. The map, which has lines from names to parcels, goes by outlines (`tiles/outlines/names-beside.ts`).
 */
export function placeBeside(named: readonly Named[], taken: readonly Rectangle[]): Placed[] {
	const placed: Placed[] = [];
	for (const { name, box } of named) {
		// Two names in one line after the other would read as one.
		const before = placed.map((one) => grown(one.box, letters.height));
		const others = named.flatMap((one) => (one.box === box ? [] : [grown(one.box, nameClearance)]));
		const costOf = (candidate: Placed) =>
			[...others, ...taken, ...before].reduce(
				(sum, other) => sum + overlapOf(candidate.box, other),
				outside(candidate.box) * 4,
			);
		const [best] = candidatesBeside(box, name).toSorted((one, other) => costOf(one) - costOf(other));
		if (best) placed.push(best);
	}
	return placed;
}

/** Below it and above it, in its middle, from its sides or from its middle, to its right and to its left, the best first. */
function candidatesBeside({ left, right, top, bottom }: Rectangle, name: string): Placed[] {
	const width = name.length * letters.width;
	const half = letters.height / 2;
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const at = (anchor: NamePlace[2], from: number, middle: number): Placed => {
		const start = from - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
		const box = { left: start, right: start + width, top: middle - half, bottom: middle + half };
		return { place: [Math.round(from), Math.round(middle), anchor], box };
	};
	const [below, above] = [bottom + gap + half, top - gap - half];
	return [
		at('middle', x, below),
		at('middle', x, above),
		at('start', right + gap, y),
		at('end', left - gap, y),
		at('start', left, below),
		at('end', right, below),
		at('start', left, above),
		at('end', right, above),
		at('start', x, below),
		at('end', x, below),
		at('start', x, above),
		at('end', x, above),
	];
}
