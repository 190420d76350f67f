import type { Course } from '../terrain/course';
import { gradientNoise } from '../terrain/noise';
import type { River } from '../terrain/rivers';

/** A straight piece of a river, its half-width given at both ends; metres. */
export type Reach = {
	readonly fromX: number;
	readonly fromY: number;
	readonly dx: number;
	readonly dy: number;
	readonly lengthSquared: number;
	readonly fromHalfWidth: number;
	readonly toHalfWidth: number;
};

/** Narrower water would slip between the points of a grid of 8 m. */
const NARROWEST = 5;

/** The pieces of a course; the river widens and narrows by up to a third on its way. */
export function reachesOf({ river, points }: Course): Reach[] {
	return points.slice(1).map(([toX, toY], index) => {
		const [fromX, fromY] = points[index] ?? [toX, toY];
		const dx = toX - fromX;
		const dy = toY - fromY;
		return {
			fromX,
			fromY,
			dx,
			dy,
			lengthSquared: dx * dx + dy * dy,
			fromHalfWidth: Math.max(NARROWEST, halfWidthAt(river, index)),
			toHalfWidth: Math.max(NARROWEST, halfWidthAt(river, index + 1)),
		};
	});
}

/** Half the width of a river at a point of its course, in metres; `index` counts the points, one about every 20 m. */
export function halfWidthAt({ halfWidth }: River, index: number): number {
	return (
		halfWidth * (1 + 0.22 * gradientNoise(index / 22, halfWidth, 8) + 0.12 * gradientNoise(index / 7, halfWidth, 9))
	);
}
