import type { Metres } from '../geo/frame';
import { mix } from '../terrain/scalars';

const PASSES = 3;
const CUTS = 2;

/** Takes the corners of the lattice out of a way: every point between its neighbours, the ends where they were. */
export function evenOut(line: readonly Metres[]): Metres[] {
	let points = [...line];
	for (let pass = 0; pass < PASSES; pass++) {
		points = points.map((point, index) => {
			const before = points[index - 1];
			const after = points[index + 1];
			if (!before || !after) return point;
			return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
		});
	}
	return points;
}

/** Chaikin's corner cutting; the ends stay. Coordinates to the decimetre. */
export function cutCorners(line: readonly Metres[]): Metres[] {
	let points = [...line];
	for (let cut = 0; cut < CUTS; cut++) {
		const sides = points.slice(1).flatMap((to, index): Metres[] => {
			const from = points[index] ?? to;
			return [along(from, to, 0.25), along(from, to, 0.75)];
		});
		points = [...points.slice(0, 1), ...sides, ...points.slice(-1)];
	}
	return points.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
}

function along(from: Metres, to: Metres, t: number): Metres {
	return [mix(from[0], to[0], t), mix(from[1], to[1], t)];
}
