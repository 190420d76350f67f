import { readParcelOutlines } from '../geo/parcel-outlines';
import type { Extent } from '../geo/planar';
import { loadGroundStep } from '../ground/load';
import { halfWidthAt } from '../ground/water-edge';
import { cachedStep, jsonCodec } from '../steps/cached-step';
import { type Course, drawCourses } from '../terrain/course';
import { estatesExtent, gridOver } from '../terrain/extent';
import { fillGrid, Grid, type GridFrame } from '../terrain/grid';
import { douroRivers } from '../terrain/rivers';
import { unwarp } from '../terrain/warp';
import { latticeFrame } from './lattice';
import { layNetwork } from './lay-network';
import type { RoadNetwork } from './network';

const code = ['./', '../geo/', '../ground/water-edge.ts', '../source/parcels.geojson'].map(
	(path) => new URL(path, import.meta.url),
);

/** Roads and buildings of the estates' land: from the cache, or laid in some 15 s once the ground is there. */
export async function loadRoads(): Promise<RoadNetwork> {
	const { value: ground, hash } = await loadGroundStep();
	const { value } = await cachedStep(
		{ name: 'roads', code, after: [hash], codec: jsonCodec<RoadNetwork>() },
		async () =>
			layNetwork({
				...ground,
				rivers: riverDistance(latticeFrame(ground.heights), estatesExtent, drawCourses(douroRivers)),
				parcels: await readParcelOutlines(),
			}),
	);
	return value;
}

/** Metres beyond which no road minds a river. */
const farthest = 400;

/**
 * Metres to the nearest river for laying out roads, to the cell of the lattice. Much coarser than the water's edge
 * that is drawn, on purpose: a brook that slips between two cells can be crossed there, so bridges come where it is
 * narrowest. The frozen parcels lie beside the roads that follow from it.
 */
function riverDistance(frame: GridFrame, sculpted: Extent, courses: readonly Course[]): Grid {
	const distance = new Grid(gridOver(sculpted, frame.cell));
	distance.values.fill(farthest);
	for (const course of courses) {
		course.points.forEach(([x, y], index) => {
			const reach = Math.ceil((course.river.halfWidth + farthest) / frame.cell);
			lower(distance, x, y, reach, halfWidthAt(course.river, index));
		});
	}
	return fillGrid(frame, (x, y) => distance.spline(...unwarp(x, y)));
}

/** Lowers the distances around a point of a river to those from its water, `reach` cells each way. */
function lower(
	{ west, south, cell, columns, rows, values }: Grid,
	x: number,
	y: number,
	reach: number,
	width: number,
): void {
	const column = Math.round((x - west) / cell);
	const row = Math.round((y - south) / cell);
	for (let j = Math.max(0, row - reach); j <= Math.min(rows - 1, row + reach); j++) {
		for (let i = Math.max(0, column - reach); i <= Math.min(columns - 1, column + reach); i++) {
			const metres = Math.hypot(west + i * cell - x, south + j * cell - y) - width;
			const k = j * columns + i;
			if (metres < (values[k] ?? 0)) values[k] = metres;
		}
	}
}
