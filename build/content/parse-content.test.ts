import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wineSectionIds } from '../../src/content/wines/wine';
import { checkParcels } from './check-files.ts';
import { parseContent } from './parse-content.ts';
import { ContentError } from './problem.ts';
import { readContent, readContentFiles } from './read-content.ts';
import type { Content } from './read-documents.ts';
import {
	articleFile,
	englishArticle,
	estateFile,
	goodFiles,
	pageFile,
	visitFile,
	wineFile,
} from './testing/good-files.ts';
import { translationOf } from './translation-path.ts';

const isPublic = (path: string) => /^art\/(?:plates|bottles|labels|cards|visits)\//.test(path);
const read = (files: ReadonlyMap<string, string>) => parseContent(files, isPublic);

/** The good house, in one file of which `before` reads `after`. */
function houseWith(file: string, before: string | RegExp, after: string): Map<string, string> {
	const files = goodFiles();
	const source = files.get(file)!;
	const changed = source.replace(before, after);
	expect(changed, 'the test changes something').not.toBe(source);
	return files.set(file, changed);
}

const saidOf = (...change: Parameters<typeof houseWith>) => complaint(() => read(houseWith(...change)));

function complaint(reading: () => Content): string {
	try {
		reading();
	} catch (error) {
		if (error instanceof ContentError) return error.message;
		throw error;
	}
	return 'nothing';
}

/** Earlier vintages as a wine's file tells them, and where in it. */
const earlier = (...years: number[]) =>
	`vintages:\n${years.map((year) => `  - year: ${year}\n    line: Fez frio.\n    facts:\n      Castas: Rufete 100 %\n`).join('')}`;
const belowFacts = /(?<=pH: 3,70\n)/;

describe('the producer’s own content', () => {
	it('is as it should be', () => {
		expect(complaint(readContent)).toBe('nothing');
	});

	it('takes the article that its manual shows', () => {
		const manual = readFileSync('docs/content.md', 'utf8');
		const example = /^```markdown\n([\s\S]*?)^```/m.exec(manual)![1]!;
		const files = readContentFiles().set('src/content/news/chove-em-martim.md', example);
		expect(complaint(() => parseContent(files, () => true))).toBe('nothing');
	});
});

