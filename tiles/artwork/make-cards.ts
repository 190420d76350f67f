import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { altitudeText } from '../../src/content/altitude';
import { cardFor } from '../../src/content/cards';
import { parcelName } from '../../src/content/parcel-names';
import { Failure } from '../failure';
import { type CardDrawing, type CardPage, cardPages, composeCard, plateDrawing, reliefDrawing } from './cards';
import { loadLand } from './land';
import { readPlate } from './parcel-drawings';

const PUBLIC = new URL('../../public/', import.meta.url);
const CARDS = new URL('art/cards/', PUBLIC);
/** Bytes; what fetches a card is often a phone. */
const BUDGET = 70_000;
/** JPEG qualities, the best first; below the last, lettering frays. */
const QUALITIES = [88, 84, 80, 76, 72, 68, 64];

/** `cards`: the social card of every page, `public/art/cards/*.jpg`; cards of pages that are gone are taken away. */
export async function makeCards(): Promise<void> {
	await mkdir(CARDS, { recursive: true });
	const relief = await reliefDrawing(await loadLand());
	const pages = cardPages();
	let largest = 0;
	for (const page of pages) {
		const bytes = await encodeWithin(await composeCard(page, await drawingOf(page, relief)), page.path);
		await writeFile(new URL(`.${cardFor(page.path)}`, PUBLIC), bytes);
		largest = Math.max(largest, bytes.byteLength);
	}
	const current = new Set(pages.map(({ path }) => cardFor(path)));
	for (const name of await readdir(CARDS)) {
		if (!current.has(`/art/cards/${name}`)) await rm(new URL(name, CARDS));
	}
	console.log(`${pages.length} cards in public/art/cards/, the largest ${(largest / 1000).toFixed(1)} kB`);
}

async function drawingOf({ parcel }: CardPage, relief: CardDrawing): Promise<CardDrawing> {
	if (!parcel) return relief;
	return plateDrawing(await readPlate(parcel), `${parcelName(parcel)}, ${altitudeText([parcel])}`);
}

/** @throws {Failure} when the card does not fit at the least quality either */
async function encodeWithin(png: Buffer, path: string): Promise<Buffer> {
	for (const quality of QUALITIES) {
		const bytes = await sharp(png).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
		if (bytes.byteLength <= BUDGET) return bytes;
	}
	throw new Failure(`The card of ${path} does not fit into ${BUDGET / 1000} kB.`);
}
