import { expect, test } from 'vitest';
import { toX, toY } from '../geo/frame';
import { drawCourses } from './course';
import { douroRivers, outerReaches } from './rivers';

const outOfTheRegion = ['Douro', 'Douro, below'];
const courses = drawCourses([...douroRivers, ...outerReaches]);

test('every river but the Douro, which leaves the region, ends in another one', () => {
	for (const { river, points } of courses.filter(({ river }) => !outOfTheRegion.includes(river.name))) {
		const mouth = points.at(-1)!;
		const nearest = Math.min(
			...courses
				.filter((other) => other.river !== river)
				.flatMap((other) => other.points)
				.map(([x, y]) => Math.hypot(x - mouth[0], y - mouth[1])),
		);
		expect(nearest, river.name).toBeLessThan(21);
	}
});

test('no river climbs by more than a hand', () => {
	for (const { river, points } of courses) {
		let level = Number.POSITIVE_INFINITY;
		for (const [, , water] of points) {
			expect(water, river.name).toBeLessThanOrEqual(level + 0.05);
			level = water;
		}
	}
});

test('a river starts where it was drawn', () => {
	for (const { river, points } of courses) {
		const [lon, lat] = river.points[0]!;
		expect(Math.hypot(points[0]![0] - toX(lon), points[0]![1] - toY(lat))).toBeLessThan(1e-6);
	}
});
