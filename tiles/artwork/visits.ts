import { mkdir } from 'node:fs/promises';
import { readContent } from '../../build/content/read-content';
import { writePicture } from './encode';
import { metresPerPixel, openSatellite, type Satellite } from './satellite';
import { type VisitLand, visitLands } from './visit-lands';

const folder = new URL('../../public/art/visits/', import.meta.url);
const size = { width: 1600, height: 400 };
const budget = 90;

/** `visits`: the ground of every visit as the map shows it, pixel by pixel. The page lays the veil over it (docs/design.md 7). */
export async function makeVisits(): Promise<void> {
	const satellite = await openSatellite();
	try {
		for (const land of visitLands(readContent())) await makeVisit(land, satellite, folder);
	} finally {
		await satellite.close();
	}
}

/** `{slug}`, 1600 × 400; `{slug}-600`, its middle for upright places, is one of the smaller ones (`smaller.ts`). */
export async function makeVisit({ slug, place }: VisitLand, satellite: Satellite, into: URL): Promise<void> {
	await mkdir(into, { recursive: true });
	const picture = await satellite.picture(place, size.width * metresPerPixel(place), size);
	const png = await picture.png({ compressionLevel: 1 }).toBuffer();
	await writePicture(png, new URL(slug, into), { budget, quality: 56 });
}
