import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { writePicture } from '../encode';
import { drawWineLabels, type WineLabels } from '../labels/wine-labels';
import { type Bitmap, dress } from './dress';
import { BOTTLE_OF, type Bottle, type LabelView, type Render, readNeck, readRender, standing } from './render';

const FOLDER = new URL('../../../public/art/bottles/', import.meta.url);
const SIZES = new URL('../../../src/content/bottle-pictures.gen.json', import.meta.url);
/** Widths of a bottle seen from the front in pixels, with what each may weigh in kilobytes (docs/design.md 6). */
const FRONTS = [
	{ width: 560, budget: 60 },
	{ width: 280, budget: 20 },
] as const;
const BACK_BUDGET = 30;
const NECK_BUDGET = 30;

/** Width and height of a picture in pixels. */
type Size = readonly [width: number, height: number];

/** The bottle of a wine and the sizes of its views, the front as it is 560 px wide. */
type Sizes = { readonly bottle: string; readonly front: Size; readonly back: Size; readonly neck: Size };

/**
 * `bottles`: every wine in its bottle, `public/art/bottles/{slug}-560`, `-280` and `-back`, and the neck of each bottle,
 * `neck-{bottle}`; their sizes for the pages in `src/content/bottle-pictures.gen.json`. Needs no Blender: the renders are kept.
 */
export async function makeBottles(): Promise<void> {
	await mkdir(FOLDER, { recursive: true });
	const sizes: Record<string, Sizes> = {};
	const necks = new Map<string, Size>();
	for await (const labels of drawWineLabels()) {
		const { slug, category } = labels.wine;
		const bottle = BOTTLE_OF[category];
		const neck = necks.get(bottle.name) ?? (await makeNeck(bottle));
		necks.set(bottle.name, neck);
		sizes[slug] = { bottle: bottle.name, ...(await makeViews(labels, bottle)), neck };
	}
	await writeFile(SIZES, `${JSON.stringify(sizes, undefined, '\t')}\n`);
}

/** The views that show a label. */
async function makeViews({ wine, ...labels }: WineLabels, bottle: Bottle): Promise<Pick<Sizes, 'front' | 'back'>> {
	const view = async (name: LabelView) => standing(await dressed(await readRender(bottle, name), labels[name]));
	const [front, back] = [await view('front'), await view('back')];
	for (const { width, budget } of FRONTS) {
		const picture = await sharp(await pngOf(front))
			.resize(width)
			.png()
			.toBuffer();
		await write(picture, `${wine.slug}-${width}`, budget);
	}
	await write(await pngOf(back), `${wine.slug}-back`, BACK_BUDGET);
	return { front: sizeOf(front), back: sizeOf(back) };
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

async function makeNeck(bottle: Bottle): Promise<Size> {
	const neck = await readNeck(bottle);
	await write(await pngOf(neck), `neck-${bottle.name}`, NECK_BUDGET);
	return sizeOf(neck);
}

async function write(picture: Buffer, name: string, budget: number): Promise<void> {
	await writePicture(picture, new URL(name, FOLDER), { budget, fullColour: true });
}

function sizeOf({ width, height }: Bitmap): Size {
	return [width, height];
}

function pngOf({ width, height, bytes }: Bitmap): Promise<Buffer> {
	return sharp(bytes, { raw: { width, height, channels: 4 } })
		.png()
		.toBuffer();
}
