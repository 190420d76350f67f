import type { Position } from 'geojson';

/** Places for each corner of a ring: so many that at zoom 18 none of them shows. */
const PLACES = 6;

/**
 * A closed ring of corners as the curve that the stills and the plates draw of it: a quadratic B-spline, which runs through the
 * middle of each side with the corners as control points. Closed as well.
 */
export function smoothRing(ring: readonly Position[]): Position[] {
	const corners = ring.slice(1);
	const curve = corners.flatMap((corner, index) => {
		const from = middle(corners.at(index - 1) ?? corner, corner);
		const to = middle(corner, corners[(index + 1) % corners.length] ?? corner);
		return Array.from({ length: PLACES }, (_, place) => between(from, corner, to, place / PLACES));
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
