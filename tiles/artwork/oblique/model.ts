import { blur } from '../../terrain/blur';
import { drawCourses } from '../../terrain/course';
import { gridOver, REGION } from '../../terrain/extent';
import { fillGrid, type Grid } from '../../terrain/grid';
import { joinedHeights, loadHeights, loadRegion } from '../../terrain/load';
import { OUTER_REACHES, RIVERS, type River } from '../../terrain/rivers';
import { unwarp } from '../../terrain/warp';
import { waterDistance } from '../land';

/** The land as a modeller would cut it from board: the region's heights without their gullies, and its water. */
export type Model = {
	/** Metres above the sea. */
	readonly heights: Grid;
	/** Metres from the water's edge, negative within it. */
	readonly water: Grid;
};

const CELL = 25;
/** Heights are smoothed over this many cells: from kilometres away a gully is a flaw in the line. */
const GENERALISED = 2;
/** Rivers are a little wider than they are, so that one sees them between the slopes; streams so that the cells join them. */
const WIDENED = 1.25;
const NARROWEST = 24;

/** The region, from the cached heights in some seconds. */
export async function loadModel(): Promise<Model> {
	const [estates, region] = await Promise.all([loadHeights(), loadRegion()]);
	const heightAt = joinedHeights(estates, region);
	const frame = gridOver(REGION, CELL);
	const distance = waterDistance(frame, drawCourses([...RIVERS, ...OUTER_REACHES]), widened);
	return {
		heights: blur(fillGrid(frame, heightAt), GENERALISED),
		water: fillGrid(frame, (x, y) => distance.linear(...unwarp(x, y))),
	};
}

function widened({ halfWidth }: River): number {
	return Math.max(halfWidth * WIDENED, NARROWEST);
}
