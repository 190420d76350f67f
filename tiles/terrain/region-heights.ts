import type { Grid } from './grid';
import { mix, smoothstep } from './scalars';

/** Over this many metres inside its edge the finer model passes into the coarser one. */
const SEAM = 2500;

/** Height in metres at any point of the region: the estates' model where there is one, the region's around it. */
export function joinedHeights(estates: Grid, region: Grid): (x: number, y: number) => number {
	const east = estates.west + (estates.columns - 1) * estates.cell;
	const north = estates.south + (estates.rows - 1) * estates.cell;
	return (x, y) => {
		const inside = Math.min(x - estates.west, east - x, y - estates.south, north - y);
		if (inside <= 0) return region.spline(x, y);
		if (inside >= SEAM) return estates.spline(x, y);
		return mix(region.spline(x, y), estates.spline(x, y), smoothstep(0, SEAM, inside));
	};
}
