import { blur } from '../terrain/blur';
import type { Course } from '../terrain/course';
import { type Extent, gridOver } from '../terrain/extent';
import { fillGrid, Grid } from '../terrain/grid';
import { layRiverbeds } from '../terrain/riverbeds';
import { Drainage } from '../terrain/routing';
import { unwarp, warp } from '../terrain/warp';

/** Metres; what the land was sculpted at last, so that its ravines are the cells water ran through. */
const CELL = 25;
/** Blurred by a cell: a stream is not a flight of squares. */
const SOFTENED = 1;

/**
 * Decimal logarithm of the square metres that drain through each point. Water is routed over the land as it was
 * sculpted, where the rivers' courses are known, and looked up through the bend that it was given afterwards.
 */
export function streamsOf(heights: Grid, sculpted: Extent, courses: readonly Course[]): Grid {
	const frame = gridOver(sculpted, CELL);
	const land = fillGrid(frame, (x, y) => heights.spline(...warp(x, y)));
	const beds = layRiverbeds(frame, courses);
	for (let k = 0; k < land.values.length; k++) if (beds.filled[k] === 1) land.values[k] = beds.level[k] ?? 0;
	const drainage = new Drainage(land.values.length);
	drainage.route(land, beds);
	const gathered = blur(new Grid(frame, drainage.area.map(Math.log10)), SOFTENED);
	return fillGrid(heights, (x, y) => gathered.spline(...unwarp(x, y)));
}
