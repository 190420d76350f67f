import type { Metres } from '../geo/frame';
import type { Grid } from '../terrain/grid';

/** The slope that a building stands on is that over so many metres each way. */
const REACH = 30;

/** The direction along the contour through a place, radians anticlockwise from east: houses stand across the slope. */
export function acrossTheSlope(heights: Grid, [x, y]: Metres): number {
	const east = heights.spline(x + REACH, y) - heights.spline(x - REACH, y);
	const north = heights.spline(x, y + REACH) - heights.spline(x, y - REACH);
	return Math.atan2(north, east) + Math.PI / 2;
}
