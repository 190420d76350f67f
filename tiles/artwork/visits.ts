import { mkdir } from 'node:fs/promises';
import { type VisitPictureSlug, visitPictures } from '../../src/content/visit-pictures';
import type { LonLat } from '../geo/frame';
import { writePicture } from './encode';
import { metresPerPixel, openSatellite } from './satellite';

const FOLDER = new URL('../../public/art/visits/', import.meta.url);
const SIZE = { width: 1600, height: 400 };
const BUDGET = 90;

const PLACES: Readonly<Record<VisitPictureSlug, LonLat>> = {
	'prova-de-parcelas': [-7.5166, 41.1608],
	'caminhar-a-francisca': [-7.524, 41.1581],
	'almoco-no-moinho': [-7.478, 41.1385],
	'um-dia-de-vindima': [-7.52, 41.1637],
	'subir-o-rio-ao-sabor': [-7.0755, 41.1912],
};

/** `visits`: the ground of every visit as the map shows it, pixel by pixel. The page lays the veil over it (docs/design.md 7). */
export async function makeVisits(): Promise<void> {
	await mkdir(FOLDER, { recursive: true });
	const satellite = await openSatellite();
	try {
		for (const { slug } of visitPictures) {
			const place = PLACES[slug];
			const picture = await satellite.picture(place, SIZE.width * metresPerPixel(place), SIZE);
			const png = await picture.png({ compressionLevel: 1 }).toBuffer();
			await writePicture(png, new URL(slug, FOLDER), { budget: BUDGET, quality: 56 });
		}
	} finally {
		await satellite.close();
	}
}
