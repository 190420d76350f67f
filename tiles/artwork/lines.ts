import type { Line, Point } from './isolines';

/** Cuts a line into the stretches whose points are kept, in order; single points are dropped. */
export function stretches(line: Line, keep: (point: Point, index: number) => boolean): Line[] {
	const kept: Line[] = [];
	let stretch: Point[] = [];
	line.forEach((point, index) => {
		if (keep(point, index)) {
			stretch.push(point);
			return;
		}
		if (stretch.length > 1) kept.push(stretch);
		stretch = [];
	});
	if (stretch.length > 1) kept.push(stretch);
	return kept;
}

/** Length of a line in its own units. */
export function lengthOf(line: Line): number {
	let length = 0;
	let previous: Point | undefined;
	for (const point of line) {
		if (previous) length += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
		previous = point;
	}
	return length;
}

/** Douglas and Peucker: the fewest points of the line that keep within `tolerance` of it. */
export function simplify(line: Line, tolerance: number): Line {
	const first = line[0];
	const last = line.at(-1);
	if (!first || !last || line.length < 3) return line;
	let farthest = 0;
	let distance = tolerance;
	for (let i = 1; i < line.length - 1; i++) {
		const away = distanceFrom(line[i] ?? first, first, last);
		if (away > distance) {
			distance = away;
			farthest = i;
		}
	}
	if (farthest === 0) return [first, last];
	return [
		...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
		...simplify(line.slice(farthest), tolerance),
	];
}

function distanceFrom(point: Point, from: Point, to: Point): number {
	const dx = to[0] - from[0];
	const dy = to[1] - from[1];
	const length = Math.hypot(dx, dy);
	if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1]);
	return Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / length;
}

/** SVG path data of lines in whole units, relative to save bytes. */
export function pathOf(lines: readonly Line[]): string {
	return lines.map(moveAlong).join('');
}

function moveAlong(line: Line): string {
	let [x, y] = [0, 0];
	let path = '';
	for (const point of line) {
		const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
		if (path === '') path = `M${nextX} ${nextY}`;
		else if (nextX !== x || nextY !== y) {
			const step = `${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`;
			path += path.includes('l') ? `${nextX < x ? '' : ' '}${step}` : `l${step}`;
		}
		[x, y] = [nextX, nextY];
	}
	return path.includes('l') ? path : '';
}
