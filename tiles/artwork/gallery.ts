import { mkdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { galleryPlates } from '../../src/content/gallery';
import { writePicture } from './encode';
import { DENSITY, groundAcross, PLATE_SIZE, PLATES, type Plate, planSheet, plateView } from './gallery-plates';
import { loadLand } from './land';
import { loadModel, type Model } from './oblique/model';
import { printStill } from './oblique/still';
import { type Land, printRelief } from './relief';
import { openSatellite, type Satellite } from './satellite';

const FOLDER = new URL('../../public/art/gallery/', import.meta.url);
const BUDGET = 160;
/** Above it a plate gains nothing that is seen at its size. */
const QUALITY = 58;

/** What plates are made from. */
type Sources = { readonly land: Land; readonly model: Model; readonly satellite: Satellite };

/** `gallery`: the plates of `Estampas`; those from the air anew whenever the archive has changed. */
export async function makeGallery(): Promise<void> {
	await mkdir(FOLDER, { recursive: true });
	const satellite = await openSatellite();
	try {
		const [land, model] = await Promise.all([loadLand(), loadModel()]);
		for (const { slug } of galleryPlates) {
			const picture = await pictureOf(PLATES[slug], { land, model, satellite });
			await writePicture(await picture.png({ compressionLevel: 1 }).toBuffer(), new URL(slug, FOLDER), {
				budget: BUDGET,
				quality: QUALITY,
			});
		}
	} finally {
		await satellite.close();
	}
}

async function pictureOf(plate: Plate, { land, model, satellite }: Sources): Promise<Sharp> {
	if (plate.kind === 'satellite') return satellite.picture(plate.centre, groundAcross(plate.scale), PLATE_SIZE);
	if (plate.kind === 'oblique') return fromBytes(printStill(plateView(plate), model).bytes);
	const print = { inks: plate.inks, relief: () => 1, contours: () => 0.75, density: DENSITY };
	return fromBytes(printRelief(planSheet(plate.centre, plate.scale), land, print));
}

function fromBytes(bytes: Uint8Array): Sharp {
	return sharp(bytes, { raw: { ...PLATE_SIZE, channels: 3 } });
}
