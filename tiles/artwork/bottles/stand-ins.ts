import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { bottleView, standInFor } from '../../../src/content/bottle-pictures';
import { wineCategories } from '../../../src/content/wines/categories';
import type { WineCategory } from '../../../src/content/wines/wine';
import { labelSheet, mark } from '../labels/label';
import { labelInks } from '../labels/label-text';
import { writeLabel } from '../labels/wine-labels';
import { makeBottle, makeNeck, type Size } from './make-bottles';
import { bottleOf } from './render';

const sizesFile = new URL('../../../src/content/bottle-pictures.gen.json', import.meta.url);

/** The bottle of a family and the sizes of its views, the front as it is 560 px wide. */
type Sizes = { readonly bottle: string; readonly front: Size; readonly back: Size; readonly neck: Size };

/**
 * `stand-ins`: for each family its bottle with nothing but the mark on the label, for wines that are not drawn yet; the neck of
 * each bottle, `neck-{bottle}`; the sizes of all bottles of the family, `src/content/bottle-pictures.gen.json`.
 */
export async function makeStandIns(): Promise<void> {
	const sizes: Partial<Record<WineCategory, Sizes>> = {};
	for (const { slug: category } of wineCategories) {
		const bottle = bottleOf[category];
		const label = await drawPlainLabel(labelInks[category]);
		const name = bottleView(standInFor(category), 'label').src.split('/').at(-1) ?? '';
		await writeLabel(label, name);
		const views = await makeBottle(name, { front: label, back: label }, bottle);
		sizes[category] = { bottle: bottle.name, ...views, neck: await makeNeck(bottle) };
	}
	await writeFile(sizesFile, `${JSON.stringify(sizes, undefined, '\t')}\n`);
}

/** Paper with the mark in its middle, 1000 × 1500 px, as PNG. */
async function drawPlainLabel(ink: string): Promise<Buffer> {
	const { width, height, paper } = labelSheet;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${mark(ink, height / 2 - 140, 8)}</svg>`;
	return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}
