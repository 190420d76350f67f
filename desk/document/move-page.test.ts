import { expect, it } from 'vitest';
import { movedPagesFile, movePage } from './move-page';

const wine = 'src/content/wines/abade.md';
const article = 'src/content/news/feira.md';
const texts = (moved = '{}\n') =>
	new Map([
		[wine, '---\nname: Abade\n---\n'],
		[article, 'O [Abade](/vinhos/abade?colheita=2020) e o [abadeiro](/vinhos/abadeiro).\n\n- [Abade](/vinhos/abade)\n'],
		['src/content/visits/prova.md', '---\nname: Prova\n---\n'],
		['src/content/pages/home.md', '[Prova](/visitar#prova)'],
		[movedPagesFile, moved],
	]);
const moved = (edits: ReadonlyMap<string, string | undefined>) => JSON.parse(edits.get(movedPagesFile) ?? 'null');

it('gives a page another address, with every link to it, and leads on from the former one', () => {
	const edits = movePage(texts(), wine, 'abade-tinto');
	expect([...edits.keys()].sort()).toEqual([movedPagesFile, article, wine, 'src/content/wines/abade-tinto.md'].sort());
	expect(edits.get(wine)).toBeUndefined();
	expect(edits.get(article)).toBe(
		'O [Abade](/vinhos/abade-tinto?colheita=2020) e o [abadeiro](/vinhos/abadeiro).\n\n- [Abade](/vinhos/abade-tinto)\n',
	);
	expect(moved(edits)).toEqual({ '/vinhos/abade': '/vinhos/abade-tinto' });
});

it('deletes a page, says that it is gone, and leaves the links to it to the owner', () => {
	const edits = movePage(texts(), wine, undefined);
	expect([...edits.keys()]).toEqual([wine, movedPagesFile]);
	expect(moved(edits)).toEqual({ '/vinhos/abade': null });
});

it('leads from all former addresses to the present one, without a step between', () => {
	const edits = movePage(texts('{ "/vinhos/velho": "/vinhos/abade" }'), wine, 'novo');
	expect(moved(edits)).toEqual({ '/vinhos/velho': '/vinhos/novo', '/vinhos/abade': '/vinhos/novo' });
});

it('lets a page take a former address of its own back', () => {
	const edits = movePage(texts('{ "/vinhos/velho": "/vinhos/abade" }'), wine, 'velho');
	expect(moved(edits)).toEqual({ '/vinhos/abade': '/vinhos/velho' });
});

it('says of former addresses of a page that is deleted that they are gone, too', () => {
	const edits = movePage(texts('{ "/vinhos/velho": "/vinhos/abade" }'), wine, undefined);
	expect(moved(edits)).toEqual({ '/vinhos/velho': null, '/vinhos/abade': null });
});

it('moves a visit, which has a place on a page and no page of its own', () => {
	const edits = movePage(texts(), 'src/content/visits/prova.md', 'prova-vertical');
	expect(edits.get('src/content/pages/home.md')).toBe('[Prova](/visitar#prova-vertical)');
	expect(edits.has(movedPagesFile)).toBe(false);
});
