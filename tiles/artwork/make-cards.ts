import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readLanguageContents } from '../../build/content/language-content.ts';
import { cardFor } from '../../src/content/cards';
import { Failure } from '../failure';
import { type CardPage, cardPages } from './card-pages';
import { composeCard, plateDrawing, reliefDrawing } from './cards';
import { loadLand } from './land';
import { readPlate } from './parcel-drawings';

const publicFolder = new URL('../../public/', import.meta.url);
const cards = new URL('art/cards/', publicFolder);
/** Bytes; what fetches a card is often a phone. */
const budget = 70_000;
/** JPEG qualities, the best first; below the last, lettering frays. */
const qualities = [88, 84, 80, 76, 72, 68, 64];

/** `cards`: the social card of every page in each language, `public/art/cards/**.jpg`; cards of pages that are gone are taken away. */
export async function makeCards(): Promise<void> {
	await mkdir(cards, { recursive: true });
	const relief = await reliefDrawing(await loadLand());
	const pages = (await readLanguageContents()).flatMap(cardPages);
	let largest = 0;
	for (const page of pages) {
		largest = Math.max(largest, await makeCard(page, async () => relief));
	}
	const current = new Set(pages.map(({ path, language }) => cardFor(path, language)));
	for (const name of await readdir(cards, { recursive: true })) {
		if (name.endsWith('.jpg') && !current.has(`/art/cards/${name.replaceAll('\\', '/')}`))
			await rm(new URL(name, cards));
	}
	console.log(`${pages.length} cards in public/art/cards/, the largest ${(largest / 1000).toFixed(1)} kB`);
}

/** Writes the card of a page, which shows the relief where the page tells of no parcel. @returns its bytes */
export async function makeCard(page: CardPage, relief: () => Promise<Buffer>, folder = publicFolder): Promise<number> {
	const bytes = await encodeWithin(await composeCard(page, await drawingOf(page, relief)), page.path);
	const file = new URL(`.${cardFor(page.path, page.language)}`, folder);
	await mkdir(new URL('./', file), { recursive: true });
	await writeFile(file, bytes);
	return bytes.byteLength;
}

async function drawingOf({ parcel }: CardPage, relief: () => Promise<Buffer>): Promise<Buffer> {
	return parcel ? plateDrawing(await readPlate(parcel)) : relief();
}

/** @throws {Failure} when the card does not fit at the least quality either */
async function encodeWithin(png: Buffer, path: string): Promise<Buffer> {
	for (const quality of qualities) {
		const bytes = await sharp(png).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
		if (bytes.byteLength <= budget) return bytes;
	}
	throw new Failure(`The card of ${path} does not fit into ${budget / 1000} kB.`);
}
