import type { Extent } from '../geo/planar';
import { cachedStep } from '../steps/cached-step';
import { blur } from '../terrain/blur';
import { type Course, drawCourses } from '../terrain/course';
import { estatesExtent, gridOver } from '../terrain/extent';
import { fillGrid, Grid, gridCodec, withCell } from '../terrain/grid';
import { loadHeightsStep } from '../terrain/load';
import { layRiverbeds } from '../terrain/riverbeds';
import { douroRivers } from '../terrain/rivers';
import { Drainage } from '../terrain/routing';
import { unwarp, warp } from '../terrain/warp';
import { castShadow, opennessOf } from './cast-shadow';
import { waterEdge } from './water-edge';

/** Metres: fine enough for a river ten metres wide. */
const waterCell = 8;

/** The ground of the estates' land: from the cache, or worked out in some 20 s once its heights are there. */
export async function loadGround(): Promise<Ground> {
	return (await loadGroundStep()).value;
}

/** The same as a step that others build on. One raster after the other, so that each one's scratch memory is free again. */
export async function loadGroundStep(): Promise<{ value: Ground; hash: string }> {
	const { value: heights, hash } = await loadHeightsStep();
	const raster = (name: string, make: () => Grid) =>
		cachedStep({ name, code: [new URL('./', import.meta.url)], after: [hash], codec: gridCodec }, make);
	const courses = drawCourses(douroRivers);
	const rowSurface = await raster('row-surface', () => rowSurfaceOf(heights));
	const shadow = await raster('shadow', () => castShadow(heights));
	const openness = await raster('openness', () => opennessOf(heights));
	const water = await raster('water', () => waterEdge(withCell(heights, waterCell), courses));
	const streams = await raster('streams', () => streamsOf(heights, estatesExtent, courses));
	return {
		value: {
			heights,
			rowSurface: rowSurface.value,
			shadow: shadow.value,
			openness: openness.value,
			water: water.value,
			streams: streams.value,
		},
		hash: [hash, ...[rowSurface, shadow, openness, water, streams].map((step) => step.hash)].join('-'),
	};
}

/** Everything the land's pictures need to know of the ground, each over the same land, none necessarily on the same grid. */
export type Ground = {
	/** Metres above the sea. */
	readonly heights: Grid;
	/** Heights smoothed over some 30 m: what rows and terraces follow. */
	readonly rowSurface: Grid;
	/** 1 in full sun to 0 in the shadow that the land casts; soft at its edge. */
	readonly shadow: Grid;
	/** −1 in a hollow to 1 on a ridge. */
	readonly openness: Grid;
	/**
	 * Metres to the water's edge, negative in the water, at most 400; the rivers at their true width, none under 10 m.
	 * Within 15 m of the middle of a river the values are rounded, so that a narrow one does not fall into pools.
	 */
	readonly water: Grid;
	/** Decimal logarithm of the ground that drains through a point, in square metres; rivers end it, they do not gather it. */
	readonly streams: Grid;
};

/** Three box filters of this radius in cells of 12.5 m: a standard deviation of 31 m. */
const radius = 2;

/** The heights that rows and terraces follow: a wall does not turn into every furrow of the slope. */
export function rowSurfaceOf(heights: Grid): Grid {
	return blur(heights, radius);
}

/** Metres; what the land was sculpted at last, so that its ravines are the cells water ran through. */
const groundCell = 25;
/** Blurred by a cell: a stream is not a flight of squares. */
const softened = 1;

/**
 * Decimal logarithm of the square metres that drain through each point. Water is routed over the land as it was
 * sculpted, where the rivers' courses are known, and looked up through the bend that it was given afterwards.
 */
export function streamsOf(heights: Grid, sculpted: Extent, courses: readonly Course[]): Grid {
	const frame = gridOver(sculpted, groundCell);
	const land = fillGrid(frame, (x, y) => heights.spline(...warp(x, y)));
	const beds = layRiverbeds(frame, courses);
	for (let k = 0; k < land.values.length; k++) if (beds.filled[k] === 1) land.values[k] = beds.level[k] ?? 0;
	const drainage = new Drainage(land.values.length);
	drainage.route(land, beds);
	const gathered = blur(new Grid(frame, drainage.area.map(Math.log10)), softened);
	return fillGrid(heights, (x, y) => gathered.spline(...unwarp(x, y)));
}
