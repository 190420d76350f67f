import { describe, expect, it } from 'vitest';
import { withSource } from '../../build/content/source-digest';
import type { Language } from '../../src/content/addresses';
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

const english: Language = {
	code: 'en',
	tag: 'en-GB',
	name: 'English',
	addresses: { vinhos: 'wines', noticias: 'news' },
};

describe('with what is said in another language', () => {
	const translation = 'src/content/en/wines/abade.md';
	const englishArticle = 'src/content/en/news/feira.md';
	const translated = () => {
		const files = texts();
		const made = (text: string, original: string) => withSource(text, files.get(original) ?? '');
		return files
			.set(translation, made('---\nline: A red.\n---\n', wine))
			.set(englishArticle, made('---\nslug: fair\n---\n\n[Abade](/vinhos/abade)\n', article));
	};
	const isCurrent = (edits: ReadonlyMap<string, string | undefined>, own: string, original: string) =>
		edits.get(own) === withSource(edits.get(own) ?? '', edits.get(original) ?? '');

	it('a page is moved with it, and what links to it goes on saying what its original does', () => {
		const edits = movePage(translated(), wine, 'abade-tinto', [english]);
		expect(edits.get(translation)).toBeUndefined();
		expect(edits.get('src/content/en/wines/abade-tinto.md')).toBe(translated().get(translation));
		expect(edits.get(englishArticle)).toContain('[Abade](/vinhos/abade-tinto)');
		expect(isCurrent(edits, englishArticle, article)).toBe(true);
		expect(moved(edits)).toEqual({ '/vinhos/abade': '/vinhos/abade-tinto' });
	});

	it('what was outdated stays so', () => {
		const files = translated().set(
			englishArticle,
			'---\nsource: 00000000\nslug: fair\n---\n\n[Abade](/vinhos/abade)\n',
		);
		const edits = movePage(files, wine, 'abade-tinto', [english]);
		expect(edits.get(englishArticle)).toContain('source: 00000000');
	});

	it('an article keeps its address there, and is gone from it when it is deleted', () => {
		expect(moved(movePage(translated(), article, 'festa', [english]))).toEqual({
			'/noticias/feira': '/noticias/festa',
		});
		const edits = movePage(translated(), article, undefined, [english]);
		expect(edits.has(englishArticle)).toBe(true);
		expect(edits.get(englishArticle)).toBeUndefined();
		expect(moved(edits)).toEqual({ '/noticias/feira': null, '/en/news/fair': null });
	});
});