describe('a good house', () => {
	const content = read(goodFiles());

	it('has its wines with what lists show and what their pages say', () => {
		expect(content.wines).toEqual([
			{
				shelf: 1,
				missing: [],
				summary: {
					slug: 'teste',
					name: 'Teste',
					category: 'tintos',
					vintage: 2022,
					parcels: ['abade-roriz'],
					line: 'Uma parcela só.',
				},
				page: {
					slug: 'teste',
					title: 'Teste 2022',
					description: 'Cinquenta caracteres, pelo menos, sobre um vinho e mais nada do que isso.',
					kind: 'Tinto, Douro',
					lede: 'Um vinho que serve para provar o leitor.',
					story: [
						[
							'Nasceu em 1931, ao pé da ',
							{ kind: 'link', text: 'Prova', href: '/visitar#prova' },
							', e é ',
							{ kind: 'emphasis', text: 'muito' },
							' nosso.',
						],
					],
					vineyard: ['Custou 12\u00a0% do que valia.'],
					steps: [{ when: '6 set. 2022', label: 'Vindima', value: 'Uma manhã só.', time: { from: 19241, to: 19241 } }],
					tasting: [{ label: 'Cor', value: 'Granada.' }],
					scores: [{ guide: 'Guia da Ribeira', edition: 2025, points: '17,5', outOf: 20, quote: 'Calado.' }],
					facts: [
						{ label: 'Castas', value: 'Tinta\u00a0Roriz\u00a060\u00a0%, outras\u00a040\u00a0%' },
						{ label: 'pH', value: '3,70' },
					],
				},
			},
		]);
	});

	it.each([
		'Tinta Roriz 28,5 %, outras 71,5 %',
		'Rufete 60%, outras 40%',
		'Rufete 28,5%, outras 71,5%',
		'A 33,3 %, B 33,3 %, C 33,3 %',
	])('takes shares as people write them: %s', (castas) => {
		const { wines } = read(houseWith(wineFile, 'Tinta Roriz 60 %, outras 40 %', castas));
		expect(wines[0]?.page.facts[0]?.value).toMatch(/^(?:\p{L}|\u00a0)+\u00a0[\d,]+\u00a0%, /u);
	});

	it('has its earlier vintages newest first, however they stand in the file', () => {
		const { wines } = read(houseWith(wineFile, belowFacts, earlier(2019, 2021)));
		expect(wines[0]?.page.vintages).toMatchObject([{ year: 2021 }, { year: 2019 }]);
	});

	it('has its news, lists and links closing a section', () => {
		expect(content.news[0]?.summary).toMatchObject({ slug: 'a-poda', title: 'A poda', date: '2026-02-09' });
		expect(content.news[0]?.article).toMatchObject({
			opening: ['Choveu.'],
			sections: [
				{
					heading: 'O que se fez',
					blocks: [
						'Podou-se:',
						{ kind: 'list', items: ['o que estava torto;', 'o que estava a mais.'] },
						{
							kind: 'links',
							links: [
								{ label: 'O vinho', href: '/vinhos/teste#vinha' },
								{ label: 'No mapa', href: '/terroir?terroir=martim&parcela=vv-martim1' },
							],
						},
					],
				},
			],
		});
	});

	it.each(wineSectionIds)('may link to the section %s of a wine', (id) => {
		const source = goodFiles().get(articleFile)!.replace('/vinhos/teste#vinha', `/vinhos/teste#${id}`);
		expect(complaint(() => read(goodFiles().set(articleFile, source)))).toBe('nothing');
	});

	it('has a quotation among its paragraphs', () => {
		const { news } = read(houseWith(articleFile, 'Podou-se:', 'Fez frio.\n\n> Nem um gomo.\n\nPodou-se:'));
		const [section] = news[0]?.article.sections ?? [];
		expect(section?.blocks.slice(0, 3)).toEqual(['Fez frio.', { kind: 'quote', text: 'Nem um gomo.' }, 'Podou-se:']);
	});

	it('has lists before its first heading, with numbers, and paragraphs, quotations and lists after them', () => {
		const opening = [
			'- frio',
			'- chuva\n',
			'Depois:\n',
			'3. cortar',
			'4. [atar](/vinhos/teste)\n',
			'> Está feito.\n',
			'> Até para o ano.\n',
			'1) limpar\n',
			'- [O vinho](/vinhos/teste)',
		];
		expect(read(houseWith(articleFile, 'Choveu.', opening.join('\n'))).news[0]?.article.opening).toEqual([
			{ kind: 'list', items: ['frio', 'chuva'] },
			'Depois:',
			{ kind: 'list', start: 3, items: ['cortar', [{ kind: 'link', text: 'atar', href: '/vinhos/teste' }]] },
			{ kind: 'quote', text: 'Está feito.' },
			{ kind: 'quote', text: 'Até para o ano.' },
			{ kind: 'list', start: 1, items: ['limpar'] },
			{ kind: 'links', links: [{ label: 'O vinho', href: '/vinhos/teste' }] },
		]);
	});

	it.each([
		['', undefined],
		['months:\n  from: 11\n  to: 2\n', { from: 11, to: 2 }],
	])('has the months in which a visit can be made (%j)', (months, expected) => {
		const source = goodFiles().get(visitFile)!.replace('facts:\n', `${months}facts:\n`);
		const page = read(goodFiles().set(visitFile, source)).pages.get('visitar')!;
		expect(Reflect.get(page, 'experiences')[0].months).toEqual(expected);
	});

	it.each([
		[0, 12],
		[1, 13],
	])('refuses a month that no year has (%i to %i)', (from, to) => {
		const files = houseWith(visitFile, 'facts:\n', `months:\n  from: ${from}\n  to: ${to}\nfacts:\n`);
		expect(() => read(files)).toThrow(/pode ser de 1 a 12/);
	});

	it('shows its visits on the page of visits, and tells of its estates', () => {
		expect(content.pages.get('visitar')).toMatchObject({ experiences: [{ slug: 'prova', name: 'Prova' }] });
		expect(content.estates.martim).toMatchObject({ about: ['Uma quinta.'] });
		expect(Object.keys(content.vineyards)).toHaveLength(47);
	});
});

