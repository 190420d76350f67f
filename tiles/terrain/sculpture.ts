import { toX, toY } from '../geo/frame';
import type { Extent } from '../geo/planar';
import type { Course } from './course';
import { erode, type Ground, type Rates } from './erosion';
import { gridOver } from './extent';
import { fillGrid, type Grid, type GridFrame } from './grid';
import { fractalNoise, hashUnit } from './noise';
import { layRiverbeds } from './riverbeds';
import { Drainage } from './routing';

/** One level of the sculpture: a cell size in metres, and how long erosion works at it. */
type Level = Rates & { readonly cell: number; readonly steps: number; readonly erodibility: number };

/**
 * From coarse to fine: broad valleys first, ravines last. Three times the erodibility gives a flat country, a third of
 * it leaves uncut plateaus.
 */
export const gridLevels: readonly Level[] = [
	{ cell: 200, steps: 70, erodibility: 0.029, uplift: 1.9, diffusion: 0.01, criticalArea: 0 },
	{ cell: 100, steps: 30, erodibility: 0.02, uplift: 1.7, diffusion: 0.03, criticalArea: 0 },
	{ cell: 50, steps: 14, erodibility: 0.015, uplift: 1.5, diffusion: 0.1, criticalArea: 1e4 },
	{ cell: 25, steps: 7, erodibility: 0.012, uplift: 1, diffusion: 0.2, criticalArea: 2e4 },
];

/**
 * Lets the rivers cut the uplands, level by level, and returns the heights at the last level's cell.
 * Takes about a second for every 1.5 million cells and steps.
 */
export function sculpt(extent: Extent, courses: readonly Course[], levels: readonly Level[]): Grid {
	let heights: Grid | undefined;
	for (const level of levels) {
		const frame = gridOver(extent, level.cell);
		heights = heights ? refine(heights, frame) : roughUplands(frame);
		const beds = layRiverbeds(frame, courses);
		const drainage = new Drainage(frame.columns * frame.rows);
		const ground = groundOf(frame, level);
		for (let step = 0; step < level.steps; step++) erode(heights, beds, drainage, ground, level);
	}
	if (!heights) throw new RangeError('Land is sculpted at one level at least.');
	return heights;
}

function roughUplands(frame: GridFrame): Grid {
	return fillGrid(frame, (x, y, column, row) => uplandHeight(x, y) + roughness(column, row));
}

/** The coarser land on a finer grid, with a tenth of a cell of noise where streams may start. */
function refine(coarse: Grid, frame: GridFrame): Grid {
	const { cell } = frame;
	const wavelength = cell * 4.3;
	return fillGrid(
		frame,
		(x, y) => coarse.spline(x, y) + cell * 0.1 * fractalNoise(x / wavelength, y / wavelength, 2, cell),
	);
}

function groundOf(frame: GridFrame, level: Level): Ground {
	return {
		erodibility: fillGrid(
			frame,
			(x, y) =>
				level.erodibility *
				Math.exp(0.7 * fractalNoise(x / 3000, y / 3000, 2, 77) + 1.1 * fractalNoise(x / 420, y / 420, 2, 78)),
		).values,
		steepest: fillGrid(frame, (x, y) => 0.57 + 0.26 * fractalNoise(x / 1800, y / 1800, 2, 41)).values,
	};
}

/** Broad hollows in the uplands: the plain of the Vilariça, and the low hills around the main estate. */
const hollows = [
	{ x: toX(-7.085), y: toY(41.225), depth: 170, radius: 5200 },
	{ x: toX(-7.52), y: toY(41.16), depth: 70, radius: 5000 },
] as const;

/** Height in metres of the land before the rivers cut it: rolling uplands about 500 m up. */
function uplandHeight(x: number, y: number): number {
	let height = 500 + 150 * fractalNoise(x / 13000, y / 13000, 3, 1) + 95 * fractalNoise(x / 3000, y / 3000, 4, 9);
	for (const hollow of hollows) {
		const distance = Math.hypot(x - hollow.x, y - hollow.y);
		height -= hollow.depth * Math.exp((-distance * distance) / (2 * hollow.radius * hollow.radius));
	}
	return height;
}

/** Up to twelve metres of roughness a cell, which decides where the first streams start. */
function roughness(column: number, row: number): number {
	return 12 * hashUnit(column, row, 3);
}
