import type { Metres } from '../geo/frame';
import type { Grid } from '../terrain/grid';
import type { Building } from './network';

/** A rectangle on the ground. */
export type Footprint = Pick<Building, 'x' | 'y' | 'angle' | 'length' | 'width'>;

/** Where a footprint stands and how it is turned. */
type Place = Pick<Building, 'x' | 'y' | 'angle'>;

/** The corners of a footprint as a closed ring, so many metres wider on every side. */
export function cornersOf(footprint: Footprint, margin = 0): Metres[] {
	const along = footprint.length / 2 + margin;
	const across = footprint.width / 2 + margin;
	return [
		[-along, -across],
		[along, -across],
		[along, across],
		[-along, across],
		[-along, -across],
	].map(([u = 0, v = 0]) => fromFootprint(footprint, [u, v]));
}

/** The place so many metres along and across a footprint from its middle. */
export function fromFootprint({ x, y, angle }: Place, [u, v]: Metres): Metres {
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	return [x + u * cos - v * sin, y + u * sin + v * cos];
}

/** Where a place lies along and across a footprint: the inverse of {@link fromFootprint}. */
export function toFootprint({ x, y, angle }: Place, [px, py]: Metres): Metres {
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	return [(px - x) * cos + (py - y) * sin, (py - y) * cos - (px - x) * sin];
}

/** The slope that a building stands on is that over so many metres each way. */
const reach = 30;

/** The direction along the contour through a place, radians anticlockwise from east: houses stand across the slope. */
export function acrossTheSlope(heights: Grid, [x, y]: Metres): number {
	const east = heights.spline(x + reach, y) - heights.spline(x - reach, y);
	const north = heights.spline(x, y + reach) - heights.spline(x, y - reach);
	return Math.atan2(north, east) + Math.PI / 2;
}
