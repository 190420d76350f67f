import type { HeightAt } from '../facts/ground';
import { toX, toY } from '../geo/frame';
import type { Bounds } from '../geo/mercator';
import { waterEdge } from '../ground/water-edge';
import { drawCourses } from '../terrain/course';
import { gridOver } from '../terrain/extent';
import { douroRivers } from '../terrain/rivers';

/** Metres: a river twenty metres wide has banks. */
const waterCell = 4;

const courses = drawCourses(douroRivers);

/** Metres to the water's edge on this part of the earth and a little around it. */
export function waterUnder({ west, east, south, north }: Bounds): HeightAt {
	const room = 10 * waterCell;
	const extent = { west: toX(west) - room, east: toX(east) + room, south: toY(south) - room, north: toY(north) + room };
	const distances = waterEdge(gridOver(extent, waterCell), courses);
	return (x, y) => distances.spline(x, y);
}
