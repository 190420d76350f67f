import sharp from 'sharp';
import { Failure } from '../failure';
import { CATEGORIES, categoryView, quietAreaOf, SHAPES } from './category-views';
import { worstContrast } from './contrast';
import { writePicture } from './encode';
import { loadModel } from './oblique/model';
import { printStill } from './oblique/still';

const ART = new URL('../../public/art/', import.meta.url);
const BUDGET = 160;

/**
 * `categories`: the five backgrounds of the wines, each for wide pages and for phones.
 * @throws {Failure} when one is too light where text stands
 */
export async function makeCategories(): Promise<void> {
	const model = await loadModel();
	for (const [slug, category] of Object.entries(CATEGORIES)) {
		for (const shape of SHAPES) {
			const name = `category-${slug}${shape.suffix}`;
			const picture = printStill(categoryView(category, shape), model);
			const quiet = quietAreaOf(shape);
			const contrast = worstContrast(picture, quiet);
			if (contrast < quiet.contrast) throw new Failure(`${name} leaves text a contrast of ${contrast.toFixed(1)}.`);
			const { width, height, bytes } = picture;
			const png = await sharp(bytes, { raw: { width, height, channels: 3 } })
				.png({ compressionLevel: 1 })
				.toBuffer();
			await writePicture(png, new URL(name, ART), { budget: BUDGET, quality: 78 });
		}
	}
}
