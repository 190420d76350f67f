import { type HeightAt, measureGround } from '../facts/ground';
import type { Metres } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { centroidOf, sidesOf } from '../geo/planar';

/** From and to, in metres from the upper end of a section. */
export type Span = readonly [from: number, to: number];

/** An upright section through a parcel along its fall line, read downhill. */
export type Profile = {
	/** Metres along the section and metres above the sea. */
	readonly ground: readonly (readonly [distance: number, height: number])[];
	/** Where the vines stand; more than once where the section leaves the parcel and enters it again. */
	readonly vines: readonly Span[];
};

/** Metres between two sections that are considered. */
const sidestep = 4;
/** Ground shown on either side of the vines, as a share of their length, and the least of it in metres. */
const surroundings = 0.6;
const leastSurroundings = 70;
/** Heights are read in so many places. */
const readings = 160;

/**
 * Cuts a parcel downhill, the way it faces on the whole, where the vines are longest: for a bent parcel the middle may
 * lie outside.
 */
export function profileOf({ rings }: ParcelOutline, heightAt: HeightAt): Profile {
	const bearing = (measureGround(rings, heightAt).exposure * Math.PI) / 180;
	const downhill: Metres = [Math.sin(bearing), Math.cos(bearing)];
	const origin = centroidOf(rings);
	const turned = rings.map((ring) => ring.map((point) => turn(point, origin, downhill)));
	const offset = longestSection(turned);
	const within = sectionAt(turned, offset);
	const [first, last] = [within[0]?.[0] ?? 0, within.at(-1)?.[1] ?? 0];
	const around = Math.max(leastSurroundings, (last - first) * surroundings);
	const start = first - around;
	const length = last + around - start;
	const ground = Array.from({ length: readings + 1 }, (_, i): [number, number] => {
		const distance = (length * i) / readings;
		return [distance, heightAt(...turnBack([start + distance, offset], origin, downhill))];
	});
	return { ground, vines: within.map(([from, to]): Span => [from - start, to - start]) };
}

/** What a profile says in words, in whole metres. */
type ProfileFacts = {
	readonly lengthM: number;
	/** Metres above the sea of the highest and the lowest vine of the section. */
	readonly topM: number;
	readonly footM: number;
	/** Metres along the section at which the vines begin and end. */
	readonly vines: { readonly fromM: number; readonly toM: number };
};

export function profileFacts({ ground, vines }: Profile): ProfileFacts {
	const planted = ground.filter(([distance]) => vines.some(([from, to]) => distance >= from && distance <= to));
	const heights = planted.map(([, height]) => height);
	return {
		lengthM: Math.round(ground.at(-1)?.[0] ?? 0),
		topM: Math.round(Math.max(...heights)),
		footM: Math.round(Math.min(...heights)),
		vines: { fromM: Math.round(vines[0]?.[0] ?? 0), toM: Math.round(vines.at(-1)?.[1] ?? 0) },
	};
}

/** Metres downhill of the origin, and metres to the right of the way down. */
function turn([x, y]: Metres, [originX, originY]: Metres, [downX, downY]: Metres): Metres {
	const [dx, dy] = [x - originX, y - originY];
	return [dx * downX + dy * downY, dx * downY - dy * downX];
}

/** @see turn, which is its own inverse but for the origin */
function turnBack(point: Metres, [originX, originY]: Metres, downhill: Metres): Metres {
	const [x, y] = turn(point, [0, 0], downhill);
	return [x + originX, y + originY];
}

/** How far beside the origin the section with most vines runs; of equals, the one nearest to the origin. */
function longestSection(turned: readonly (readonly Metres[])[]): number {
	const reach = Math.max(...turned.flat().map(([, beside]) => Math.abs(beside)));
	let best = { offset: 0, length: planted(sectionAt(turned, 0)) };
	for (let step = sidestep; step < reach; step += sidestep) {
		for (const offset of [step, -step]) {
			const length = planted(sectionAt(turned, offset));
			if (length > best.length) best = { offset, length };
		}
	}
	return best.offset;
}

function planted(spans: readonly Span[]): number {
	return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Where the line so far beside the origin runs within the outline, downhill. */
function sectionAt(turned: readonly (readonly Metres[])[], offset: number): Span[] {
	const crossings = turned
		.flatMap(sidesOf)
		.filter(([a, b]) => a[1] > offset !== b[1] > offset)
		.map(([a, b]) => a[0] + ((b[0] - a[0]) * (offset - a[1])) / (b[1] - a[1]))
		.toSorted((one, other) => one - other);
	return crossings.flatMap((from, index): Span[] => {
		const to = crossings[index + 1];
		return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
	});
}
