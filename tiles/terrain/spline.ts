/**
 * What each of four points in a row weighs in a uniform cubic B-spline: smooth to the second derivative, so slopes show
 * no facets. Written into, for millions of points are asked.
 * @param along from the second point (0) to the third (1)
 */
export function splineWeights(along: number, weights: Float64Array): void {
	const squared = along * along;
	const cubed = squared * along;
	weights[0] = (1 - 3 * along + 3 * squared - cubed) / 6;
	weights[1] = (4 - 6 * squared + 3 * cubed) / 6;
	weights[2] = (1 + 3 * along + 3 * squared - 3 * cubed) / 6;
	weights[3] = cubed / 6;
}

/** How those weights change along the row, for the distance between two points. */
export function splineSlopes(along: number, slopes: Float64Array): void {
	const squared = along * along;
	slopes[0] = -((1 - along) ** 2) / 2;
	slopes[1] = (3 * squared - 4 * along) / 2;
	slopes[2] = (1 + 2 * along - 3 * squared) / 2;
	slopes[3] = squared / 2;
}
