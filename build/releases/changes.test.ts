import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../tests/unit/test-site';
import { changesBetween } from './changes';
import type { Release } from './releases';

let root: string;

beforeEach(async () => {
	const made = await makeFolder();
	root = made.folder;
	return made.remove;
});

async function release(name: string, files: Readonly<Record<string, string>>): Promise<Release> {
	const folder = join(root, name);
	await writeFiles(folder, files);
	return { name, folder, dist: join(folder, 'dist') };
}

it('names pages that came, changed and went, by their addresses', async () => {
	const before = await release('1', {
		'dist/index.html': 'a mesma',
		'dist/vinhos/abade.html': '18 €',
		'dist/noticias/feira.html': 'feira',
	});
	const after = await release('2', {
		'dist/index.html': 'a mesma',
		'dist/vinhos/abade.html': '19 €',
		'dist/vinhos/novo.html': 'novo',
	});
	expect(await changesBetween(before, after)).toEqual([
		{ kind: 'gone', address: '/noticias/feira', isOwn: false, texts: [] },
		{ kind: 'changed', address: '/vinhos/abade', isOwn: false, texts: [{ before: '18 €', now: '19 €' }] },
		{ kind: 'added', address: '/vinhos/novo', isOwn: false, texts: [] },
	]);
});

it('takes other names of scripts and styles for no change', async () => {
	const page = (digest: string) =>
		`<link rel="stylesheet" href="/assets/index-${digest}.css"><script src="/assets/first-${digest}.js" integrity="sha384-${digest}" data-app="/assets/app-${digest}.js" data-parts="/assets/a-${digest}.js /assets/b.js"></script>`;
	const [before, after] = [
		await release('1', { 'dist/index.html': page('AAAA') }),
		await release('2', { 'dist/index.html': page('BBBB').replace(' /assets/b.js', '') }),
	];
	expect(await changesBetween(before, after)).toEqual([]);
});

it('tells of what was written in another language at its address there', async () => {
	const content = (digest: string) =>
		JSON.stringify({
			'src/content/en/wines/abade.md': digest,
			'src/content/en/news/poda-na-vinha-velha.md': digest,
			'src/content/en/vineyards/martim.md': digest,
		});
	const files = {
		'dist/en/terroir.html': '',
		'dist/en/wines/abade.html': '',
		'dist/en/news/pruning-vinha-velha.html': '',
	};
	const before = await release('1', { ...files, 'content.json': content('a') });
	const after = await release('2', {
		...files,
		'dist/en/wines/abade.html': 'a',
		'dist/en/news/pruning-vinha-velha.html': 'a',
		'content.json': content('b'),
	});
	const changes = await changesBetween(before, after);
	expect(changes.map(({ address, isOwn }) => [address, isOwn])).toEqual([
		['/en/news/pruning-vinha-velha', true],
		['/en/terroir?terroir=martim', true],
		['/en/wines/abade', true],
	]);
});

it('names an estate whose file changed, which only the map shows', async () => {
	const content = (digest: string) =>
		JSON.stringify({ 'src/content/vineyards/martim.md': digest, 'src/content/vineyards/moinho.md': 'm' });
	const before = await release('1', { 'dist/terroir.html': '', 'content.json': content('a') });
	const after = await release('2', { 'dist/terroir.html': '', 'content.json': content('b') });
	expect(await changesBetween(before, after)).toEqual([
		{ kind: 'changed', address: '/terroir?terroir=martim', isOwn: true, texts: [] },
	]);
});

it('names a page that was written in, though its HTML is as it was', async () => {
	const content = (digest: string) => JSON.stringify({ 'src/content/wines/abade.md': digest });
	const before = await release('1', { 'dist/vinhos/abade.html': '', 'content.json': content('a') });
	const after = await release('2', { 'dist/vinhos/abade.html': '', 'content.json': content('b') });
	expect(await changesBetween(before, after)).toEqual([
		{ kind: 'changed', address: '/vinhos/abade', isOwn: true, texts: [] },
	]);
});

it('names first the pages of the files that were written in, then those that follow', async () => {
	const content = (digest: string) =>
		JSON.stringify({ 'src/content/visits/poda.md': digest, 'src/content/pages/home.md': 'h' });
	const pages = (price: string) => ({ 'dist/index.html': price, 'dist/visitar.html': price });
	const before = await release('1', { ...pages('85 €'), 'content.json': content('a') });
	const after = await release('2', { ...pages('90 €'), 'content.json': content('b') });
	expect((await changesBetween(before, after)).map(({ address, isOwn }) => [address, isOwn])).toEqual([
		['/visitar', true],
		['/', false],
	]);
});

it('takes every page of the first build for new', async () => {
	const first = await release('1', {
		'dist/404.html': '',
		'dist/index.html': '',
		'content.json': JSON.stringify({ 'src/content/pages/home.md': 'h', 'src/content/vineyards/martim.md': 'm' }),
	});
	expect(await changesBetween(undefined, first)).toEqual([
		{ kind: 'added', address: '/', isOwn: true, texts: [] },
		{ kind: 'added', address: '/404', isOwn: false, texts: [] },
	]);
});