describe('what is not drawn yet', () => {
	it('of a wine, its bottle and its card have stand-ins, and all that is missing is told', () => {
		const content = parseContent(goodFiles(), (path) => isPublic(path) && !path.includes('teste'));
		expect(content.wines[0]?.summary).toMatchObject({ slug: 'teste', undrawn: true });
		expect(content.cardless).toEqual({ '/vinhos/teste': '/art/cards/vinhos.jpg' });
		expect(content.undrawn).toEqual([
			{
				file: wineFile,
				missing: expect.arrayContaining([
					'art/labels/teste.avif',
					'art/bottles/teste-280.webp',
					'art/cards/vinhos-teste.jpg',
				]),
			},
		]);
	});

	it('of a translation only its card is told, in whose place that of the main language stands', () => {
		const translation = translationOf(articleFile, 'en');
		const files = goodFiles().set(translation, englishArticle);
		const content = parseContent(files, (path) => isPublic(path) && !/\/en\/|teste\.avif/.test(path), 'en');
		expect(content.cardless).toMatchObject({
			'/noticias/a-poda': '/art/cards/noticias-a-poda.jpg',
			'/vinhos/teste': '/art/cards/vinhos-teste.jpg',
		});
		expect(content.undrawn).toEqual([{ file: translation, missing: ['art/cards/en/noticias-a-poda.jpg'] }]);
	});

	it('of a visit, the land of the house stands in, without the words for its own', () => {
		const { pages, undrawn } = parseContent(goodFiles(), (path) => isPublic(path) && !path.includes('visits'));
		expect(pages.get('visitar')).toMatchObject({ experiences: [{ picture: '/map/still-main-wide' }] });
		expect(pages.get('visitar')).not.toHaveProperty('experiences.0.ground');
		expect(parseContent(goodFiles(), isPublic).pages.get('visitar')).toHaveProperty('experiences.0.ground');
		expect(pages.get('home')).toMatchObject({ visits: { rows: [{ picture: '/map/still-main-wide' }] } });
		expect(undrawn).toMatchObject([{ file: visitFile }]);
	});
});

/** A mistake, what a file of the house reads in place of something, and what is then said of which line. */
type Mistake = readonly [name: string, before: string | RegExp, after: string, said: string];

