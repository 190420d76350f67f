import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sourceDigest, withDigest, withSource } from '../../build/content/source-digest';
import { applyChange, type FieldValue, fieldsOf, type Path, readText, valueAt } from '../document/content-text';
import { copyContent } from '../testing/content-copy';
import { openDesk } from '../testing/open-desk';
import { hashOf } from './files';

const wine = 'src/content/wines/abade.md';
const english = 'src/content/en/wines/abade.md';
const article = 'src/content/news/poda-na-vinha-velha.md';
const englishArticle = 'src/content/en/news/poda-na-vinha-velha.md';
let root: string;

beforeEach(async () => {
	const copy = await copyContent();
	root = copy.root;
	return copy.remove;
});

async function start() {
	const { api, workspace, shownWine } = await openDesk(root);
	const type = async (path: string, text: string) => {
		const { stored, draft } = await api.open(path);
		const opened = draft ? draft.opened : stored && hashOf(stored.text);
		return api.type({ path, text, opened, known: draft?.known });
	};
	const stateOf = async (path: string) =>
		(await api.files()).files.find((entry) => entry.path === path)?.translation?.state;
	return { ...api, workspace, shownWine, type, stateOf };
}

const read = (path: string) => readFile(join(root, path), 'utf8');
const isThere = (path: string) => existsSync(join(root, path));
const set = (text: string, path: Path, value: FieldValue) => applyChange(text, { type: 'set', path, value });
const sourceOf = (text: string) => valueAt(fieldsOf(text), ['source']);
const moved = async () => JSON.parse(await read('src/content/moved-pages.json'));

describe('a translation', () => {
	it('is a file of the desk, with a form of its words', async () => {
		const { files, languages } = await (await start()).files();
		expect(languages.map(({ code, name }) => [code, name])).toEqual([['en', 'English']]);
		const entry = files.find(({ path }) => path === englishArticle)!;
		expect(entry).toMatchObject({
			title: expect.stringContaining('Pruning'),
			draft: false,
			translation: { language: 'en', original: article, state: 'current', digest: sourceDigest(await read(article)) },
		});
		const names = entry.form.fields.map(({ name }) => name);
		expect(names).toEqual(['slug', 'title', 'description', 'heading', 'excerpt', 'lede', 'facts', 'story']);
	});

	it('is stored with one line changed, and notes what it was made of', async () => {
		const desk = await start();
		await writeFile(join(root, wine), set(await read(wine), ['kind'], 'Tinto do Douro'));
		expect(await desk.stateOf(english)).toBe('outdated');
		const before = await read(english);
		const text = set(before, ['kind'], 'Douro red');
		await desk.type(english, text);
		expect(await desk.save([english])).toMatchObject({ kind: 'written' });
		expect(await read(english)).toBe(withSource(text, await read(wine)));
		expect(await desk.stateOf(english)).toBe('current');
	});

	it('is noted to be revised with nothing else changed, and that can be undone', async () => {
		const desk = await start();
		const before = await read(english);
		await writeFile(join(root, wine), set(await read(wine), ['kind'], 'Tinto do Douro'));
		const revised = withDigest(before, sourceDigest(await read(wine)));
		await desk.type(english, revised);
		await desk.save([english]);
		expect(await read(english)).toBe(revised);
		expect(await desk.stateOf(english)).toBe('current');
		await desk.type(english, before);
		await desk.save([english]);
		expect(await read(english)).toBe(before);
		expect(await desk.stateOf(english)).toBe('outdated');
	});

	it('that is stored together with its original is of what that says then', async () => {
		const desk = await start();
		const text = set(await read(wine), ['kind'], 'Tinto do Douro');
		await desk.type(wine, text);
		await desk.type(english, set(await read(english), ['kind'], 'Douro red'));
		expect(await desk.save([wine, english])).toMatchObject({ kind: 'written' });
		expect(sourceOf(await read(english))).toBe(sourceDigest(text));
	});

	it('goes on saying what its original does while that changes no word', async () => {
		const desk = await start();
		const before = await read(english);
		await desk.type(wine, set(await read(wine), ['scores', 0, 'points'], '18'));
		const answer = await desk.save([wine]);
		expect(answer).toMatchObject({ kind: 'written', files: [{ path: wine }, { path: english }] });
		expect(await read(english)).toBe(withSource(before, await read(wine)));
		await desk.type(wine, set(await read(wine), ['line'], 'Outra frase.'));
		expect(await desk.save([wine])).toMatchObject({ files: [{ path: wine }] });
		expect(await desk.stateOf(english)).toBe('outdated');
	});

	it('is left as it is, with its draft, where another program has changed it', async () => {
		const desk = await start();
		await desk.type(english, set(await read(english), ['kind'], 'Mine'));
		const elsewhere = set(await read(english), ['kind'], 'Elsewhere');
		await writeFile(join(root, english), elsewhere);
		expect(await desk.save([english])).toMatchObject({ kind: 'conflict', conflicts: [{ path: english }] });
		expect(await read(english)).toBe(elsewhere);
		expect((await desk.open(english)).draft?.text).toContain('kind: Mine');
	});

	it('that is half done is kept and not stored, though others have mistakes', async () => {
		const desk = await start();
		await writeFile(join(root, 'src/content/wines/martim.md'), '---\nname: "Martim\n---\n');
		const before = await read(english);
		const answer = await desk.type(english, set(before, ['lede'], ''));
		const problem = { file: english, path: ['lede'], message: '"lede" falta traduzir.' };
		expect(answer).toMatchObject({ own: [problem] });
		expect(desk.problems()).toContainEqual(expect.objectContaining(problem));
		expect(await desk.save([english])).toMatchObject({ kind: 'refused', problems: [problem] });
		expect(await read(english)).toBe(before);
	});

	it('shows what is typed, and the words of its original where there are none', async () => {
		const desk = await start();
		const page = () => desk.shownWine('abade', 'en')!.page;
		await desk.type(english, set(set(await read(english), ['lede'], ''), ['kind'], 'Douro red'));
		expect(page()).toMatchObject({ kind: 'Douro red', lede: expect.stringContaining('Cinco parcelas') });
		const tooLong = 'Abade 2022, a red of the Douro with a title that no search engine shows';
		await desk.type(english, set(set(await read(english), ['title'], tooLong), ['facts', 'Alcohol'], ''));
		expect(page().title).toBe('Abade 2022, Douro red');
		expect(page().facts).toContainEqual({ label: 'Alcohol', value: '…' });
		expect(desk.shownWine('abade')!.page.kind).toBe('Tinto, Douro');
	});
});

