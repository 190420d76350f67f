import type { ScreenBox, ScreenPoint } from './screen';

/** What is to be written along a water, in CSS pixels. */
export type Lettering = {
	length: number;
	height: number;
	/** From the course of the water to its bank. */
	halfWidth: number;
};

/** Half the width of a river in metres (`tiles/terrain/rivers.ts`); the streams have one for all. */
const halfWidths: Readonly<Record<string, number>> = { 'Rio Douro': 82, 'Rio Sabor': 42, 'Rio Tua': 19 };
const streamHalfWidth = 8;

/** From the course of a river to its bank, in metres. @param name as in `rivers.gen.json` */
export function riverHalfWidth(name: string): number {
	return halfWidths[name] ?? streamHalfWidth;
}

/** What lettering keeps clear of: boxes, and the sides of the window. */
export type Surroundings = { window: ScreenBox; boxes: readonly ScreenBox[] };

/** CSS pixels between two points of a course. */
const step = 6;
/** CSS pixels of air around the lettering; more than `enough` is no better. */
const air = { least: 4, enough: 60 } as const;
/** Radians by which letters may lean against those a letter before them. */
const sharpest = 0.5;
/** What counts like a pixel less of air: a radian of a turn and of a slant, a pixel that the water goes astray from the line. */
const [turn, slant, stray] = [60, 23, 2] as const;
/** Over how many of its points to each side, as shares of half the lettering, a course is made calm: as the valley goes, and closer to the bends of a stream. */
const calmness = [0.5, 0.2] as const;
/** CSS pixels within which a name stays where it has been. */
const sameSpot = 90;

/**
 * Where a name stands best along a water: the line under its letters, from left to right, on the longest, straightest and freest reach.
 * In broad water the letters stand in it, else beside it, in a line that follows its bends where letters can, otherwise the valley.
 * @param courses the stretches of the water that are in the window, in CSS pixels
 * @param former the middle of where the name has been, which is better than what is no more than a little better
 * @returns undefined where there is no room
 */
export function bestReach(
	courses: readonly (readonly ScreenPoint[])[],
	{ length, height, halfWidth }: Lettering,
	surroundings: Surroundings,
	former?: ScreenPoint,
): ScreenPoint[] | undefined {
	const half = Math.ceil(length / 2 / step);
	const isBroad = halfWidth > 0.6 * height;
	let best: { score: number; line: ScreenPoint[] } | undefined;
	const lines = courses.map(evenly).flatMap((points) =>
		calmness.map((share) => {
			const most = Math.round(share * half);
			return { points, calm: calmed(calmed(points, most), most) };
		}),
	);
	for (const { points, calm } of lines) {
		for (let at = half; at + half < points.length; at += 2) {
			const middle = calm.slice(at - half, at + half + 1);
			const leans = steepestTurn(middle, Math.ceil(height / step));
			if (leans > sharpest) continue;
			const bends = middle.map((point, index) => across(middle, index, points[at - half + index] ?? point));
			const strays = Math.max(...bends.map(Math.abs));
			const inside = isBroad && strays < halfWidth - 0.4 * height;
			const sides = inside ? [0] : [1, -1];
			for (const side of sides) {
				const away = side === 0 ? 0 : halfWidth + 0.62 * height + Math.max(0, ...bends.map((bend) => side * bend));
				const line = readable(middle.map((point, index) => beside(middle, index, point, side * away)));
				const clear = clearance(line, surroundings) - height / 2;
				if (clear < air.least) continue;
				const score =
					Math.min(clear, air.enough) -
					turn * leans -
					stray * strays -
					slant * Math.abs(angleOf(line)) +
					Math.min(at, points.length - 1 - at, 60) / 2 +
					(former && distance(line[half] ?? former, former) < sameSpot ? air.enough : 0);
				if (!best || score > best.score) best = { score, line };
			}
		}
	}
	return best?.line;
}

/** The same course in points of one distance. */
function evenly(course: readonly ScreenPoint[]): ScreenPoint[] {
	const points: ScreenPoint[] = [];
	let ahead = 0;
	course.forEach((to, index) => {
		const from = course[index - 1];
		if (!from) return;
		const long = distance(from, to);
		for (; ahead < long; ahead += step) {
			const share = ahead / long;
			points.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
		}
		ahead -= long;
	});
	return points;
}

/** Every point is the mean of so many to each side, of fewer towards the ends. */
function calmed(points: readonly ScreenPoint[], most: number): ScreenPoint[] {
	const sums: ScreenPoint[] = [{ x: 0, y: 0 }];
	let [x, y] = [0, 0];
	for (const point of points) {
		x += point.x;
		y += point.y;
		sums.push({ x, y });
	}
	return points.map((point, index) => {
		const reach = Math.min(most, index, points.length - 1 - index);
		const [from, to] = [sums[index - reach], sums[index + reach + 1]];
		const count = 2 * reach + 1;
		return from && to ? { x: (to.x - from.x) / count, y: (to.y - from.y) / count } : point;
	});
}

/** Of a line at one of its points, to the right of its way; of length 1. */
function normalAt(line: readonly ScreenPoint[], index: number): ScreenPoint {
	const from = line[Math.max(0, index - 2)] ?? { x: 0, y: 0 };
	const to = line[Math.min(line.length - 1, index + 2)] ?? from;
	const long = distance(from, to) || 1;
	return { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
}

/** How far a place lies to the right of a line. */
function across(line: readonly ScreenPoint[], index: number, place: ScreenPoint): number {
	const { x, y } = normalAt(line, index);
	const at = line[index] ?? place;
	return x * (place.x - at.x) + y * (place.y - at.y);
}

function beside(line: readonly ScreenPoint[], index: number, { x, y }: ScreenPoint, away: number): ScreenPoint {
	const normal = normalAt(line, index);
	return { x: x + away * normal.x, y: y + away * normal.y };
}

/** From left to right. */
function readable(line: ScreenPoint[]): ScreenPoint[] {
	return (line.at(-1)?.x ?? 0) < (line[0]?.x ?? 0) ? line.reverse() : line;
}

/** In radians from the horizontal. */
function angleOf(line: readonly ScreenPoint[]): number {
	const [from, to] = [line[0], line.at(-1)];
	return from && to ? Math.atan2(to.y - from.y, to.x - from.x) : 0;
}

/** The most that a line turns over so many points, in radians. */
function steepestTurn(line: readonly ScreenPoint[], over: number): number {
	let most = 0;
	for (let at = over; at + over < line.length; at++) {
		const [from, middle, to] = [line[at - over], line[at], line[at + over]];
		if (!from || !middle || !to) continue;
		const [dx, dy, ex, ey] = [middle.x - from.x, middle.y - from.y, to.x - middle.x, to.y - middle.y];
		most = Math.max(most, Math.abs(Math.atan2(dx * ey - dy * ex, dx * ex + dy * ey)));
	}
	return most;
}

/** How far the nearest point of a line lies from what it keeps clear of: 0 in a box, less beyond the window. */
function clearance(line: readonly ScreenPoint[], { window, boxes }: Surroundings): number {
	return Math.min(
		...line.flatMap(({ x, y }, index) =>
			index % 2
				? []
				: Math.min(
						x - window.x,
						window.x + window.width - x,
						y - window.y,
						window.y + window.height - y,
						...boxes.map((box) =>
							Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)),
						),
					),
		),
	);
}

function distance(one: ScreenPoint, other: ScreenPoint): number {
	return Math.hypot(other.x - one.x, other.y - one.y);
}
