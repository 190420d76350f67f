import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { writePicture } from '../encode';
import { drawWineLabels } from '../labels/wine-labels';
import { type Bitmap, dress } from './dress';
import { type Bottle, bottleOf, type LabelView, type Render, readNeck, readRender, standing } from './render';

const bottles = new URL('../../../public/art/bottles/', import.meta.url);
/** Widths of a bottle seen from the front in pixels, with what each may weigh in kilobytes (docs/design.md 6). */
const fronts = [
	{ width: 560, budget: 60 },
	{ width: 280, budget: 20 },
] as const;
const backBudget = 30;
const neckBudget = 30;

/** Width and height of a picture in pixels. */
export type Size = readonly [width: number, height: number];

/** Both labels of a bottle as PNG, 1000 × 1500 px. */
type Labels = Readonly<Record<LabelView, Buffer>>;

/** `bottles`: every wine in its bottle, `public/art/bottles/{slug}-560`, `-280` and `-back`. Needs no Blender: the renders are kept. */
export async function makeBottles(): Promise<void> {
	for await (const { wine, ...labels } of drawWineLabels())
		await makeBottle(wine.slug, labels, bottleOf[wine.category]);
}

/** The views of a bottle that show a label, the front as it is 560 px wide. */
export async function makeBottle(
	name: string,
	labels: Labels,
	bottle: Bottle,
	folder = bottles,
): Promise<{ front: Size; back: Size }> {
	await mkdir(folder, { recursive: true });
	const view = async (side: LabelView) => standing(await dressed(await readRender(bottle, side), labels[side]));
	const [front, back] = [await view('front'), await view('back')];
	for (const { width, budget } of fronts) {
		const picture = await sharp(await pngOf(front))
			.resize(width)
			.png()
			.toBuffer();
		await writePicture(picture, new URL(`${name}-${width}`, folder), { budget, fullColour: true });
	}
	await writePicture(await pngOf(back), new URL(`${name}-back`, folder), { budget: backBudget, fullColour: true });
	return { front: sizeOf(front), back: sizeOf(back) };
}

/** The neck of a bottle, which all wines in such bottles share. */
export async function makeNeck(bottle: Bottle): Promise<Size> {
	const neck = await readNeck(bottle);
	const name = new URL(`neck-${bottle.name}`, bottles);
	await writePicture(await pngOf(neck), name, { budget: neckBudget, fullColour: true });
	return sizeOf(neck);
}

/** The label as large as it appears in the middle of the bottle, so that no line of it is lost between two pixels. */
async function dressed({ blank, map }: Render, label: Buffer): Promise<Bitmap> {
	const { data, info } = await sharp(label)
		.resize(blank.width)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return dress(blank, map, { width: info.width, height: info.height, bytes: data });
}

function sizeOf({ width, height }: Bitmap): Size {
	return [width, height];
}

function pngOf({ width, height, bytes }: Bitmap): Promise<Buffer> {
	return sharp(bytes, { raw: { width, height, channels: 4 } })
		.png()
		.toBuffer();
}
