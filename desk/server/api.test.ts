import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyChange, type Path } from '../document/content-text';
import { withNewVintage } from '../document/new-vintage';
import { copyContent } from '../testing/content-copy';
import { openDesk } from '../testing/open-desk';
import { hashOf } from './files';

const abade = 'src/content/wines/abade.md';
let root: string;

beforeEach(async () => {
	const copy = await copyContent();
	root = copy.root;
	return copy.remove;
});

async function start(refreshPages?: () => Promise<void>) {
	const { api, ...parts } = await openDesk(root, refreshPages);
	return { ...api, ...parts };
}

const onDisk = () => readFile(join(root, abade), 'utf8');
const set = (text: string, path: Path, value: string) => applyChange(text, { type: 'set', path, value });

describe('what is typed', () => {
	it('is stored only when it is saved, and then byte for byte', async () => {
		const desk = await start();
		const before = await onDisk();
		const text = set(before, ['line'], 'Cinco parcelas, uma por face.');
		await desk.type({ path: abade, text, opened: hashOf(before) });
		expect(await onDisk()).toBe(before);
		expect(await desk.save([abade])).toMatchObject({ kind: 'written' });
		expect(await onDisk()).toBe(text);
		expect((await desk.open(abade)).draft).toBeUndefined();
	});

	it('says at once what parcels are called, and is found by its words', async () => {
		const desk = await start();
		const path = 'src/content/parcel-names.json';
		const before = await readFile(join(root, path), 'utf8');
		const typed = before.replace('"Rabigato"', '"Rabigato de Cima"');
		await desk.type({ path, text: typed, opened: hashOf(before) });
		expect((await desk.files()).parcelNames).toMatchObject({ rabigato: 'Rabigato de Cima' });
		const form = (await desk.files()).files.find((file) => file.path === path)?.form;
		expect(form?.fields.map(({ title }) => title)).toContain('Rabigato de Cima');
		expect(desk.find('RABIGATO de cima')).toEqual([{ path, line: '"rabigato": "Rabigato de Cima",' }]);
		await desk.discard(path, ['that of another window']);
		expect(desk.find('RABIGATO de cima')).toEqual([{ path, line: '"rabigato": "Rabigato de Cima",' }]);
		await desk.discard(path, [hashOf(typed)]);
		expect((await desk.files()).parcelNames).toMatchObject({ rabigato: 'Rabigato' });
	});

	it('is there again after the desk was closed', async () => {
		const before = await onDisk();
		const text = set(before, ['line'], 'Outra.');
		await (await start()).type({ path: abade, text, opened: hashOf(before) });
		const opened = await (await start()).open(abade);
		expect(opened).toMatchObject({ stored: { text: before }, draft: { text, opened: hashOf(before) } });
	});

	it('of one window is not overwritten by another', async () => {
		const desk = await start();
		const before = await onDisk();
		const [mine, other] = [set(before, ['line'], 'Minha.'), set(before, ['line'], 'Da outra.')];
		await desk.type({ path: abade, text: other, opened: hashOf(before) });
		expect(await desk.type({ path: abade, text: mine, opened: hashOf(before) })).toEqual({
			kind: 'elsewhere',
			other: { text: other, known: hashOf(other) },
		});
		const known = hashOf(other);
		expect(await desk.type({ path: abade, text: mine, opened: hashOf(before), known })).toMatchObject({ kind: 'kept' });
	});

	it('goes on where an answer was lost on its way', async () => {
		const desk = await start();
		const before = await onDisk();
		const [lost, next] = [set(before, ['line'], 'Um.'), set(before, ['line'], 'Um dia.')];
		await desk.type({ path: abade, text: lost, opened: hashOf(before) });
		const answer = desk.type({ path: abade, text: next, opened: hashOf(before), unanswered: [hashOf(lost)] });
		expect(await answer).toMatchObject({ kind: 'kept', known: hashOf(next) });
	});

	it('never goes over what another program has stored meanwhile', async () => {
		const desk = await start();
		const before = await onDisk();
		await desk.type({ path: abade, text: set(before, ['line'], 'Minha.'), opened: hashOf(before) });
		const elsewhere = set(before, ['kind'], 'Tinto, Cima Corgo');
		await writeFile(join(root, abade), elsewhere);
		expect(await desk.save([abade])).toEqual({
			kind: 'conflict',
			conflicts: [{ path: abade, sha256: hashOf(elsewhere), text: elsewhere }],
		});
		expect(await onDisk()).toBe(elsewhere);
		expect((await desk.open(abade)).draft?.text).toContain('Minha.');
	});

	it('that the build would refuse is not stored, and is told with its field', async () => {
		const desk = await start();
		const before = await onDisk();
		const text = set(before, ['facts', 'Castas'], 'Tinta Roriz 29 %');
		const typed = await desk.type({ path: abade, text, opened: hashOf(before) });
		const problem = { file: abade, path: ['facts', 'Castas'], message: expect.stringContaining('100 %') };
		expect(typed).toMatchObject({ kind: 'kept', own: [problem] });
		expect(await desk.save([abade])).toMatchObject({ kind: 'refused', problems: [problem] });
		expect(await onDisk()).toBe(before);
	});

	it('can be stored while another file cannot be read', async () => {
		await writeFile(join(root, 'src/content/wines/martim.md'), '---\nname: "Martim\n---\n');
		const desk = await start();
		expect(await desk.open('src/content/wines/martim.md')).toMatchObject({ refusal: { line: 2 } });
		const before = await onDisk();
		await desk.type({ path: abade, text: set(before, ['line'], 'Outra frase.'), opened: hashOf(before) });
		expect(await desk.save([abade])).toMatchObject({ kind: 'written' });
	});

	it('is kept and stored while the pages beside it cannot follow, which is said once', async () => {
		const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const fault = new Error('site-settings.json is no JSON.');
		const desk = await start(() => Promise.reject(fault));
		await desk.files();
		const before = await onDisk();
		const text = set(before, ['line'], 'Outra frase.');
		expect(await desk.type({ path: abade, text, opened: hashOf(before) })).toMatchObject({ kind: 'kept' });
		expect(await desk.save([abade])).toMatchObject({ kind: 'written' });
		expect(await onDisk()).toBe(text);
		expect(said.mock.calls).toEqual([[expect.any(String), fault]]);
	});

	it.each(['? title', 'olá', '- olá'])('can be stored after the head of other files has become %j', async (head) => {
		const desk = await start();
		const others = ['src/content/news/nova.md', 'src/content/wines/martim.md', 'src/content/en/wines/outeiro.md'];
		for (const path of others) await writeFile(join(root, path), `---\n${head}\n---\n\nTexto.\n`);
		expect((await desk.files()).files.map(({ path }) => path)).toEqual(expect.arrayContaining(others));
		const before = await onDisk();
		await desk.type({ path: abade, text: set(before, ['line'], 'Outra frase.'), opened: hashOf(before) });
		expect(await desk.save([abade])).toMatchObject({ kind: 'written' });
	});

	it('shows in the pages as far as they can be made of it', async () => {
		const desk = await start();
		const before = await onDisk();
		const page = () => desk.shownWine('abade');
		await desk.type({
			path: abade,
			text: set(set(before, ['kind'], 'Tinto'), ['vintage'], '20'),
			opened: hashOf(before),
		});
		expect(page()).toMatchObject({ summary: { vintage: 2022 }, page: { kind: 'Tinto' } });
	});

	it('of a new vintage shows nothing of the former one in its place', async () => {
		const desk = await start();
		const before = await onDisk();
		await desk.type({ path: abade, text: withNewVintage(before), opened: hashOf(before) });
		const wine = desk.shownWine('abade');
		const facts = Object.fromEntries(wine?.page.facts.map(({ label, value }) => [label, value]) ?? []);
		expect(wine?.summary.vintage).toBe(2023);
		expect(facts).toMatchObject({
			Produção: 'Por escrever',
			Castas: 'outras\u00a0100\u00a0%',
			Alergénios: 'Contém sulfitos',
		});
		expect(wine?.page.vintages?.[0]).toMatchObject({ year: 2022 });
	});

	it('of a new article shows before all its fields are filled', async () => {
		const desk = await start();
		const path = 'src/content/news/nova.md';
		const text =
			'---\ntitle: Chove\ndate:\ncategory: vindima\nexcerpt: ""\ndescription: ""\nlede: ""\nfacts: {}\n---\n\nTexto.\n';
		const answer = await desk.type({ path, text });
		expect(answer).toMatchObject({
			kind: 'kept',
			own: expect.arrayContaining([expect.objectContaining({ path: ['lede'] })]),
		});
		const news = desk.shownArticle('nova');
		expect(news).toMatchObject({ summary: { title: 'Chove', excerpt: '…' } });
	});

	it('of an article goes on to be shown while a plate has no picture yet', async () => {
		const desk = await start();
		const path = 'src/content/news/poda-na-vinha-velha.md';
		const before = await readFile(join(root, path), 'utf8');
		const plates = desk.shownArticle('poda-na-vinha-velha')?.article.story;
		const empty = { picture: '', caption: '' };
		const withPlate = applyChange(before, { type: 'insert', path: ['story'], index: 0, value: empty });
		const text = applyChange(withPlate, { type: 'set', path: ['lede'], value: 'Escreve-se ainda.' });
		await desk.type({ path, text, opened: hashOf(before) });
		const article = desk.shownArticle('poda-na-vinha-velha')?.article;
		expect(article).toMatchObject({ lede: 'Escreve-\u2060se ainda.', story: plates });
	});

	it('shows its photographs at once, and puts them into public/ when it is stored', async () => {
		const desk = await start();
		const path = 'src/content/news/poda-na-vinha-velha.md';
		const before = await readFile(join(root, path), 'utf8');
		const photograph = sharp({ create: { width: 900, height: 700, channels: 3, background: 'red' } }).jpeg();
		const { picture } = await desk.addPicture('poda-na-vinha-velha', await photograph.toBuffer(), {
			across: 0,
			down: 0,
		});
		expect(picture).toMatch(/^art\/news\/poda-na-vinha-velha-[0-9a-f]{8}\.webp$/);
		const item = { picture, caption: 'Uma videira, de perto.' };
		const text = applyChange(before, { type: 'insert', path: ['story'], index: 0, value: item });
		expect(await desk.type({ path, text, opened: hashOf(before) })).toMatchObject({ own: [] });
		expect(existsSync(join(root, 'public', picture))).toBe(false);
		expect(await desk.pictures.read(picture)).toBeInstanceOf(Buffer);
		const translation = 'src/content/en/news/poda-na-vinha-velha.md';
		const refused = await desk.save([path]);
		expect(refused).toMatchObject({ kind: 'refused', problems: [{ file: translation }, { file: translation }] });
		expect(existsSync(join(root, 'public', picture))).toBe(false);
		expect(await desk.save([path], [translation])).toMatchObject({ kind: 'written' });
		const name = join(root, 'public', picture.replace('.webp', ''));
		expect(['.avif', '.webp', '-600.avif', '-600.webp'].filter((end) => !existsSync(name + end))).toEqual([]);
	});

	it('of a new article has no address of one that was pulled, which would be shown no more', async () => {
		await mkdir(join(root, 'src/content/wordpress'));
		const like = await readFile(join(root, 'src/content/news/poda-na-vinha-velha.md'), 'utf8');
		await writeFile(join(root, 'src/content/wordpress/nova.md'), like);
		const desk = await start();
		expect(desk.begin({ kind: 'article', slug: 'nova', name: 'Nova' })).toBeUndefined();
	});

	it('of a new page takes its address back from the list of moved pages', async () => {
		const list = join(root, 'src/content/moved-pages.json');
		const others = { '/noticias/nuvens': null, '/vinhos/nova': null };
		await writeFile(list, JSON.stringify({ '/noticias/nova': null, '/en/news/nova': null, ...others }));
		const desk = await start();
		const path = 'src/content/news/nova.md';
		const { text } = desk.begin({ kind: 'article', slug: 'nova', name: 'Uma notícia nova' }) ?? { text: '' };
		await desk.type({ path, text });
		expect(await desk.save([path])).toMatchObject({ kind: 'written' });
		expect(JSON.parse(await readFile(list, 'utf8'))).toEqual(others);
	});

	it('of a file in another encoding is not asked for', async () => {
		await writeFile(join(root, abade), Buffer.from('---\nname: S\u00e3o\n---\n', 'latin1'));
		expect(await (await start()).open(abade)).toMatchObject({ refusal: { message: 'O ficheiro não está em UTF-8.' } });
	});
});
