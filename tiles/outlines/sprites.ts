import simplify from 'simplify-js';
import type { Pixel } from '../geo/mercator';
import { boxAround, type Drawing } from './drawing';

/** Corners nearer to the line than this are left out, in pixels: less than the eye sees of a 2 px stroke. */
const outlineTolerance = 0.25;
const silhouetteTolerance = 0.35;

/** Side of a silhouette and the margin left around it, in its own units (docs/design.md 4, parcel row: 40 px). */
const silhouette = { side: 40, margin: 2 };

/**
 * The outlines of a view, a path each with the parcel's slug as id and no paint of its own: `<use href="…#slug">` gives
 * fill and stroke, and places it with its origin at the centre of the view.
 */
export function outlineSprite(drawings: readonly Drawing[]): string {
	const { x, y, width, height } = boxAround(drawings.flatMap(({ rings }) => rings.flat()));
	const viewBox = [Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1].join(' ');
	return svg(
		drawings.map(({ slug, rings }) => pathElement(rings, outlineTolerance, `id="${slug}" `)),
		` viewBox="${viewBox}"`,
	);
}

/** The shapes alone, each fitted into a square: a symbol per parcel with its slug as id and no paint of its own. */
export function silhouetteSprite(drawings: readonly Drawing[]): string {
	const { side, margin } = silhouette;
	return svg(
		drawings.map(({ slug, rings, box }) => {
			const scale = (side - 2 * margin) / Math.max(box.width, box.height);
			const fitted = rings.map((ring) =>
				ring.map(
					([x, y]): Pixel => [
						side / 2 + (x - box.x - box.width / 2) * scale,
						side / 2 + (y - box.y - box.height / 2) * scale,
					],
				),
			);
			const path = pathElement(fitted, silhouetteTolerance);
			return `<symbol id="${slug}" viewBox="0 0 ${side} ${side}">${path}</symbol>`;
		}),
	);
}

function svg(children: readonly string[], attributes = ''): string {
	return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n${children.join('\n')}\n</svg>\n`;
}

function pathElement(rings: Drawing['rings'], tolerance: number, attributes = ''): string {
	const open = rings.map((ring) => simplifyRing(ring.slice(0, -1), tolerance));
	return `<path ${attributes}d="${smoothPath(open)}"/>`;
}

/**
 * Leaves out the corners of a closed ring that lie less than `tolerance` off the line through the ones kept
 * (Douglas–Peucker, split at the corner farthest from the first). The last point of the ring is not repeated.
 */
export function simplifyRing(ring: readonly Pixel[], tolerance: number): Pixel[] {
	const [first] = ring;
	if (!first) return [];
	const far = indexOfMost(ring, (point) => Math.hypot(point[0] - first[0], point[1] - first[1]));
	const there = simplifyLine(ring.slice(0, far + 1), tolerance);
	const back = simplifyLine([...ring.slice(far), first], tolerance);
	return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function simplifyLine(line: readonly Pixel[], tolerance: number): Pixel[] {
	return simplify(
		line.map(([x, y]) => ({ x, y })),
		tolerance,
		true,
	).map(({ x, y }) => [x, y]);
}

function indexOfMost(points: readonly Pixel[], measure: (point: Pixel) => number): number {
	return points.reduce((best, point, index) => {
		const leader = points[best];
		return leader && measure(leader) >= measure(point) ? best : index;
	}, 0);
}

/**
 * Corners are set on a grid of 0.2 px: their midpoints then have one decimal exactly, and the reflected control points
 * of a chain of `t` commands do not drift.
 */
const grid = 0.2;

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
		.map(([x, y]): Pixel => [Math.round(x / grid), Math.round(y / grid)])
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
