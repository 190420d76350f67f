import { mkdir, writeFile } from 'node:fs/promises';
import { readContent } from '../../build/content/read-content';
import { landDrawings, sharedLandOf } from '../../build/content/wine-plate';
import { landFiles } from '../../src/content/wines/land';
import { estatesOf } from '../../src/content/wines/shown-on';
import type { WineSummary } from '../../src/content/wines/wine';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { joinedHeights, loadHeights, loadRegion } from '../terrain/load';
import { drawHillAround, drawPlate, plateOf } from './plate';
import { waterUnder } from './plate-water';
import { drawRegionPlate } from './region-plate';

const publicFolder = new URL('../../public/', import.meta.url);

/** `hills`: the drawings in `public/art/hills/` of every wine whose parcels share a hill or lie on several estates. */
export async function makeHills(): Promise<void> {
	const { wines } = readContent();
	for (const { summary } of wines) await drawSharedLand(summary);
	console.log('hills in public/art/hills/');
}

/** The plate of all parcels of a wine and the land around them, or of their estates; nothing where they share neither. */
export async function drawSharedLand(
	{ slug, parcels }: Pick<WineSummary, 'slug' | 'parcels'>,
	folder = publicFolder,
): Promise<void> {
	const shared = sharedLandOf(parcels);
	if (!shared) return;
	const files = landFiles(slug);
	await mkdir(new URL('./', new URL(files.plate, folder)), { recursive: true });
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const { bounds, contourM } = shared;
	if (shared.shows === 'estates') {
		const places = estatesOf(parcels).map(({ centre }) => centre);
		const plate = drawRegionPlate(bounds, places, joinedHeights(heights, await loadRegion()), contourM);
		await writeFile(new URL(files.plate, folder), plate);
		return;
	}
	const rings = outlines.filter((one) => parcels.some((parcel) => parcel === one.slug)).flatMap((one) => one.rings);
	const heightAt = (x: number, y: number) => heights.spline(x, y);
	const land = [{ rings }, heightAt, contourM, plateOf(bounds), waterUnder(bounds)] as const;
	await writeFile(new URL(files.plate, folder), drawPlate(...land));
	if (landDrawings({ slug, parcels }).includes(files.around))
		await writeFile(new URL(files.around, folder), drawHillAround(...land));
}
