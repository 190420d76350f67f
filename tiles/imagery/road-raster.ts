import { appendTo } from '../append-to';
import { clamp } from '../geo/scalars';
import type { Road } from '../roads/network';
import type { PixelFrame } from './frame';

/** Roads are painted so far beyond their edge, in metres: verge and cutting. */
export const roadside = 5;
const binSide = 400;
/** Columns of bins: more than there are over any land. */
const stride = 100_003;
/** A paved road covers the track that joins it. */
const precedences = { paved: 1.5, track: 0.2, path: 0 } as const;

type Segment = {
	readonly road: number;
	readonly ax: number;
	readonly ay: number;
	readonly bx: number;
	readonly by: number;
};

/** Which road each pixel of a frame lies on or beside. */
export type RoadRaster = {
	/** Metres to the road's edge, negative on it; beyond {@link roadside} only an upper bound. */
	readonly edge: Float32Array;
	/** Its place in the list of roads plus one; 0 away from roads. */
	readonly road: Uint16Array;
};

/** All segments of the roads, to be found by place. */
export class RoadIndex {
	readonly #roads: readonly Road[];
	readonly #bins = new Map<number, Segment[]>();

	constructor(roads: readonly Road[]) {
		this.#roads = roads;
		roads.forEach(({ line }, road) => {
			for (let k = 1; k < line.length; k++) {
				const [ax, ay] = line[k - 1] ?? [0, 0];
				const [bx, by] = line[k] ?? [0, 0];
				this.#add({ road, ax, ay, bx, by });
			}
		});
	}

	/** Draws the roads of a frame, or nothing where it has none. */
	draw(frame: PixelFrame): RoadRaster | undefined {
		const found = this.#segmentsIn(frame);
		if (found.length === 0) return undefined;
		const size = frame.xs.length * frame.ys.length;
		const edge = new Float32Array(size).fill(roadside * 4);
		const road = new Uint16Array(size);
		const rank = new Float32Array(size).fill(roadside * 4);
		for (const { road: index, ax, ay, bx, by } of found) {
			const { width, class: kind } = this.#roads[index] ?? { width: 0, class: 'path' };
			const half = width / 2;
			const precedence = precedences[kind];
			rasterSegment(frame, ax, ay, bx, by, half + Math.max(roadside, frame.resolution), (pixel, distance) => {
				const toEdge = distance - half;
				if (toEdge - precedence >= (rank[pixel] ?? 0)) return;
				rank[pixel] = toEdge - precedence;
				edge[pixel] = toEdge;
				road[pixel] = index + 1;
			});
		}
		return { edge, road };
	}

	#add(segment: Segment): void {
		for (const bin of binsOver(segment.ax, segment.ay, segment.bx, segment.by, roadside * 2)) {
			appendTo(this.#bins, bin, segment);
		}
	}

	#segmentsIn({ xs, ys, resolution }: PixelFrame): Segment[] {
		const found = new Set<Segment>();
		const bins = binsOver(xs[0] ?? 0, ys[0] ?? 0, xs.at(-1) ?? 0, ys.at(-1) ?? 0, roadside + resolution);
		for (const bin of bins) for (const segment of this.#bins.get(bin) ?? []) found.add(segment);
		return [...found].toSorted((a, b) => a.road - b.road);
	}
}

function binsOver(ax: number, ay: number, bx: number, by: number, margin: number): number[] {
	const bins: number[] = [];
	for (let i = binAt(Math.min(ax, bx) - margin); i <= binAt(Math.max(ax, bx) + margin); i++) {
		for (let j = binAt(Math.min(ay, by) - margin); j <= binAt(Math.max(ay, by) + margin); j++)
			bins.push(i * stride + j);
	}
	return bins;
}

function binAt(metres: number): number {
	return Math.floor(metres / binSide);
}

/** Calls `visit` with every pixel of the frame within `reach` metres of a segment's box, and its distance from the segment. */
export function rasterSegment(
	{ xs, ys }: PixelFrame,
	ax: number,
	ay: number,
	bx: number,
	by: number,
	reach: number,
	visit: (pixel: number, distance: number) => void,
): void {
	const width = xs.length;
	const west = xs[0] ?? 0;
	const north = ys[0] ?? 0;
	const stepX = ((xs[width - 1] ?? 0) - west) / (width - 1);
	const stepY = ((ys[ys.length - 1] ?? 0) - north) / (ys.length - 1);
	const firstColumn = Math.max(0, Math.floor((Math.min(ax, bx) - reach - west) / stepX) - 1);
	const lastColumn = Math.min(width - 1, Math.ceil((Math.max(ax, bx) + reach - west) / stepX) + 1);
	const firstRow = Math.max(0, Math.floor((Math.max(ay, by) + reach - north) / stepY) - 1);
	const lastRow = Math.min(ys.length - 1, Math.ceil((Math.min(ay, by) - reach - north) / stepY) + 1);
	const dx = bx - ax;
	const dy = by - ay;
	const squared = dx * dx + dy * dy || 1;
	for (let row = firstRow; row <= lastRow; row++) {
		const y = (ys[row] ?? 0) - ay;
		for (let column = firstColumn; column <= lastColumn; column++) {
			const x = (xs[column] ?? 0) - ax;
			const t = clamp((x * dx + y * dy) / squared);
			const offX = x - dx * t;
			const offY = y - dy * t;
			const distance = Math.sqrt(offX * offX + offY * offY);
			if (distance < reach) visit(row * width + column, distance);
		}
	}
}
