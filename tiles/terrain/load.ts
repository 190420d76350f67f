import { cachedStep } from '../steps/cached-step';
import { blur } from './blur';
import { drawCourses } from './course';
import { ESTATES, type Extent, gridOver, REGION } from './extent';
import { fillGrid, type Grid, type GridFrame, gridCodec } from './grid';
import { OUTER_REACHES, RIVERS } from './rivers';
import { mix, smoothstep } from './scalars';
import { LEVELS, sculpt } from './sculpture';
import { unwarp } from './warp';

/** The model has no input but its own code: whatever changes there makes new heights. */
const MODEL = [new URL('./', import.meta.url), new URL('../geo/frame.ts', import.meta.url)];

/** Heights of the estates' land in metres above the sea, to 12.5 m: from the cache, or modelled in some 25 s. */
export async function loadHeights(): Promise<Grid> {
	return (await loadHeightsStep()).value;
}

/** The same as a step that others build on. */
export function loadHeightsStep(): Promise<{ value: Grid; hash: string }> {
	return cachedStep({ name: 'estates', code: MODEL, codec: gridCodec }, modelEstates);
}

/** Heights of the region around it, to 50 m: from the cache, or modelled in some 15 s. */
export async function loadRegion(): Promise<Grid> {
	return (await cachedStep({ name: 'region', code: MODEL, codec: gridCodec }, modelRegion)).value;
}

/** The warp reaches this far, so the finished land stops short of the sculpted edge. */
const MARGIN = 300;
const ESTATES_CELL = 12.5;
const REGION_CELL = 50;

/** Where the finished heights of the estates' land lie. */
const ESTATES_FRAME: GridFrame = finishedFrame(ESTATES, ESTATES_CELL);

/** Where the finished heights of the region lie. */
const REGION_FRAME: GridFrame = finishedFrame(REGION, REGION_CELL);

/** Heights of the estates' land in metres above the sea, to 12.5 m. Takes some 25 s: ask `loadHeights` instead. */
export function modelEstates(): Grid {
	return finish(sculpt(ESTATES, drawCourses(RIVERS), LEVELS), ESTATES_FRAME);
}

/** Heights of the region around it, to 50 m, the same rivers running on. Takes some 10 s: ask `loadRegion` instead. */
function modelRegion(): Grid {
	const levels = LEVELS.filter((level) => level.cell >= REGION_CELL);
	return finish(sculpt(REGION, drawCourses([...RIVERS, ...OUTER_REACHES]), levels), REGION_FRAME);
}

function finish(sculpted: Grid, frame: GridFrame): Grid {
	const smoothed = blur(sculpted, 1);
	return fillGrid(frame, (x, y) => smoothed.spline(...unwarp(x, y)));
}

/** One column and row fewer than the extent would hold: the corner of the model as its points were first taken. */
function finishedFrame(extent: Extent, cell: number): GridFrame {
	const inner: Extent = {
		west: extent.west + MARGIN,
		south: extent.south + MARGIN,
		east: extent.east - MARGIN,
		north: extent.north - MARGIN,
	};
	const { columns, rows, ...corner } = gridOver(inner, cell);
	return { ...corner, columns: columns - 1, rows: rows - 1 };
}

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
