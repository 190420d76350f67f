import { mkdir, writeFile } from 'node:fs/promises';
import { readContent } from '../../build/content/read-content';
import { hillOf } from '../../build/content/wine-land';
import type { WineSummary } from '../../src/content/wines/wine';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { loadHeights } from '../terrain/load';
import { drawPlate, plateOf } from './plate';

const hills = new URL('../../public/art/hills/', import.meta.url);

/** `hills`: `public/art/hills/{slug}.svg` of every wine whose parcels share a hill. */
export async function makeHills(): Promise<void> {
	const { wines } = readContent();
	for (const { summary } of wines) await drawHill(summary);
	console.log('hills in public/art/hills/');
}

/** The plate of all parcels of a wine; nothing where they have none. */
export async function drawHill(
	{ slug, parcels }: Pick<WineSummary, 'slug' | 'parcels'>,
	folder = hills,
): Promise<void> {
	const hill = hillOf(parcels);
	if (!hill) return;
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const rings = outlines.filter((one) => parcels.some((parcel) => parcel === one.slug)).flatMap((one) => one.rings);
	const drawing = drawPlate({ rings }, (x, y) => heights.spline(x, y), hill.contourM, plateOf(hill.bounds));
	await mkdir(folder, { recursive: true });
	await writeFile(new URL(`${slug}.svg`, folder), drawing);
}
