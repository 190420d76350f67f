import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readLanguageContents } from '../../build/content/language-content.ts';
import { cardSize } from '../../src/content/cards';
import { outlineLabels } from '../paths';
import { drawingOf } from './drawings';
import { readRecord } from './record';
import { outdatedIn, shownIn } from './shown';

const languages = await readLanguageContents();
const [portuguese, english] = languages;
const { content } = portuguese!;
const record = await readRecord();
const [wine, ...others] = content.wines;
const [visit] = content.visits;
/** What is to be drawn of such content in these languages. */
const namesOf = (changed: typeof content, translated = english!.content) =>
	outdatedIn(
		[
			{ ...portuguese!, content: changed },
			{ ...english!, content: translated },
		],
		record,
	).map(({ name }) => name);

test('nothing is to be drawn of what has its drawings', () => {
	expect(namesOf(content)).toEqual([]);
});

test('of a new wine the bottle and the card are drawn, of an article the card', () => {
	const summary = { ...wine!.summary, slug: 'novo', undrawn: true as const };
	const cardless = { '/vinhos/novo': '', '/noticias/chega-o-rabigato-2025': '' };
	expect(namesOf({ ...content, wines: [{ ...wine!, summary }, ...others], cardless })).toEqual([
		'wines/novo',
		'cards/vinhos-novo',
		'cards/noticias-chega-o-rabigato-2025',
	]);
});

test('of a new vintage the bottle and the card are drawn anew, of a wine with another text nothing', () => {
	const next = { ...wine!, summary: { ...wine!.summary, vintage: wine!.summary.vintage + 1 } };
	const { slug } = next.summary;
	expect(namesOf({ ...content, wines: [next, ...others] })).toEqual([`wines/${slug}`, `cards/vinhos-${slug}`]);
	const retold = { ...wine!, page: { ...wine!.page, lede: 'Outra entrada.' } };
	expect(namesOf({ ...content, wines: [retold, ...others] })).toEqual([]);
});

test('of a translation that is new or has another heading its card is drawn, of what is not translated nothing', () => {
	const [first, ...rest] = english!.content.news;
	const retitled = { ...first!, summary: { ...first!.summary, title: 'Something else' } };
	const translated = {
		...english!.content,
		news: [retitled, ...rest],
		cardless: { '/filosofia': '', '/termos': '' },
		untranslated: new Set(['src/content/pages/termos.md']),
	};
	expect(namesOf(content, translated)).toEqual(['cards/en/filosofia', `cards/en/noticias-${first!.summary.original}`]);
});

test('of a new visit the land is drawn that its parcel lies in; one that names none has the land of the house', () => {
	const row = { ...visit!.row, slug: 'nova' };
	const missing = ['art/visits/nova.avif'];
	expect(namesOf({ ...content, visits: [...content.visits, { ...visit!, row, missing, parcel: 'vv-acima' }] })).toEqual(
		['visits/nova'],
	);
	expect(namesOf({ ...content, visits: [...content.visits, { ...visit!, row, missing }] })).toEqual([]);
});

test('where a parcel is called otherwise the names of the map are placed anew', () => {
	expect(outdatedIn(languages, { ...record, 'map/names': 'as they were' }).map(({ name }) => name)).toEqual([
		'map/names',
	]);
});

test('the names of the map are placed where those stand that are committed', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'names-'));
	const names = shownIn(languages).find(({ kind }) => kind === 'names')!;
	await drawingOf(names).draw(pathToFileURL(`${folder}/`));
	expect(await readFile(join(folder, basename(outlineLabels)), 'utf8')).toBe(await readFile(outlineLabels, 'utf8'));
	await rm(folder, { recursive: true });
}, 180_000);

test('a card is a picture of its size, the same bytes each time, whatever its page is called', async () => {
	const cards = shownIn(languages).filter(({ name }) => name === 'cards/vinhos-abade');
	const folder = await mkdtemp(join(tmpdir(), 'card-'));
	const pictures = [];
	for (const [index, card] of [...cards, ...cards].entries()) {
		await drawingOf(card).draw(pathToFileURL(join(folder, `${index}/`)));
		pictures.push(await readFile(join(folder, String(index), 'art/cards/qualquer.jpg')));
	}
	expect(await readdir(join(folder, '0'), { recursive: true })).toContain('art/cards/qualquer.jpg');
	expect(pictures[0]!.equals(pictures[1]!)).toBe(true);
	expect(await sharp(join(folder, '0/art/cards/qualquer.jpg')).metadata()).toMatchObject(cardSize);
	await rm(folder, { recursive: true });
});

test('the land of a visit is a picture as wide as its row, and one for upright places', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'land-'));
	const land = shownIn(languages).find(({ kind }) => kind === 'visit')!;
	await drawingOf(land).draw(pathToFileURL(`${folder}/`));
	const visits = join(folder, 'art/visits');
	expect(await sharp(join(visits, 'qualquer.avif')).metadata()).toMatchObject({ width: 1600, height: 400 });
	expect(await sharp(join(visits, 'qualquer-600.webp')).metadata()).toMatchObject({ width: 600, height: 400 });
	await rm(folder, { recursive: true });
}, 60_000);