const isNoAddress = 'não é um endereço: escreva /vinhos/…, https://…, mailto:… ou tel:+351….';
const plate = 'art/plates/vv-acima.svg';
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
	[wineFile]: [
		['a field that is missing', 'lede: ', 'lead: ', '12: "lead" não é um campo: será "lede"?'],
		['a field that is missing', /lede: .*\n/, '', '2: "lede" falta.'],
		['a field of a list that is missing', '    label: Vindima\n', '', '14: "label" falta.'],
		['an empty field', 'name: Teste', 'name:', '2: "name" está vazio.'],
		['a long title', 'title: Teste 2022', `title: ${'x'.repeat(61)}`, '9: "title" tem 61 caracteres; cabem 60.'],
		['a year that is none', 'vintage: 2022', 'vintage: dois mil', '3: "vintage" é um ano, como 2022.'],
		[
			'an unknown family',
			'category: tintos',
			'category: tinto',
			'4: "category" é "tinto"; pode ser tintos, brancos, rose, porto ou azeite.',
		],
		[
			'a parcel that does not exist',
			'abade-roriz',
			'abade',
			'7: "parcels" é "abade", que não é parcela: será abade-roriz, abade-cao ou abade-barroca?',
		],
		[
			'text where a list belongs',
			'parcels:\n  - abade-roriz',
			'parcels: abade-roriz',
			'6: "parcels" é uma lista: cada linha começa por "- ".',
		],
		['castas that make no hundred', 'outras 40 %', 'outras 30 %', '26: "Castas" soma 90 %; tem de somar 100 %.'],
		['a sheet without castas', '  Castas:', '  Uvas:', '25: "facts" não diz "Castas" nem "Variedades".'],
		['a score above its scale', '17,5', '21', '22: "points" é mais do que "outOf".'],
		['a score before the harvest', 'edition: 2025', 'edition: 2019', '21: "edition" é anterior à colheita de 2022.'],
		['a year out of reason', 'vintage: 2022', 'vintage: 3022', '3: "vintage" é 3022; pode ser de 1868 a 20'],
		[
			'a parcel given twice',
			'  - abade-roriz',
			'  - abade-roriz\n  - abade-roriz',
			'8: "parcels" já está acima: "abade-roriz".',
		],
		['a vintage given twice', belowFacts, earlier(2021, 2021), '33: "year" já está acima: "2021".'],
		[
			'a vintage that is no earlier one',
			belowFacts,
			earlier(2022),
			'29: "year" não é anterior à colheita de que a página fala, 2022.',
		],
		['text that the second line of --- should end', '---\n\n## O vinho', '\n## O vinho', '27: Os campos não acabam'],
		['a bracket that stays open', 'name: Teste', 'name: [Teste', '2: Um texto que começa por [ ou { fica entre aspas.'],
		['a field of another name', 'lede: ', 'abertura: ', '12: "abertura" não é um campo: será "lede"?'],
		['quotes that nothing closes', 'Calado.', 'Diz "calado.', '24: "quote" abre aspas que não fecha.'],
		['a measure without a figure', 'pH: 3,70', 'pH: três e meio', '27: "pH" é um valor em algarismos, como 3,60.'],
		['castas without shares', 'Tinta Roriz 60 %, outras 40 %', 'Rufete', '26: "Castas" não diz as partes'],
		['castas that nearly make a hundred', '60 %, outras 40 %', '99,60 %, outras 1,40 %', '26: "Castas" soma 101 %'],
		[
			'a colon in a text',
			'line: Uma parcela só.',
			'line: Uma: só.',
			'8: Um texto com dois pontos fica entre aspas: line: "Uma parcela: uma casta".',
		],
		['a field that is there twice', 'shelf: 1', 'shelf: 1\nshelf: 2', '6: Este campo já está acima.'],
		[
			'a note that would swallow text',
			'name: Teste',
			'name: Teste #1',
			'2: Um # depois de um espaço esconde o resto da linha: ponha o texto entre aspas.',
		],
		[
			'a text that begins with a star',
			'kind: Tinto',
			'kind: *Tinto',
			'11: Um texto que começa por * fica entre aspas.',
		],
		[
			'a heading the page does not have',
			'## Vinha',
			'## Adega',
			'34: "Adega" não é um título desta página: tem O vinho e Vinha.',
		],
		['a heading that is missing', /## Vinha[\s\S]*/, '', '30: Falta a parte "## Vinha".'],
		[
			'a link within stressed text',
			'*muito*',
			'*[muito](/)*',
			'32: Uma ligação dentro de um título ou de um destaque não pode estar num texto.',
		],
		['a place that is not on the page', '#prova', '#almoco', '32: Não há #almoco em /visitar.'],
	],
	[articleFile]: [
		[
			'a short description',
			/description: .*/,
			'description: Curta.',
			'6: "description" tem 6 caracteres; precisa de pelo menos 50.',
		],
		['a long excerpt', 'Sete semanas.', 'x'.repeat(161), '5: "excerpt" tem 161 caracteres; cabem 160.'],
		['a day that does not exist', '2026-02-09', '2026-02-30', '3: "date" é um dia que existe, como 2026-10-12.'],
		['a day out of reason', '2026-02-09', '2046-02-09', '3: "date" é 2046-02-09; pode ser de 2000-01-01'],
		['quotes that nothing closes in a text', 'Choveu.', 'Diz "*calado.*', '15: Este texto abre aspas'],
		['a label without letters', '  Podadores: 4', '  4: 4', '9: "4" não é um rótulo: um rótulo tem letras.'],
		['a picture that is not there', plate, 'art/x.svg', '11: "picture" precisa de public/art/x.svg.'],
		[
			'a picture in one format alone',
			plate,
			'art/x.webp',
			'11: "picture" precisa de public/art/x-600.avif e public/art/x-600.webp.',
		],
		[
			'a picture in a format that no page shows',
			plate,
			'art/plates/x.jpg',
			'11: "picture" é um desenho .svg ou uma imagem .webp.',
		],
		[
			'a picture that would be asked of another host',
			plate,
			'/art/plates/vv-acima.svg',
			'11: "picture" é um caminho dentro de public, sem / no início',
		],
		['a heading of another size', '## O que', '### O que', '17: Um título começa por ##, não por ###.'],
		['HTML', 'Choveu.', 'Choveu <b>muito</b>.', '15: HTML não pode estar num texto.'],
		['a picture in a text', 'Choveu.', '![x](y.png)', '15: Uma imagem não pode estar num texto.'],
		['nothing before the first heading of an article', 'Choveu.', '', '17: Falta aqui o texto.'],
		['a list in a quotation', 'Podou-se:', '> - Disse.\n\nPodou-se:', '19: Uma citação é um só parágrafo.'],
		[
			'a year that Markdown takes for the number of a list',
			'Choveu.',
			'2026. Choveu.',
			'15: Esta lista começa no número 2026: se ele faz parte do texto, escreva 2026\\.',
		],
		[
			'a list within a list',
			'- o que estava a mais.',
			'- o que estava a mais:\n  - isto.',
			'23: Uma lista dentro de uma lista não pode estar num texto.',
		],
		['a page that does not exist', '/vinhos/teste#vinha', '/vinhos/outro', '24: Não há página /vinhos/outro.'],
		['a parcel that is not on the map', 'vv-martim1', 'vv-martim9', '25: Não há parcela "vv-martim9".'],
		[
			'an address that is none',
			'/vinhos/teste#vinha',
			'javascript:alert(1)',
			`24: "javascript:alert(1)" ${isNoAddress}`,
		],
		['an unsafe address', '/vinhos/teste#vinha', 'http://x.example', `24: "http://x.example" ${isNoAddress}`],
	],
	[estateFile]: [
		[
			'castas of a parcel that make no hundred',
			'Rufete 100 %',
			'Rufete 99 %',
			'6: "castas" soma 99 %; tem de somar 100 %.',
		],
		['a planting to come', 'planted: 1952', 'planted: 3952', '7: "planted" diz 3952; pode ser de 1700 a 20'],
		[
			'a planting without its year',
			'planted: 1952',
			'planted: 52',
			'7: "planted" diz em que ano, com quatro algarismos',
		],
		[
			'a parcel of another estate',
			'vv-martim1:',
			'vv-acima:',
			'5: "vv-acima" não é parcela da Quinta do Martim: falta "vv-martim1".',
		],
		['an estate’s parcel left out', / {2}vv-martim1:\n( {4}.*\n){4}/, '', '4: Falta a parcela "vv-martim1".'],
	],
	[visitFile]: [
		[
			'a price without a figure',
			'Preço: 28 €',
			'Preço: vinte euros',
			'10: "Preço" é um valor em algarismos, como 28 € por pessoa.',
		],
		['fields without their lines', '---\n', '', '1: O ficheiro não começa pelos campos, entre duas linhas com ---.'],
		['headings in a text without', 'Prova-se.', 'Prova-se.\n\n## Mais\n\nNada.', '18: Este texto não tem títulos.'],
		[
			'a quotation where only paragraphs can stand',
			'Prova-se.',
			'Prova-se.\n\n> Disse.',
			'18: Aqui só há parágrafos, sem citações nem listas.',
		],
		[
			'a numbered list where only paragraphs can stand',
			'Prova-se.',
			'Prova-se.\n\n1. Um.',
			'18: Aqui só há parágrafos, sem citações nem listas.',
		],
	],
	'src/content/pages/sustentabilidade.md': [
		[
			'a figure for a part that the text does not have',
			'under: Parte',
			'under: Adega',
			'12: "Adega" não é um título desta página: tem Parte.',
		],
	],
	[pageFile]: [
		[
			'a place of the slope beside a part that the text does not have',
			'under: Parte',
			'under: Adega',
			'11: "Adega" não é um título desta página: tem Parte.',
		],
		['a place in a parcel that the slope does not cross', 'parcel: abade-roriz', 'parcel: vv-moinho', '14: '],
		[
			'a parcel in two vessels',
			'- qt-vale-sabor-22',
			'- qt-vale-sabor-27',
			'27: "parcels" já está acima: "qt-vale-sabor-27".',
		],
		[
			'a row of harvests that leaves out a year',
			'from: 1919',
			'from: 1920',
			'33: "from" não é o ano a seguir ao último da linha de cima, 1919.',
		],
		['a harvest on a day that no month has', '27/9', '31/9', '34: "days" são dias de agosto a novembro'],
		['a harvest in spring', '27/9', '27/5', '34: "days" são dias de agosto a novembro'],
		['harvests of years to come', '27/9', '27/9 '.repeat(200).trim(), '34: "days" vão além de '],
		['harvests that are not days', '22/9 24/9 –', 'finais de setembro', '32: "days" são dias de agosto a novembro'],
		['a heading twice', 'Texto de', '## Parte\n\nTexto de', '39: Já há um título "Parte".'],
		['a heading with nothing under it', 'Texto de filosofia.', '', '37: Não há nada por baixo de "Parte".'],
		[
			'text before the first heading',
			'## Parte',
			'Antes.\n\n## Parte',
			'37: Este texto está antes do primeiro título: ponha um com ## por cima.',
		],
	],
};
const everyMistake = Object.entries(mistakes).flatMap(([file, inFile]) =>
	inFile.map(([name, ...mistake]) => [name, file, ...mistake] as const),
);

