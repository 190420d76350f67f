import { describe, expect, it } from 'vitest';
import { untranslatedPages } from './content-values.ts';
import { checkContent, parseContent, readableContent } from './parse-content.ts';
import { problemText } from './problem.ts';
import { withSource } from './source-digest.ts';
import { articleFile, englishArticle, estateFile, goodFiles, visitFile, wineFile } from './testing/good-files.ts';
import { translationOf } from './translation-path.ts';

const isPublic = (path: string) => /^art\/(?:plates|bottles|labels|cards|visits)\//.test(path);
const article = translationOf(articleFile, 'en');
const wine = translationOf(wineFile, 'en');

const englishWine = `---
line: A single parcel.
title: Teste 2022, red
description: Fifty characters at least about a wine, and nothing more than that.
kind: Red, Douro
lede: A wine that serves to test the reader.
steps:
  - when: 6 Sept. 2022
    label: Harvest
    value: A single morning.
tasting:
  Colour: Garnet.
scores:
  - quote: Quiet.
facts:
  Grapes: Tinta Roriz 60%, others 40%
  pH: "3.70"
---

## The wine

It was born in 1931.

## Vineyard

It cost 12% of what it was worth.
`;

/** The good files with translations, in which `before` reads `after`. */
function translated(before = '', after = ''): Map<string, string> {
	const files = goodFiles();
	for (const [path, text, original] of [
		[article, englishArticle, articleFile],
		[wine, englishWine, wineFile],
	] as const)
		files.set(path, withSource(text.replace(before, after), files.get(original)!));
	return files;
}

const problemsWith = (...change: [string, string]) => checkContent(translated(...change), isPublic).map(problemText);

describe('a translation', () => {
	it('has its own words, and everything else of its original', () => {
		expect(checkContent(translated(), isPublic)).toEqual([]);
		const { wines, news } = parseContent(translated(), isPublic, 'en');
		expect(wines[0]).toMatchObject({
			summary: { name: 'Teste', vintage: 2022, line: 'A single parcel.' },
			page: { scores: [{ guide: 'Guia da Ribeira', points: '17,5', quote: 'Quiet.' }] },
		});
		expect(news[0]!.summary).toMatchObject({ slug: 'pruning', original: 'a-poda', date: '2026-02-09' });
	});

	it.each([
		['line: A single parcel.', 'line:', `${wine}:3: "line" falta traduzir.`],
		['line: A single parcel.\n', '', `${wine}:2: "line" falta traduzir.`],
		['    value: A single morning.\n', '', `${wine}:9: "value" falta traduzir.`],
		['scores:\n  - quote: Quiet.\n', '', `${wine}:2: "quote" falta traduzir.`],
		['  pH: "3.70"\n', '', `${wine}:16: "facts" tem 1; em português são 2.`],
		['  Pruners: 4', '  Pruners:', `${article}:9: "Pruners" está vazio.`],
		['\n## Vineyard\n\nIt cost 12% of what it was worth.\n', '', `${wine}:21: O texto tem 1 partes`],
		[
			'It was born in 1931.',
			'It was born.\n\nIn 1931.',
			`${wine}:21: Aqui há 2 parágrafos e linhas de listas; em português são 1.`,
		],
		['- what was too much.\n', '', 'Aqui há 2 parágrafos e linhas de listas; em português são 3.'],
		[
			'title: Teste 2022, red',
			'title: Teste 2022, a red wine of the Douro with a title that is too long',
			`${wine}:4: "title" tem`,
		],
		['Grapes: Tinta Roriz 60%', 'Grapes: Tinta Roriz 50%', `${wine}:17: "Grapes" soma 90 %`],
		['slug: pruning\n', '', `${article}:2: "slug" falta`],
		['slug: pruning', 'slug:', `${article}:3: "slug" falta`],
		['slug: pruning', 'slug: The pruning', `${article}:3: "slug" é "The pruning"; um endereço tem`],
	])('with %j as %j is half a page, and refused at its line', (before, after, problem) => {
		expect(problemsWith(before, after)[0]).toContain(problem);
	});

	it('is told once of a text that is empty', () => {
		expect(problemsWith('lede: It began early.', 'lede: ""')).toEqual([`${article}:7: "lede" falta traduzir.`]);
	});

	it('has the words of its original where it lacks some, as long as nothing is built of it', () => {
		const files = translated('line: A single parcel.', 'line:');
		expect(readableContent(files, isPublic, 'en').wines[0]!.summary.line).toBe('Uma parcela só.');
	});

	it('needs no words where its original has none', () => {
		const files = translated();
		const original = files.get(estateFile)!;
		expect(original).toContain('planted: 1952');
		const words = original.replaceAll(/ *planted: \d+\n/g, '').replaceAll('Castas', 'Grapes');
		files.set(translationOf(estateFile, 'en'), words);
		expect(checkContent(files, isPublic).filter(({ message }) => message.includes('planted'))).toEqual([]);
		files.set(estateFile, original.replace('planted: 1952', 'planted: 1952, replantada em 1988'));
		expect(checkContent(files, isPublic).map(({ message }) => message)).toContain('"planted" falta traduzir.');
	});

	it('has an address that no other article has', () => {
		const files = translated();
		const other = 'src/content/news/outra.md';
		files.set(other, files.get(articleFile)!.replaceAll('A poda', 'Outra').replaceAll('uma notícia', 'outra notícia'));
		files.set(article, files.get(article)!.replace('slug: pruning', 'slug: outra'));
		expect(checkContent(files, isPublic).map(problemText)).toContain(`${article}:3: "slug" outra já é de ${other}.`);
	});

	it('may be missing: the original stands in for it, set as its language is, and its page is told apart', () => {
		const files = translated();
		files.delete(wine);
		const content = readableContent(files, isPublic, 'en');
		expect(untranslatedPages(content)).toMatchObject({ '/vinhos/teste': 'page' });
		expect(untranslatedPages(content)).not.toHaveProperty(['/noticias/pruning']);
		expect(content.wines[0]?.page.facts[0]).toEqual({
			label: 'Castas',
			value: 'Tinta\u00a0Roriz\u00a060\u00a0%, outras\u00a040\u00a0%',
		});
	});

	it('may be missing of an estate or a visit, which is marked as what it is in a page of another language', () => {
		const content = readableContent(translated(), isPublic, 'en');
		const [slug = ''] = Object.keys(content.estates);
		expect(content.estates[slug]?.language).toBe('pt');
		const page = content.pages.get('visitar');
		expect(page).toMatchObject({ experiences: [{ language: 'pt' }] });
		const untranslated = new Set([estateFile, visitFile]);
		expect(untranslatedPages({ ...content, untranslated })).toEqual({ '/terroir': 'part', '/visitar': 'part' });
	});

	it('has its address also where it stands between quotation marks', () => {
		const files = translated('slug: pruning', 'slug: "pruning"');
		const [name = ''] = readableContent(files, isPublic).articleSlugs.keys();
		expect(readableContent(files, isPublic).slugsOf(name)).toEqual({ en: 'pruning' });
	});

	it('is outdated once its original has changed', () => {
		const files = translated();
		expect(readableContent(files, isPublic, 'en').outdated).toEqual([]);
		files.set(wineFile, files.get(wineFile)!.replace('Uma parcela só.', 'Um talhão só.'));
		expect(checkContent(files, isPublic)).toEqual([]);
		expect(readableContent(files, isPublic, 'en').outdated).toMatchObject([{ file: wine }]);
	});
});
