import type { Metres } from '../geo/frame';

const ROUNDS = 2;

/** A closed ring with its corners cut off twice after Chaikin, so that a close view shows curves. */
export function smoothOutline(ring: readonly Metres[]): Metres[] {
	let points = [...ring];
	for (let round = 0; round < ROUNDS; round++) points = cutCorners(points);
	return points;
}

function cutCorners(ring: readonly Metres[]): Metres[] {
	const cut = ring.slice(1).flatMap(([bx, by], k): Metres[] => {
		const [ax, ay] = ring[k] ?? [bx, by];
		return [
			[0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by],
			[0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by],
		];
	});
	return [...cut, ...cut.slice(0, 1)];
}