describe('a mistake is named with its file and line', () => {
	it.each(everyMistake)('%s in %s', (_, file, before, after, said) => {
		expect(saidOf(file, before, after)).toContain(`${file}:${said}`);
	});

	it.each([
		['a name that is misspelt', wineFile, 'lede: ', 'lead: '],
		['a heading that is misspelt', wineFile, '## Vinha', '## Adega'],
		['a parcel that is misspelt', estateFile, 'vv-martim1:', 'vv-martim3:'],
		['a scale that is no number', wineFile, 'outOf: 20', 'outOf: vinte'],
		['a tabulator', wineFile, '  pH: 3,70', '\tpH: 3,70'],
		['an empty part but for what cannot stand there', pageFile, 'Texto de filosofia.', '<p>Texto</p>'],
		['a quotation mark that stays open', wineFile, 'kind: Tinto', 'kind: "Tinto'],
		['a group without its name', 'src/content/pages/contacto.md', 'relief:\n', ''],
	])('once, and not what follows from it: %s', (_, file, before, after) => {
		expect(saidOf(file, before, after).split('\n')).toHaveLength(1);
	});

	it('with all others, not one by one', () => {
		const files = goodFiles();
		files.set(
			wineFile,
			files.get(wineFile)!.replace('2022\n', 'x\n').replace('tintos', 'x').replace('## Vinha', '## X'),
		);
		expect(complaint(() => read(files)).split('\n')).toHaveLength(3);
	});

	it('a name of a file that cannot be an address', () => {
		const files = goodFiles();
		files.set('src/content/news/A Poda.md', files.get(articleFile)!.replace('title: A poda', 'title: Outra'));
		expect(complaint(() => read(files))).toContain(
			'src/content/news/A Poda.md:1: O nome do ficheiro é o endereço: letras pequenas sem acentos, algarismos e hífenes, não "A Poda".',
		);
	});

	it.each([
		['a text without its ending', 'src/content/news/a-poda.txt', 'De "a-poda.txt" não se faz nenhuma página'],
		['a folder', 'src/content/news/2026', 'De "2026" não se faz nenhuma página'],
		['a page that the site does not have', 'src/content/pages/loja.md', 'Não há página "loja"; são home, vinhos,'],
		['an estate that is none', 'src/content/vineyards/tua.md', 'Não há quinta "tua"; são quatro-vistas, martim,'],
	])('%s among the files', (_, file, said) => {
		expect(complaint(() => read(goodFiles().set(file, '')))).toContain(`${file}:1: ${said}`);
		expect(complaint(() => read(goodFiles().set(file, '')))).not.toContain('\n');
	});

	it('a file that cannot be read, and nothing of what leads to it', () => {
		const said = saidOf(wineFile, 'kind: Tinto', 'kind: "Tinto');
		expect(said).toBe(`${wineFile}:11: Há aspas que abrem nesta linha e não fecham nela.`);
	});

	it('a file that is not saved as UTF-8', () => {
		const latin = new TextDecoder().decode(Buffer.from(goodFiles().get(wineFile)!, 'latin1'));
		expect(complaint(() => read(goodFiles().set(wineFile, latin)))).toBe(
			`${wineFile}:8: Há aqui letras que não se leem: grave o ficheiro outra vez em UTF-8.`,
		);
	});

	it('a parcel without a name, or without its measures', () => {
		expect(checkParcels(['a', 'b', 'c'], { a: 'A', b: '' }, { a: {}, b: {}, c: {} })).toEqual([
			{ file: 'src/content/parcel-names.json', line: 1, message: 'Falta o nome da parcela "b".' },
			{ file: 'src/content/parcel-names.json', line: 1, message: 'Falta o nome da parcela "c".' },
		]);
		expect(checkParcels(['a'], { a: 'A' }, {})).toMatchObject([{ file: 'src/content/facts.gen.json' }]);
	});

	it('a file that is missing', () => {
		const files = goodFiles();
		files.delete(estateFile);
		expect(complaint(() => read(files))).toBe(`${estateFile}:1: Falta este ficheiro.`);
	});

	it('two files with one title, one place, one paragraph', () => {
		const paragraph = 'Nove palavras que não dizem nada de novo aqui.';
		const files = houseWith(wineFile, 'Custou 12 % do que valia.', paragraph);
		files.set('src/content/wines/zeta.md', files.get(wineFile)!);
		const said = complaint(() => read(files)).split('\n');
		expect(said).toContain(`src/content/wines/zeta.md:5: "shelf" 1 já é de ${wineFile}.`);
		expect(said).toContain(`src/content/wines/zeta.md:9: Este título já é de ${wineFile}: cada página tem o seu.`);
		expect(said).toContain(
			`src/content/wines/zeta.md:36: Este texto já está em ${wineFile}:36: cada página tem os seus.`,
		);
	});
});

