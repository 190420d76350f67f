import { mkdir, writeFile } from 'node:fs/promises';
import { readContent } from '../../build/content/read-content';
import { hillDrawings, hillOf } from '../../build/content/wine-plate';
import { hillFiles } from '../../src/content/wines/land';
import type { WineSummary } from '../../src/content/wines/wine';
import type { HeightAt } from '../facts/ground';
import { toX, toY } from '../geo/frame';
import type { Bounds } from '../geo/mercator';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { waterEdge } from '../ground/water-edge';
import { drawCourses } from '../terrain/course';
import { gridOver } from '../terrain/extent';
import { loadHeights } from '../terrain/load';
import { douroRivers } from '../terrain/rivers';
import { drawHillAround, drawPlate, plateOf } from './plate';

const publicFolder = new URL('../../public/', import.meta.url);

/** `hills`: the drawings in `public/art/hills/` of every wine whose parcels share a hill. */
export async function makeHills(): Promise<void> {
	const { wines } = readContent();
	for (const { summary } of wines) await drawHill(summary);
	console.log('hills in public/art/hills/');
}

/** The plate of all parcels of a wine, and the land around them; nothing where they share no hill. */
export async function drawHill(
	{ slug, parcels }: Pick<WineSummary, 'slug' | 'parcels'>,
	folder = publicFolder,
): Promise<void> {
	const hill = hillOf(parcels);
	if (!hill) return;
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const rings = outlines.filter((one) => parcels.some((parcel) => parcel === one.slug)).flatMap((one) => one.rings);
	const land = [
		{ rings },
		(x: number, y: number) => heights.spline(x, y),
		hill.contourM,
		plateOf(hill.bounds),
		waterUnder(hill.bounds),
	] as const;
	const files = hillFiles(slug);
	await mkdir(new URL('./', new URL(files.plate, folder)), { recursive: true });
	await writeFile(new URL(files.plate, folder), drawPlate(...land));
	if (hillDrawings({ slug, parcels }).includes(files.around))
		await writeFile(new URL(files.around, folder), drawHillAround(...land));
}

/** Metres: a river twenty metres wide has banks. */
const waterCell = 4;

/** Metres to the water's edge on a hill and a little around it. */
function waterUnder({ west, east, south, north }: Bounds): HeightAt {
	const room = 10 * waterCell;
	const extent = { west: toX(west) - room, east: toX(east) + room, south: toY(south) - room, north: toY(north) + room };
	const distances = waterEdge(gridOver(extent, waterCell), drawCourses(douroRivers));
	return (x, y) => distances.spline(x, y);
}