describe('a file without a translation', () => {
	async function begin() {
		const written = await read(english);
		await rm(join(root, english));
		const desk = await start();
		const begun = desk.translate(wine, 'en')!;
		await desk.type(begun.path, begun.text);
		return { desk, begun, written };
	}

	it('is begun with its structure and no words, and is in no folder until it is whole', async () => {
		const { desk, begun } = await begin();
		expect(begun.path).toBe(english);
		expect(begun.text).toContain('  Grapes:\n');
		expect(await desk.stateOf(english)).toBe('begun');
		expect(await desk.save([english])).toMatchObject({ kind: 'refused' });
		expect(isThere(english)).toBe(false);
		const again = await start();
		expect((await again.open(english)).draft?.text).toBe(begun.text);
		expect(again.shownWine('abade', 'en')!.page.kind).toBe('Tinto, Douro');
	});

	it('is stored once nothing is missing', async () => {
		const { desk, written } = await begin();
		await desk.type(english, withDigest(written, 'x').replace('source: x\n', ''));
		expect(await desk.save([english])).toMatchObject({ kind: 'written' });
		expect(await read(english)).toBe(written);
	});

	it('is begun once, in a language that there is', async () => {
		const { desk } = await begin();
		expect(desk.translate(wine, 'en')).toBeUndefined();
		expect(desk.translate(wine, 'xx')).toBeUndefined();
		expect(desk.translate('src/content/wines/nenhum.md', 'en')).toBeUndefined();
	});
});

describe('an original that gets what its translation lacks', () => {
	const withParagraph = async () => {
		const text = await read(article);
		const reading = readText(text);
		return applyChange(text, {
			type: 'body',
			text: `\nMais um parágrafo.\n${reading.kind === 'read' ? reading.body : ''}`,
		});
	};

	it('is not stored alone, and names what is missing where', async () => {
		const desk = await start();
		await desk.type(article, await withParagraph());
		expect(await desk.save([article])).toMatchObject({ kind: 'refused', problems: [{ file: englishArticle }] });
	});

	it('can be stored with its translation put back among the drafts, from where it comes back whole', async () => {
		const desk = await start();
		const [former, text] = [await read(englishArticle), await withParagraph()];
		await desk.type(article, text);
		expect(await desk.save([article], [englishArticle])).toMatchObject({ kind: 'written' });
		expect(await read(article)).toBe(text);
		expect(isThere(englishArticle)).toBe(false);
		expect((await desk.open(englishArticle)).draft).toMatchObject({ text: former });
		const [slug, address] = [String(valueAt(fieldsOf(former), ['slug'])), '/en/news/poda-na-vinha-velha'];
		expect((await moved())[`/en/news/${slug}`]).toBe(address);

		const reading = readText(former);
		const body = `\nOne more paragraph.\n${reading.kind === 'read' ? reading.body : ''}`;
		await desk.type(englishArticle, applyChange(former, { type: 'body', text: body }));
		expect(await desk.save([englishArticle])).toMatchObject({ kind: 'written' });
		expect(await moved()).not.toHaveProperty(`/en/news/${slug}`);
		expect(await desk.stateOf(englishArticle)).toBe('current');
	});
});

it('an article that gets another address in one language leads on from the former one', async () => {
	const desk = await start();
	const before = await read(englishArticle);
	const slug = String(valueAt(fieldsOf(before), ['slug']));
	await desk.type(englishArticle, set(before, ['slug'], 'winter-pruning'));
	const slugs = () => desk.workspace.content('en').news.map(({ summary }) => summary.slug);
	expect(slugs(), 'the page stays where it is seen while its address is typed').toContain(slug);
	await desk.save([englishArticle]);
	expect(slugs()).toContain('winter-pruning');
	expect((await moved())[`/en/news/${slug}`]).toBe('/en/news/winter-pruning');
});

it('a site of one language has no other at the desk', async () => {
	const settings = JSON.parse(await read('site-settings.json'));
	await writeFile(join(root, 'site-settings.json'), JSON.stringify({ ...settings, languages: ['pt'] }));
	expect((await (await start()).files()).languages).toEqual([]);
});
