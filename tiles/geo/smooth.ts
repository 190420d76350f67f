import type { Metres } from './frame';

type Line = readonly Metres[];

/** Chaikin's corner cutting of a closed line, `times` over. */
export function roundOff(ring: Line, times: number): Line {
	let corners = ring;
	for (let n = 0; n < times; n++) {
		const cut: Metres[] = [];
		corners.slice(1).forEach((to, index) => {
			const from = corners[index] ?? to;
			cut.push([0.75 * from[0] + 0.25 * to[0], 0.75 * from[1] + 0.25 * to[1]]);
			cut.push([0.25 * from[0] + 0.75 * to[0], 0.25 * from[1] + 0.75 * to[1]]);
		});
		const [first] = cut;
		corners = first ? [...cut, first] : cut;
	}
	return corners;
}

/** A line whose every point is the mean of those up to `reach` before and after it. */
export function evened(line: Line, reach: number): Line {
	return line.map((_, index) => meanOf(line.slice(Math.max(0, index - reach), index + reach + 1)));
}

/** The mean of points. */
export function meanOf(points: Line): Metres {
	const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
	return [sum(0) / points.length, sum(1) / points.length];
}
