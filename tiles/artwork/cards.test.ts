import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readLanguageContents } from '../../build/content/language-content.ts';
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
	const page = { path: '/x', name: 'Pombal', above: 'Vindima, 2026', caption: 'Pombal, 120–200 m' };
	const card = await composeCard(page, await plateDrawing(blank));
	const { width, height } = await sharp(card).metadata();
	expect({ width, height }).toEqual(cardSize);
	const [red, green] = [...(await sharp(card).extract({ left: 270, top: 300, width: 1, height: 1 }).raw().toBuffer())];
	expect([red, green]).toEqual([255, 0]);
	expect(await inkIn(card, { left: 556, top: 120, width: 600, height: 120 })).toBeLessThan(60);
	expect(await inkIn(card, { left: 510, top: 0, width: 46, height: 630 })).toBeGreaterThan(220);
});

test('a long name keeps clear of the foot and of the edge', async () => {
	const name = 'Do levantamento a pé ao rótulo: três semanas, dois agrimensores, um cão & uma videira';
	const page = { path: '/x', name, above: 'Casa, 2026', caption: 'Marco' };
	const card = await composeCard(page, await plateDrawing(blank));
	expect(await inkIn(card, { left: 1160, top: 0, width: 40, height: 630 })).toBeGreaterThan(220);
	expect(await inkIn(card, { left: 560, top: 472, width: 600, height: 8 })).toBeGreaterThan(220);
});

const languages = await readLanguageContents();
const [portuguese, english] = languages;

test('a card says the same in each language, and names wines and parcels as they are called', () => {
	const said = languages.map((language) => {
		const pages = cardPages(language);
		return ['/filosofia', '/vinhos/abade', '/noticias/vindima-de-2025-em-contas'].map((path) => {
			const { name, above, caption } = pages.find((page) => page.path === path)!;
			return [name, above, caption];
		});
	});
	expect(said).toEqual([
		[
			['Filosofia', 'Viticultores no Douro', 'Quatro quintas, do Tinhela ao Sabor'],
			['Abade', 'Colheita de 2022', 'Barroca, 199–270\u00a0m'],
			['A vindima de 2025 em contas', 'Vindima, 2025', 'Barca, 115–179\u00a0m'],
		],
		[
			['Philosophy', 'Wine growers in the Douro', 'Four estates, from the Tinhela to the Sabor'],
			['Abade', '2022 vintage', 'Barroca, 199–270\u00a0m'],
			['The 2025 harvest in figures', 'Harvest, 2025', 'Barca, 115–179\u00a0m'],
		],
	]);
});

test('a page that is not translated has its card in the main language alone', () => {
	const content = {
		...english!.content,
		untranslated: new Set(['src/content/wines/abade.md', 'src/content/pages/home.md']),
	};
	const paths = cardPages({ ...english!, content }).map(({ path }) => path);
	const missing = cardPages(portuguese!).filter(({ path }) => !paths.includes(path));
	expect(missing.map(({ path }) => path)).toEqual(['/', '/vinhos/abade']);
});

test('every page has its card in each language, 1200 × 630 and at most 70 kB, and there is none besides', async () => {
	const folder = new URL('../../public/art/cards/', import.meta.url);
	const addresses = languages.flatMap(cardPages).map(({ path, language }) => cardFor(path, language));
	const present = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
	expect(present.map((name) => `/art/cards/${name}`).toSorted()).toEqual(addresses.toSorted());
	for (const address of addresses) {
		const file = new URL(`../../public${address}`, import.meta.url);
		const { width, height, format } = await sharp(await readFile(file)).metadata();
		expect({ address, width, height, format }).toEqual({ address, ...cardSize, format: 'jpeg' });
		expect((await stat(file)).size, address).toBeLessThanOrEqual(70_000);
	}
});
