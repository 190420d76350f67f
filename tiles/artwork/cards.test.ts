import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardFor, cardSize } from '../../src/content/cards';
import { cardPages } from './card-pages';
import { composeCard, plateDrawing } from './cards';

const blank =
	'<svg xmlns="http://www.w3.org/2000/svg" width="920" height="1100"><path fill="#f00" d="M0 0h920v1100H0z"/></svg>';

async function inkIn(
	card: Buffer,
	area: { left: number; top: number; width: number; height: number },
): Promise<number> {
	const { channels } = await sharp(await sharp(card).extract(area).greyscale().png().toBuffer()).stats();
	return channels[0]!.min;
}

test('the plate stands left, the name right of it', async () => {
	const drawing = await plateDrawing(blank, 'Pombal, 120–200 m');
	const card = await composeCard({ path: '/x', name: 'Pombal', above: 'Vindima, 2026' }, drawing);
	const { width, height } = await sharp(card).metadata();
	expect({ width, height }).toEqual(cardSize);
	const [red, green] = [...(await sharp(card).extract({ left: 270, top: 300, width: 1, height: 1 }).raw().toBuffer())];
	expect([red, green]).toEqual([255, 0]);
	expect(await inkIn(card, { left: 556, top: 120, width: 600, height: 120 })).toBeLessThan(60);
	expect(await inkIn(card, { left: 510, top: 0, width: 46, height: 630 })).toBeGreaterThan(220);
});

test('a long name keeps clear of the foot and of the edge', async () => {
	const name = 'Do levantamento a pé ao rótulo: três semanas, dois agrimensores, um cão & uma videira';
	const card = await composeCard({ path: '/x', name, above: 'Casa, 2026' }, await plateDrawing(blank, 'Marco'));
	expect(await inkIn(card, { left: 1160, top: 0, width: 40, height: 630 })).toBeGreaterThan(220);
	expect(await inkIn(card, { left: 560, top: 472, width: 600, height: 8 })).toBeGreaterThan(220);
});

test('every page has its card, 1200 × 630 and at most 70 kB, and there is none besides', async () => {
	const folder = new URL('../../public/art/cards/', import.meta.url);
	const addresses = cardPages().map(({ path }) => cardFor(path));
	expect((await readdir(folder)).map((name) => `/art/cards/${name}`).toSorted()).toEqual(addresses.toSorted());
	for (const address of addresses) {
		const file = new URL(`../../public${address}`, import.meta.url);
		const { width, height, format } = await sharp(await readFile(file)).metadata();
		expect({ address, width, height, format }).toEqual({ address, ...cardSize, format: 'jpeg' });
		expect((await stat(file)).size, address).toBeLessThanOrEqual(70_000);
	}
});
