import { blur } from '../../terrain/blur';
import { drawCourses } from '../../terrain/course';
import { gridOver, regionExtent } from '../../terrain/extent';
import { fillGrid, type Grid } from '../../terrain/grid';
import { joinedHeights, loadHeights, loadRegion } from '../../terrain/load';
import { douroRivers, outerReaches, type River } from '../../terrain/rivers';
import { unwarp } from '../../terrain/warp';
import { waterDistance } from '../land';

/** The land as a modeller would cut it from board: the region's heights without their gullies, and its water. */
export type Model = {
	/** Metres above the sea. */
	readonly heights: Grid;
	/** Metres from the water's edge, negative within it. */
	readonly water: Grid;
};

const cell = 25;
/** Heights are smoothed over this many cells: from kilometres away a gully is a flaw in the line. */
const generalised = 2;
/** Rivers are a little wider than they are, so that one sees them between the slopes; streams so that the cells join them. */
const widening = 1.25;
const narrowest = 24;

/** The region, from the cached heights in some seconds. */
export async function loadModel(): Promise<Model> {
	const [estates, region] = await Promise.all([loadHeights(), loadRegion()]);
	const heightAt = joinedHeights(estates, region);
	const frame = gridOver(regionExtent, cell);
	const distance = waterDistance(frame, drawCourses([...douroRivers, ...outerReaches]), widened);
	return {
		heights: blur(fillGrid(frame, heightAt), generalised),
		water: fillGrid(frame, (x, y) => distance.linear(...unwarp(x, y))),
	};
}

function widened({ halfWidth }: River): number {
	return Math.max(halfWidth * widening, narrowest);
}
