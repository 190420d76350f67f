import { cachedGrid } from './cache';
import type { Grid } from './grid';
import { ESTATES_FRAME, modelEstates, modelRegion, REGION_FRAME } from './height-model';

/** Heights of the estates' land in metres above the sea, to 12.5 m: from the cache, or modelled in some 25 s. */
export function loadHeights(): Promise<Grid> {
	return cachedGrid('estates', ESTATES_FRAME, modelEstates);
}

/** Heights of the region around it, to 50 m: from the cache, or modelled in some 15 s. */
export function loadRegion(): Promise<Grid> {
	return cachedGrid('region', REGION_FRAME, modelRegion);
}