describe('a figure that contradicts the facts is named with its file and line', () => {
	it.each([
		['in a field of a wine', wineFile, 'Uma parcela só.', 'Três parcelas.', '8: "Três parcelas"', '1, 17 ou 47'],
		[
			'in the text of a wine',
			wineFile,
			'Custou',
			'De 179 a 208 m. Custou',
			'36: "De 179 a 208 m"',
			'179–207 ou 111–325',
		],
		['in an article', articleFile, 'A Vinha Velha.', 'A Vinha Velha, 4,81 ha.', '12: "4,81 ha"', '4,18 ou 59,10'],
		['in an estate', estateFile, 'Uma quinta.', 'Três parcelas.', '17: "Três parcelas"', '2 ou 47'],
		['in a page', pageFile, 'Texto de', 'Quarenta parcelas, texto de', '39: "Quarenta parcelas"', '47'],
	])('%s', (_, file, before, after, figure, facts) => {
		expect(saidOf(file, before, after)).toBe(`${file}:${figure} contradiz os dados, que dizem ${facts}.`);
	});

	it('while something else is wrong that keeps no file from being read', () => {
		const files = houseWith(articleFile, 'Choveu.', 'Choveu em [outra](/vinhos/abate).');
		files.set(wineFile, files.get(wineFile)!.replace('Uma parcela só.', 'Três parcelas.'));
		expect(complaint(() => read(files)).split('\n')).toEqual([
			`${articleFile}:15: Não há página /vinhos/abate.`,
			`${wineFile}:8: "Três parcelas" contradiz os dados, que dizem 1, 17 ou 47.`,
		]);
	});

	it('in an article that counts the bottles of the wine in its title', () => {
		const files = goodFiles();
		const good = files.get(wineFile)!.replace('  pH: 3,70', '  pH: 3,70\n  Produção: 3 100 garrafas de 75 cl');
		const article = files.get(articleFile)!.replace('title: A poda', 'title: O Teste 2022');
		files.set(wineFile, good).set(articleFile, article.replace('Sete semanas.', 'Três mil e cem garrafas.'));
		expect(complaint(() => read(files))).toBe('nothing');
		files.set(articleFile, article.replace('Sete semanas.', 'Três mil garrafas.'));
		expect(complaint(() => read(files))).toBe(
			`${articleFile}:5: "Três mil garrafas" contradiz os dados, que dizem 3100.`,
		);
	});
});

