import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { writePicture } from '../encode';
import { drawWineLabels } from './wine-labels';

const FOLDER = new URL('../../../public/art/labels/', import.meta.url);
/** Pixels: the label stands up to 400 CSS px wide on the wine's page. */
const WIDTH = 560;
/** Kilobytes. */
const BUDGET = 40;

/** `labels`: the label of every wine, `public/art/labels/{slug}.avif` and `.webp`. */
export async function makeLabels(): Promise<void> {
	await mkdir(FOLDER, { recursive: true });
	for await (const { wine, front } of drawWineLabels()) {
		const picture = await sharp(front).resize(WIDTH).png().toBuffer();
		await writePicture(picture, new URL(wine.slug, FOLDER), { budget: BUDGET, fullColour: true });
	}
}
