import type { Metres } from './frame';
import { clamp, mix } from './scalars';

/** A closed ring in metres: the first point repeated at the end. */
export type Ring = readonly Metres[];

/** One side of a ring. */
export type Side = readonly [from: Metres, to: Metres];

/** The sides of a ring, in order. */
export function sidesOf(ring: Ring): Side[] {
	const sides: Side[] = [];
	let from: Metres | undefined;
	for (const to of ring) {
		if (from) sides.push([from, to]);
		from = to;
	}
	return sides;
}

/** The point at a share of the way from one to another, 0 to 1. */
export function between(from: Metres, to: Metres, share: number): Metres {
	return [mix(from[0], to[0], share), mix(from[1], to[1], share)];
}

/** Area enclosed by the rings in square metres, whichever way they run; the rings lie apart. */
export function areaOf(rings: readonly Ring[]): number {
	return rings.reduce((sum, ring) => sum + Math.abs(momentsOf(ring).area), 0);
}

/** Length of the rings in metres. */
export function perimeterOf(rings: readonly Ring[]): number {
	return rings.flatMap(sidesOf).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
}

/** Centre of mass of the enclosed ground; for a bent parcel it may lie outside. */
export function centroidOf(rings: readonly Ring[]): Metres {
	let area = 0;
	let x = 0;
	let y = 0;
	for (const ring of rings) {
		const moments = momentsOf(ring);
		const sign = Math.sign(moments.area);
		area += sign * moments.area;
		x += sign * moments.x;
		y += sign * moments.y;
	}
	return [x / area, y / area];
}

/** Signed area and its first moments, taken about the ring's first point so that large coordinates cost no precision. */
function momentsOf(ring: Ring): { area: number; x: number; y: number } {
	const [originX, originY] = ring[0] ?? [0, 0];
	let area = 0;
	let x = 0;
	let y = 0;
	for (const [a, b] of sidesOf(ring)) {
		const ax = a[0] - originX;
		const ay = a[1] - originY;
		const bx = b[0] - originX;
		const by = b[1] - originY;
		const cross = ax * by - bx * ay;
		area += cross / 2;
		x += ((ax + bx) * cross) / 6;
		y += ((ay + by) * cross) / 6;
	}
	return { area, x: x + originX * area, y: y + originY * area };
}

/** Whether a point lies inside any of the rings (even-odd). */
export function contains(rings: readonly Ring[], [x, y]: Metres): boolean {
	let inside = false;
	for (const ring of rings) {
		for (const [a, b] of sidesOf(ring)) {
			if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
		}
	}
	return inside;
}

/** Shortest distance in metres between two outlines that lie apart. */
export function gapBetween(one: readonly Ring[], other: readonly Ring[]): number {
	return Math.min(gapFrom(one, other), gapFrom(other, one));
}

/** Between outlines that do not cross, the shortest distance ends at a corner of one of them. */
function gapFrom(corners: readonly Ring[], sides: readonly Ring[]): number {
	let gap = Number.POSITIVE_INFINITY;
	for (const side of sides.flatMap(sidesOf)) {
		for (const corner of corners.flat()) gap = Math.min(gap, distanceToSide(corner, side));
	}
	return gap;
}

/** Distance in metres from a point to the nearest point of a side. */
export function distanceToSide([x, y]: Metres, [a, b]: Side): number {
	const dx = b[0] - a[0];
	const dy = b[1] - a[1];
	const lengthSquared = dx * dx + dy * dy;
	const along = lengthSquared === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / lengthSquared;
	const t = clamp(along);
	return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t);
}

/** An upright rectangle of land in metres of the local frame. */
export type Extent = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };

/** The smallest upright rectangle around the rings, in metres. */
export function extentOf(rings: readonly Ring[]): Extent {
	const extent = {
		west: Number.POSITIVE_INFINITY,
		east: Number.NEGATIVE_INFINITY,
		south: Number.POSITIVE_INFINITY,
		north: Number.NEGATIVE_INFINITY,
	};
	for (const [x, y] of rings.flat()) {
		extent.west = Math.min(extent.west, x);
		extent.east = Math.max(extent.east, x);
		extent.south = Math.min(extent.south, y);
		extent.north = Math.max(extent.north, y);
	}
	return extent;
}

/** Shortest distance in metres between two lines; 0 where they cross. Rings are lines too: what lies within one is far from it. */
export function distanceBetween(one: readonly Metres[], other: readonly Metres[]): number {
	let distance = Number.POSITIVE_INFINITY;
	for (const a of sidesOf(one)) {
		for (const b of sidesOf(other)) {
			if (cross(a, b)) return 0;
			distance = Math.min(
				distance,
				distanceToSide(a[0], b),
				distanceToSide(a[1], b),
				distanceToSide(b[0], a),
				distanceToSide(b[1], a),
			);
		}
	}
	return distance;
}

function cross([a, b]: Side, [c, d]: Side): boolean {
	return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Positive where the way from a over b to c turns left. */
function turn(a: Metres, b: Metres, c: Metres): number {
	return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
