import type { Extent } from '../geo/planar';
import { mix, smoothstep } from '../geo/scalars';
import { cachedStep } from '../steps/cached-step';
import { blur } from './blur';
import { drawCourses } from './course';
import { estatesExtent, gridOver, regionExtent } from './extent';
import { fillGrid, type Grid, type GridFrame, gridCodec } from './grid';
import { douroRivers, outerReaches } from './rivers';
import { gridLevels, sculpt } from './sculpture';
import { unwarp } from './warp';

/** The model has no input but its own code: a change in it makes new heights. */
const model = [
	new URL('./', import.meta.url),
	new URL('../geo/frame.ts', import.meta.url),
	new URL('../geo/scalars.ts', import.meta.url),
];

/** Heights of the estates' land in metres above the sea, to 12.5 m: from the cache, or modelled in some 25 s. */
export async function loadHeights(): Promise<Grid> {
	return (await loadHeightsStep()).value;
}

/** The same as a step that others build on. */
export function loadHeightsStep(): Promise<{ value: Grid; hash: string }> {
	return cachedStep({ name: 'estates', code: model, codec: gridCodec }, modelEstates);
}

/** Heights of the region around it, to 50 m: from the cache, or modelled in some 15 s. */
export async function loadRegion(): Promise<Grid> {
	return (await cachedStep({ name: 'region', code: model, codec: gridCodec }, modelRegion)).value;
}

/** The warp reaches this far, so the finished land stops short of the sculpted edge. */
const margin = 300;
const estatesCell = 12.5;
const regionCell = 50;

/** Where the finished heights of the estates' land lie. */
const estatesFrame: GridFrame = finishedFrame(estatesExtent, estatesCell);

/** Where the finished heights of the region lie. */
const regionFrame: GridFrame = finishedFrame(regionExtent, regionCell);

/** Heights of the estates' land in metres above the sea, to 12.5 m. Takes some 25 s: ask `loadHeights` instead. */
export function modelEstates(): Grid {
	return finish(sculpt(estatesExtent, drawCourses(douroRivers), gridLevels), estatesFrame);
}

/** Heights of the region around it, to 50 m, the same rivers running on. Takes some 10 s: ask `loadRegion` instead. */
function modelRegion(): Grid {
	const levels = gridLevels.filter((level) => level.cell >= regionCell);
	return finish(sculpt(regionExtent, drawCourses([...douroRivers, ...outerReaches]), levels), regionFrame);
}

function finish(sculpted: Grid, frame: GridFrame): Grid {
	const smoothed = blur(sculpted, 1);
	return fillGrid(frame, (x, y) => smoothed.spline(...unwarp(x, y)));
}

/** One column and row fewer than the extent would hold: the corner of the model as its points were first taken. */
function finishedFrame(extent: Extent, cell: number): GridFrame {
	const inner: Extent = {
		west: extent.west + margin,
		south: extent.south + margin,
		east: extent.east - margin,
		north: extent.north - margin,
	};
	const { columns, rows, ...corner } = gridOver(inner, cell);
	return { ...corner, columns: columns - 1, rows: rows - 1 };
}

/** Over this many metres inside its edge the finer model passes into the coarser one. */
const seam = 2500;

/** Height in metres at any point of the region: the estates' model where there is one, the region's around it. */
export function joinedHeights(estates: Grid, region: Grid): (x: number, y: number) => number {
	const east = estates.west + (estates.columns - 1) * estates.cell;
	const north = estates.south + (estates.rows - 1) * estates.cell;
	return (x, y) => {
		const inside = Math.min(x - estates.west, east - x, y - estates.south, north - y);
		if (inside <= 0) return region.spline(x, y);
		if (inside >= seam) return estates.spline(x, y);
		return mix(region.spline(x, y), estates.spline(x, y), smoothstep(0, seam, inside));
	};
}
