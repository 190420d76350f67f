import { toX, toY } from '../geo/frame';
import { mix, smoothstep } from '../geo/scalars';
import { gradientNoise } from './noise';
import type { River } from './rivers';

/** A point of a course: metres east and north in the local frame, level of the water in metres. */
type CoursePoint = readonly [x: number, y: number, level: number];

/** A river with its meanders, a point about every {@link spacing} metres from source to mouth. */
export type Course = { readonly river: River; readonly points: readonly CoursePoint[] };

const spacing = 20;
/** Meanders die out over this length before the mouth, so that it stays where it was drawn. */
const quietBeforeMouth = 700;
/** A mouth this far from another river is one of its tributaries and is led into it. */
const tributaryReach = 2500;
/** A tributary falls this much, in metres, on its last stretch into the other river. */
const lastFall = 0.4;

/** Draws the courses of the rivers in their order, each led into the nearest one before it; the first is the main stem. */
export function drawCourses(rivers: readonly River[]): Course[] {
	const courses: Course[] = [];
	for (const river of rivers) {
		const points = meander(river, alongSpline(river));
		if (courses.length > 0) points.push(...wayInto(courses, points));
		courses.push({ river, points });
	}
	return courses;
}

/** Catmull-Rom through the drawn points; levels run straight from point to point, for a spline would overshoot uphill. */
function alongSpline(river: River): CoursePoint[] {
	const drawn = river.points.map(([lon, lat, level]): CoursePoint => [toX(lon), toY(lat), level]);
	const points: CoursePoint[] = [];
	drawn.slice(1).forEach((to, index) => {
		const from = drawn[index] ?? to;
		const before = drawn[index - 1] ?? from;
		const after = drawn[index + 2] ?? to;
		const pieces = Math.max(2, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / spacing));
		for (let i = 0; i < pieces; i++) {
			const t = i / pieces;
			points.push([
				catmullRom(before[0], from[0], to[0], after[0], t),
				catmullRom(before[1], from[1], to[1], after[1], t),
				mix(from[2], to[2], t),
			]);
		}
	});
	points.push(...drawn.slice(-1));
	return points;
}

function catmullRom(before: number, from: number, to: number, after: number, t: number): number {
	const t2 = t * t;
	const t3 = t2 * t;
	return (
		0.5 *
		(2 * from +
			(to - before) * t +
			(2 * before - 5 * from + 4 * to - after) * t2 +
			(3 * from - before - 3 * to + after) * t3)
	);
}

/** Pushes every point sideways by noise along the way. At the source the noise is zero: reaches join without a step. */
function meander(river: River, points: readonly CoursePoint[]): CoursePoint[] {
	const lengths = lengthsAlong(points);
	const total = lengths.at(-1) ?? 0;
	const seed = river.name.charCodeAt(0) * 31 + river.name.length;
	const { amplitude, wavelength } = river.meander;
	return points.map((point, i) => {
		const ahead = points[Math.min(points.length - 1, i + 3)] ?? point;
		const behind = points[Math.max(0, i - 3)] ?? point;
		const dx = ahead[0] - behind[0];
		const dy = ahead[1] - behind[1];
		const length = Math.hypot(dx, dy) || 1;
		const along = lengths[i] ?? 0;
		const swing =
			smoothstep(0, quietBeforeMouth, total - along) *
			amplitude *
			(1.1 * gradientNoise((along / wavelength) * 1.6, seed, 5) +
				0.35 * gradientNoise((along / wavelength) * 4, seed, 6));
		return [point[0] - (dy / length) * swing, point[1] + (dx / length) * swing, point[2]];
	});
}

function lengthsAlong(points: readonly CoursePoint[]): number[] {
	let length = 0;
	let previous: CoursePoint | undefined;
	return points.map((point) => {
		if (previous) length += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
		previous = point;
		return length;
	});
}

/** The points that lead from a mouth into the nearest course, none when there is no course near or the mouth lies in it already. */
function wayInto(courses: readonly Course[], points: readonly CoursePoint[]): CoursePoint[] {
	const mouth = points.at(-1);
	if (!mouth) return [];
	let gap = Number.POSITIVE_INFINITY;
	let goal = mouth;
	for (const point of courses.flatMap((course) => course.points)) {
		const distance = Math.hypot(point[0] - mouth[0], point[1] - mouth[1]);
		if (distance < gap) {
			gap = distance;
			goal = point;
		}
	}
	if (gap >= tributaryReach || gap <= spacing) return [];
	const pieces = Math.ceil(gap / spacing);
	const level = Math.min(mouth[2], goal[2] + lastFall);
	return Array.from({ length: pieces }, (_, i) => {
		const t = (i + 1) / pieces;
		return [mix(mouth[0], goal[0], t), mix(mouth[1], goal[1], t), mix(level, goal[2], t)];
	});
}
