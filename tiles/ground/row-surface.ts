import { blur } from '../terrain/blur';
import type { Grid } from '../terrain/grid';

/** Three box filters of this radius in cells of 12.5 m: a standard deviation of 31 m. */
const RADIUS = 2;

/** The heights that rows and terraces follow: a wall does not turn into every furrow of the slope. */
export function rowSurfaceOf(heights: Grid): Grid {
	return blur(heights, RADIUS);
}
