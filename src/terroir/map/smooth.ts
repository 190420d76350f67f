import type { Position } from 'geojson';
import type { Point } from '../../content/coded-lines';
import { type LonLat, pixelsFrom, placeFrom, worldPx } from '../../content/mercator';

/** How far the pieces of a curve may lie beside it, in units: half a pixel two zooms nearer than that of which a unit is a pixel. */
const flatness = 1 / 8;

/**
 * The curve through the points of a line, as pieces so short that two zooms nearer no corner shows: a centripetal Catmull-Rom spline, for
 * each point lies where the land is as high as the line says, and this one neither loops nor strays where they lie unevenly. A line
 * that ends where it begins is round there as well.
 */
export function smoothLine(given: readonly Point[]): Point[] {
	const points = withoutRepeats(given);
	const [first] = points;
	if (!first || points.length < 3) return points;
	const last = points.length - 1;
	const isClosed = isSame(first, points[last]);
	/** Beyond an open end the line goes on as it has come. */
	const pointAt = (index: number): Point => {
		const inside = isClosed ? (index + last) % last : Math.min(Math.max(index, 0), last);
		return points[inside] ?? first;
	};
	const curve = points.slice(1).flatMap((to, index) => {
		const from = pointAt(index);
		const before = index > 0 || isClosed ? pointAt(index - 1) : mirror(to, from);
		const after = index + 2 <= last || isClosed ? pointAt(index + 2) : mirror(from, to);
		return piecesTo([from, handle(before, from, to), handle(after, to, from), to]);
	});
	return [first, ...curve];
}

/**
 * The curve through places on the ground.
 * @param origin near the places @param zoom of the pixels that are the units
 */
export function smoothPlaces(origin: LonLat, places: readonly LonLat[], zoom: number): LonLat[] {
	const world = worldPx(zoom);
	const points = places.map((place) => {
		const { x, y } = pixelsFrom(origin, place, world);
		return [x, y] as const;
	});
	return smoothLine(points).map(([x, y]) => placeFrom(origin, x, y, world));
}

type Cubic = readonly [from: Point, leaving: Point, arriving: Point, to: Point];

/** The Bézier control point beside `at`, on the side of `next`. */
function handle(previous: Point, at: Point, next: Point): Point {
	const [back, ahead] = [distance(previous, at), distance(at, next)];
	const root = Math.sqrt(back * ahead);
	const along = (axis: 0 | 1) =>
		((2 * back + 3 * root + ahead) * at[axis] + back * next[axis] - ahead * previous[axis]) / (3 * (back + root));
	return [along(0), along(1)];
}

/** Points of the curve after its first, as many as keep the pieces within `flatness` of it (Wang's bound). */
function piecesTo([from, leaving, arriving, to]: Cubic): Point[] {
	const bend = Math.max(bendAt(from, leaving, arriving), bendAt(leaving, arriving, to));
	const count = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / flatness)));
	return Array.from({ length: count }, (_, piece) => {
		const share = (piece + 1) / count;
		const rest = 1 - share;
		const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
		const along = (axis: 0 | 1) => a * from[axis] + b * leaving[axis] + c * arriving[axis] + d * to[axis];
		return [along(0), along(1)];
	});
}

function bendAt(before: Point, at: Point, after: Point): number {
	return Math.hypot(before[0] - 2 * at[0] + after[0], before[1] - 2 * at[1] + after[1]);
}

function mirror(point: Point, at: Point): Point {
	return [2 * at[0] - point[0], 2 * at[1] - point[1]];
}

function distance(one: Point, other: Point): number {
	return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

/** Between a point and itself there is neither a curve nor a corner. */
function withoutRepeats(points: readonly Point[]): Point[] {
	return points.filter((point, index) => !isSame(point, points[index - 1]));
}

function isSame(one: Point, other: Point | undefined): boolean {
	return one[0] === other?.[0] && one[1] === other[1];
}

/** Of the least turn that is seen as a corner. */
const cornerCosine = Math.cos((24 * Math.PI) / 180);

/**
 * A line without its sharpest corners, each cut off at a quarter of its sides (Chaikin): for the many lines that are seen from afar, of which
 * curves would have too many points. A line that ends where it begins has no corner there either.
 */
export function cutSharpCorners(given: readonly Point[]): Point[] {
	const points = withoutRepeats(given);
	const [first] = points;
	const last = points.at(-1);
	if (!first || !last || points.length < 3) return points;
	const isClosed = isSame(first, last);
	const cut = points.flatMap((at, index) => {
		const before = points[index - 1] ?? (isClosed ? points.at(-2) : undefined);
		const after = points[index + 1] ?? (isClosed ? points[1] : undefined);
		if (!before || !after || cosineOfTurn(before, at, after) > cornerCosine) return [at];
		return [quarterTo(at, before), quarterTo(at, after)];
	});
	// Where a ring is closed its corner has been cut twice.
	return isClosed && !isSame(cut[0] ?? first, cut.at(-1)) ? cut.slice(1) : cut;
}

function cosineOfTurn(before: Point, at: Point, after: Point): number {
	const [x, y, nextX, nextY] = [at[0] - before[0], at[1] - before[1], after[0] - at[0], after[1] - at[1]];
	return (x * nextX + y * nextY) / (Math.hypot(x, y) * Math.hypot(nextX, nextY));
}

function quarterTo([x, y]: Point, other: Point): Point {
	return [x + (other[0] - x) / 4, y + (other[1] - y) / 4];
}

/** Of the curve, for each corner of a ring: so many that at zoom 18 none of them shows. */
const pointsPerCorner = 6;

/**
 * A closed ring of corners as the curve that the stills and the plates draw of it: a quadratic B-spline, which runs through the
 * middle of each side with the corners as control points. Closed as well.
 */
export function smoothRing(ring: readonly Position[]): Position[] {
	const corners = ring.slice(1);
	const curve = corners.flatMap((corner, index) => {
		const from = middle(corners.at(index - 1) ?? corner, corner);
		const to = middle(corner, corners[(index + 1) % corners.length] ?? corner);
		return Array.from({ length: pointsPerCorner }, (_, place) => between(from, corner, to, place / pointsPerCorner));
	});
	return [...curve, ...curve.slice(0, 1)];
}

function middle(one: Position, other: Position): Position {
	return one.map((degrees, axis) => (degrees + (other[axis] ?? degrees)) / 2);
}

/** The place at a share of the way from one end of a quadratic Bézier curve to the other. */
function between(from: Position, control: Position, to: Position, share: number): Position {
	const rest = 1 - share;
	return control.map(
		(degrees, axis) =>
			rest * rest * (from[axis] ?? degrees) + 2 * rest * share * degrees + share * share * (to[axis] ?? degrees),
	);
}
