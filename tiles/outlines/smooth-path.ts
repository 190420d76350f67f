import type { Pixel } from '../geo/mercator';

/**
 * Corners are set on a grid of 0.2 px: their midpoints then have one decimal exactly, and the reflected control points
 * of a chain of `t` commands do not drift.
 */
const GRID = 0.2;

/**
 * SVG path data of closed rings with rounded corners: what Chaikin's corner cutting tends to, a quadratic B-spline,
 * which runs through the middle of each side with the corners as control points. It weighs no more than the polygon.
 * Rings come without their last point repeated.
 */
export function smoothPath(rings: readonly (readonly Pixel[])[]): string {
	return rings.map(smoothRing).join('');
}

function smoothRing(ring: readonly Pixel[]): string {
	const corners = ring
		.map(([x, y]): Pixel => [Math.round(x / GRID), Math.round(y / GRID)])
		.filter(([x, y], index, all) => {
			const before = all.at(index - 1);
			return !before || before[0] !== x || before[1] !== y;
		});
	const middles = corners.map(([x, y], index): Pixel => {
		const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
		return [x + nextX, y + nextY];
	});
	const [start] = middles;
	const control = corners[1];
	if (!start || !control || corners.length < 3) return '';
	const steps = middles.map(([x, y], index): Pixel => {
		const [nextX, nextY] = middles[(index + 1) % middles.length] ?? [x, y];
		return [nextX - x, nextY - y];
	});
	const lead: Pixel = [2 * control[0] - start[0], 2 * control[1] - start[1]];
	return `M${format([start])}q${format([lead, ...steps.slice(0, 1)])}t${format(steps.slice(1))}z`;
}

/** Tenths of a pixel, written as short as path data allows. */
function format(points: readonly Pixel[]): string {
	return points
		.flat()
		.map((tenths) => `${tenths / 10}`.replace(/^(-?)0\./, '$1.'))
		.join(' ')
		.replaceAll(' -', '-');
}
