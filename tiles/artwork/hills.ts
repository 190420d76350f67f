import { mkdir, writeFile } from 'node:fs/promises';
import { readContent } from '../../build/content/read-content';
import { areMoved, landOf } from '../../build/content/wine-land';
import { sharedLandOf } from '../../build/content/wine-plate';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import type { ParcelSlug } from '../../src/content/parcels';
import { besideBottle, landFiles } from '../../src/content/wines/land';
import { estatesOf } from '../../src/content/wines/shown-on';
import type { WineSummary } from '../../src/content/wines/wine';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { joinedHeights, loadHeights, loadRegion } from '../terrain/load';
import { drawGrounds } from './grounds';
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

/** The plate of all parcels of a wine, or of their estates, and what lies around them on its own page; nothing of a single one. */
export async function drawSharedLand(
	{ slug, parcels }: Pick<WineSummary, 'slug' | 'parcels'>,
	folder = publicFolder,
): Promise<void> {
	if (parcels.length < 2) return;
	const files = landFiles(slug);
	const write = (file: string, svg: string) => writeFile(new URL(file, folder), svg);
	await mkdir(new URL('./', new URL(files.plate, folder)), { recursive: true });
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const ringsOf = (parcel: ParcelSlug) => outlines.find((one) => one.slug === parcel)?.rings ?? [];
	const heightAt = (x: number, y: number) => heights.spline(x, y);

	const shared = sharedLandOf(parcels);
	if (shared?.shows === 'estates') {
		const places = estatesOf(parcels).map(({ centre }) => centre);
		const everywhere = joinedHeights(heights, await loadRegion());
		await write(files.plate, drawRegionPlate(shared.bounds, places, everywhere, shared.contourM));
	}
	if (shared?.shows === 'parcels') {
		const { bounds, contourM } = shared;
		const hill = [
			{ rings: parcels.flatMap(ringsOf) },
			heightAt,
			contourM,
			plateOf(bounds),
			waterUnder(bounds),
		] as const;
		await write(files.plate, drawPlate(...hill));
		if (!areMoved(parcels, besideBottle)) await write(files.around, drawHillAround(...hill));
	}
	if (areMoved(parcels, besideBottle)) {
		const places = landOf(parcels, besideBottle);
		const moved = parcels.flatMap((parcel, index) => {
			const place = places[index];
			return place ? [{ rings: ringsOf(parcel), place, interval: facts[parcel].contourM }] : [];
		});
		await write(files.around, drawGrounds(moved, heightAt, waterUnder));
	}
}
