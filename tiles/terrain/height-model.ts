import { blur } from './blur';
import { drawCourses } from './course';
import { ESTATES, type Extent, gridOver, REGION } from './extent';
import { fillGrid, type Grid, type GridFrame } from './grid';
import { OUTER_REACHES, RIVERS } from './rivers';
import { LEVELS, sculpt } from './sculpture';
import { unwarp } from './warp';

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
export function modelRegion(): Grid {
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
