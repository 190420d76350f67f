import type { Grid } from '../terrain/grid';

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
