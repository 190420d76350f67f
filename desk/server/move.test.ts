import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { copyContent } from '../testing/content-copy';
import { type Drafts, openDrafts } from './drafts';
import { move } from './move';
import { openWorkspace, type Workspace } from './workspace';

const article = 'src/content/news/martim-fechou-a-vindima.md';
let root: string;
let drafts: Drafts;
let workspace: Workspace;

beforeEach(async () => {
	const copy = await copyContent();
	root = copy.root;
	drafts = await openDrafts(join(root, 'drafts'));
	workspace = openWorkspace(root, drafts, (path) => existsSync(join(root, 'public', path)));
	return copy.remove;
});

const read = (path: string) => readFile(join(root, path), 'utf8');
const moveHere = (path: string, slug?: string) => move({ root, drafts, workspace }, path, slug);

it('moves an article with its text, and every text that links to it', async () => {
	const text = await read(article);
	const linking = 'src/content/news/o-lagar-novo-e-velho.md';
	await writeFile(join(root, linking), `${await read(linking)}\nVeja [Martim](/noticias/martim-fechou-a-vindima).\n`);
	const answer = await moveHere(article, 'martim-fechou');
	expect(answer).toEqual({ kind: 'moved', path: 'src/content/news/martim-fechou.md' });
	expect(await read('src/content/news/martim-fechou.md')).toBe(text);
	expect(existsSync(join(root, article))).toBe(false);
	expect(await read(linking)).toContain('(/noticias/martim-fechou)');
	expect(JSON.parse(await read('src/content/moved-pages.json'))).toMatchObject({
		'/noticias/martim-fechou-a-vindima': '/noticias/martim-fechou',
	});
});

it('takes the drawings of a wine, an article and a visit along, with what is known of them', async () => {
	const before = JSON.parse(await read('src/content/drawn.gen.json'));
	const label = await readFile(join(root, 'public/art/labels/abade.avif'));
	await moveHere('src/content/wines/abade.md', 'abade-velho');
	await moveHere(article, 'martim-fechou');
	await moveHere('src/content/visits/almoco-no-moinho.md', 'almoco');
	expect(await readFile(join(root, 'public/art/labels/abade-velho.avif'))).toEqual(label);
	const moved = [
		...['-140', '-280', '-560', '-back', '-back-200'].map((view) => `bottles/abade-velho${view}.webp`),
		...['cards', 'cards/en'].flatMap((folder) => [
			`${folder}/vinhos-abade-velho.jpg`,
			`${folder}/noticias-martim-fechou.jpg`,
		]),
		'visits/almoco.avif',
		'visits/almoco-600.webp',
	];
	expect(moved.filter((file) => !existsSync(join(root, 'public/art', file)))).toEqual([]);
	workspace.refresh();
	expect(workspace.content().undrawn).toEqual([]);
	const after = JSON.parse(await read('src/content/drawn.gen.json'));
	expect(after['wines/abade-velho']).toBe(before['wines/abade']);
	expect(after['cards/noticias-martim-fechou']).toBe(before['cards/noticias-martim-fechou-a-vindima']);
	expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
});

it('takes a translation along, whole or only begun', async () => {
	const english = 'src/content/en/news/martim-fechou-a-vindima.md';
	const text = await read(english);
	await moveHere(article, 'martim-fechou');
	expect(await read('src/content/en/news/martim-fechou.md')).toBe(text);
	expect(existsSync(join(root, english))).toBe(false);

	const begun = 'src/content/en/wines/abade.md';
	await rm(join(root, begun));
	await drafts.put({ path: begun, text: '---\nline:\n---\n' });
	workspace.refresh();
	expect(await moveHere('src/content/wines/abade.md', 'abade-velho')).toMatchObject({ kind: 'moved' });
	expect(drafts.all()).toEqual([{ path: 'src/content/en/wines/abade-velho.md', text: '---\nline:\n---\n' }]);
});

it('replaces what is known of the drawings as a whole, and writes over nothing', async () => {
	const record = join(root, 'src/content/drawn.gen.json');
	const former = await readFile(record, 'utf8');
	await link(record, join(root, 'former.json'));
	await moveHere(article, 'martim-fechou');
	expect(await readFile(join(root, 'former.json'), 'utf8')).toBe(former);
});

it('deletes nothing that another text links to, and names the place', async () => {
	const linking = 'src/content/news/o-lagar-novo-e-velho.md';
	await writeFile(join(root, linking), `${await read(linking)}\nVeja [Martim](/noticias/martim-fechou-a-vindima).\n`);
	const answer = await moveHere(article);
	const files = answer.kind === 'refused' ? answer.problems.map(({ file }) => file) : [];
	expect(files).toContain(linking);
	expect(existsSync(join(root, article))).toBe(true);
});

it('deletes an article that nothing needs, and says so to visitors of its address', async () => {
	expect(await moveHere(article)).toEqual({ kind: 'moved' });
	expect(existsSync(join(root, article))).toBe(false);
	expect(JSON.parse(await read('src/content/moved-pages.json'))).toMatchObject({
		'/noticias/martim-fechou-a-vindima': null,
	});
});

it('moves nothing while something is typed in it', async () => {
	await drafts.put({ path: article, text: 'a meio' });
	expect(await moveHere(article, 'outro')).toEqual({ kind: 'unsaved', paths: [article] });
});

it('takes no address of another page', async () => {
	expect(await moveHere(article, 'o-lagar-novo-e-velho')).toEqual({ kind: 'taken' });
});

it('leaves pages that the site needs where they are', async () => {
	await expect(moveHere('src/content/pages/home.md', 'outra')).rejects.toThrow(RangeError);
});

it('does not go over a translation that lost its original', async () => {
	const lost = 'src/content/en/news/martim-fechou.md';
	await writeFile(join(root, lost), 'What was said of another article.\n');
	workspace.refresh();
	expect(await moveHere(article, 'martim-fechou')).toEqual({ kind: 'taken' });
	expect(await read(lost)).toBe('What was said of another article.\n');
	expect(existsSync(join(root, article))).toBe(true);
});

it('does not go over what is typed of a translation that lost its original', async () => {
	const lost = { path: 'src/content/en/visits/poda.md', text: 'What was said of another visit.\n' };
	await drafts.put(lost);
	await rm(join(root, 'src/content/en/visits/almoco-no-moinho.md'));
	await drafts.put({ path: 'src/content/en/visits/almoco-no-moinho.md', text: 'Begun.\n' });
	expect(await moveHere('src/content/visits/almoco-no-moinho.md', 'poda')).toMatchObject({ kind: 'taken' });
	expect(drafts.get(lost.path)).toEqual(lost);
});

it('does not take the address of an article that was pulled, which would be shown no more', async () => {
	const pulled = 'src/content/wordpress/martim-fechou.md';
	await mkdir(join(root, 'src/content/wordpress'));
	await writeFile(join(root, pulled), (await read(article)).replace(/^title: .*/m, 'title: Outra'));
	workspace.refresh();
	expect(await moveHere(article, 'martim-fechou')).toEqual({ kind: 'taken' });
	expect(await moveHere(pulled, 'martim-fechou-a-vindima')).toEqual({ kind: 'taken' });
});