describe('whatever a file holds', () => {
	const yaml = fc.oneof(
		fc.string({ unit: 'grapheme' }),
		fc
			.array(
				fc.tuple(
					fc.constantFrom('name', 'title', 'parcels', 'facts', '__proto__', 'constructor', '&a', '? x', '- y', '<<'),
					fc.constantFrom(': ', ':', ':\n  - ', ': |\n  ', ': *a', ': [', ': {a: ', ' !!js/f '),
					fc.string({ maxLength: 12 }),
				),
				{ maxLength: 12 },
			)
			.map((lines) => lines.map((parts) => parts.join('')).join('\n')),
	);
	const body = fc
		.array(
			fc.oneof(
				fc.string(),
				fc.constantFrom('## ', '> ', '- ', '[a](b)', '<i>', '1. ', '```', '\n\n', '*', '![', '---'),
			),
		)
		.map((parts) => parts.join(''));

	it.each([wineFile, articleFile, pageFile, visitFile, estateFile])(
		'%s is read or refused with a line of its own',
		(file) => {
			fc.assert(
				fc.property(yaml, body, (fields, text) => {
					const source = `---\n${fields}\n---\n${text}`;
					const lines = source.split('\n').length;
					try {
						read(new Map([[file, source]]));
					} catch (error) {
						if (!(error instanceof ContentError)) throw error;
						for (const { line, message } of error.problems.filter((problem) => problem.file === file)) {
							expect(message.length).toBeGreaterThan(10);
							expect(line).toBeGreaterThanOrEqual(1);
							expect(line).toBeLessThanOrEqual(lines);
						}
					}
				}),
				{ numRuns: 150 },
			);
		},
	);
});
