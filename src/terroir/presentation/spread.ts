export type Point = { x: number; y: number };

/** Enough for the labels of all parcels at once; most orders are apart after a few. */
const ROUNDS = 80;

/**
 * Places for labels as near to their anchors as they can be without one lying on another.
 * @param gap from the middle of one to the middle of the next, at least, in the unit of the anchors
 */
export function spread(anchors: readonly Point[], gap: number): readonly Point[] {
	const places = anchors.map(({ x, y }) => ({ x, y }));
	for (let round = 0; round < ROUNDS; round++) {
		let moved = false;
		for (const [index, one] of places.entries()) {
			for (const other of places.slice(index + 1)) moved = pushApart(one, other, gap) || moved;
		}
		if (!moved) break;
	}
	return places;
}

/** Each by half of what is missing. @returns whether anything was */
function pushApart(one: Point, other: Point, gap: number): boolean {
	const [dx, dy] = [other.x - one.x, other.y - one.y];
	const distance = Math.hypot(dx, dy);
	if (distance >= gap) return false;
	// A hair more than is missing, so that rounding does not bring them back.
	const push = (gap - distance) / 2 + 0.01;
	const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
	one.x -= ux * push;
	one.y -= uy * push;
	other.x += ux * push;
	other.y += uy * push;
	return true;
}
