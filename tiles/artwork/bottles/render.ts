import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { WineCategory } from '../../../src/content/wines/wine';
import type { Bitmap } from './dress';
import { deepen, type PaleGlass } from './glass';
import { type LabelMap, readLabelMap } from './label-map';

const renders = new URL('renders/', import.meta.url);

/** A view that shows a label. */
export type LabelView = 'front' | 'back';

/** A view of a bottle with a blank label, and where the label lies on it. */
export type Render = { readonly blank: Bitmap; readonly map: LabelMap };

export async function readRender(bottle: Bottle, view: LabelView): Promise<Render> {
	const [rendered, pass] = await Promise.all([
		readBitmap(await readFile(new URL(`${bottle.name}-${view}.webp`, renders))),
		readFile(new URL(`${bottle.shape}-${view}-label.png`, renders)),
	]);
	const map = await readLabelMap(pass);
	return { blank: bottle.glass ? deepen(rendered, map, bottle.glass) : rendered, map };
}

/** The neck of a bottle, which carries no label. */
export async function readNeck(bottle: Bottle): Promise<Bitmap> {
	return readBitmap(await readFile(new URL(`${bottle.name}-neck.webp`, renders)));
}

async function readBitmap(file: Uint8Array): Promise<Bitmap> {
	const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, bytes: data };
}

/** Cuts off the transparent rows above and below, so that a bottle stands on the lower edge of its picture. */
export function standing({ width, height, bytes }: Bitmap): Bitmap {
	const rows = Array.from({ length: height }, (_, row) => row).filter((row) => isSeen(bytes, width, row));
	const [first = 0, last = height - 1] = [rows[0], rows.at(-1)];
	return { width, height: last - first + 1, bytes: bytes.subarray(first * width * 4, (last + 1) * width * 4) };
}

/** Whether a row has a pixel of the bottle; nearly transparent ones do not count. */
function isSeen(bytes: Uint8Array, width: number, row: number): boolean {
	for (let at = row * width * 4 + 3; at < (row + 1) * width * 4; at += 4) {
		if ((bytes[at] ?? 0) > 24) return true;
	}
	return false;
}

/** A bottle of the renders: its name there, the shape that says where its labels lie, and what its glass lets through where it is deepened. */
export type Bottle = { readonly name: string; readonly shape: string; readonly glass?: PaleGlass };

/** Where the capsule of a Bordeaux ends (`scene/shapes.py`), and where it is filled up to. */
const bordeaux = { below: 0.234, surface: [0.258, 0.287] } as const;
/** Antique green: gold in the middle, green at the edges. */
const olive: PaleGlass = { ...bordeaux, middle: [1.35, 1.34, 1.05], taken: [1.2, 0.95, 1.7] };
/** White glass with rosé: pale in the middle, salmon at the edges. */
const clear: PaleGlass = { ...bordeaux, middle: [1.1, 1.6, 1.65], taken: [0.37, 0.9, 0.93] };

/** What a category is bottled in (docs/design.md 6). */
export const bottleOf: Readonly<Record<WineCategory, Bottle>> = {
	tintos: { name: 'dark', shape: 'bordeaux' },
	brancos: { name: 'olive', shape: 'bordeaux', glass: olive },
	rose: { name: 'clear', shape: 'bordeaux', glass: clear },
	porto: { name: 'port', shape: 'port' },
	azeite: { name: 'olive-oil', shape: 'olive-oil' },
};
