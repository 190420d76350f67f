import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Content, parseContent } from './parse-content.ts';
import { ContentError } from './problem.ts';
import { readContent, readContentFiles } from './read-content.ts';
import { articleFile, estateFile, goodFiles, pageFile, visitFile, wineFile } from './testing/good-files.ts';

const read = (files: ReadonlyMap<string, string>) => parseContent(files, (path) => path.startsWith('art/plates/'));

/** What is said of the house when `before` reads `after` in one of its files. */
function saidOf(file: string, before: string | RegExp, after: string): string {
	const files = goodFiles();
	const source = files.get(file)!;
	const changed = source.replace(before, after);
	expect(changed, 'the test changes something').not.toBe(source);
	return complaint(() => read(files.set(file, changed)));
}

function complaint(reading: () => Content): string {
	try {
		reading();
	} catch (error) {
		if (error instanceof ContentError) return error.message;
		throw error;
	}
	return 'nothing';
}

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
					steps: [{ when: '6 set. 2022', label: 'Vindima', value: 'Uma manhã só.' }],
					tasting: [{ label: 'Cor', value: 'Granada.' }],
					scores: [{ guide: 'Guia da Ribeira', edition: 2025, points: '17,5', outOf: 20, quote: 'Calado.' }],
					facts: [
						{ label: 'Castas', value: 'Tinta Roriz 60\u00a0%, outras 40\u00a0%' },
						{ label: 'pH', value: '3,70' },
					],
				},
			},
		]);
	});

	it('has its news, lists and links closing a section', () => {
		expect(content.news[0]?.summary).toMatchObject({ slug: 'a-poda', title: 'A poda', date: '2026-02-09' });
		expect(content.news[0]?.article).toMatchObject({
			opening: ['Choveu.'],
			sections: [
				{
					heading: 'O que se fez',
					paragraphs: ['Podou-se:'],
					list: ['o que estava torto;', 'o que estava a mais.'],
					links: [
						{ label: 'O vinho', href: '/vinhos/teste#vinha' },
						{ label: 'No mapa', href: '/terroir?terroir=martim&parcela=vv-martim1' },
					],
				},
			],
		});
	});

	it('has a quotation among its paragraphs', () => {
		const files = goodFiles();
		const source = files.get(articleFile)!.replace('Podou-se:', 'Fez frio.\n\n> Nem um gomo.\n\nPodou-se:');
		expect(read(files.set(articleFile, source)).news[0]?.article.sections[0]).toMatchObject({
			paragraphs: ['Fez frio.', 'Podou-se:'],
			quote: { text: 'Nem um gomo.', after: 1 },
		});
	});

	it('shows its visits on the page of visits, and tells of its estates', () => {
		expect(content.pages.get('visitar')).toMatchObject({ experiences: [{ slug: 'prova', name: 'Prova' }] });
		expect(content.estates.martim).toMatchObject({ about: ['Uma quinta.'] });
		expect(Object.keys(content.vineyards)).toHaveLength(47);
	});
});

describe('a mistake is named with its file and line', () => {
	it.each([
		['a field that is missing', wineFile, 'lede: ', 'lead: ', '12: "lead" is no field here: is it misspelt?'],
		['a field that is missing', wineFile, /lede: .*\n/, '', '2: "lede" is missing.'],
		['a field of a list that is missing', wineFile, '    label: Vindima\n', '', '14: "label" is missing.'],
		['an empty field', wineFile, 'name: Teste', 'name:', '2: "name" is empty.'],
		[
			'a long title',
			wineFile,
			'title: Teste 2022',
			`title: ${'x'.repeat(61)}`,
			'9: "title" has 61 characters, at most 60 fit.',
		],
		[
			'a short description',
			articleFile,
			/description: .*/,
			'description: Curta.',
			'6: "description" needs at least 50 characters.',
		],
		[
			'a long excerpt',
			articleFile,
			'Sete semanas.',
			'x'.repeat(161),
			'5: "excerpt" has 161 characters, at most 160 fit.',
		],
		['a year that is none', wineFile, 'vintage: 2022', 'vintage: dois mil', '3: "vintage" must be a year, like 2022.'],
		['a day that does not exist', articleFile, '2026-02-09', '2026-02-30', '3: "date" must be a day as in 2026-10-12.'],
		[
			'an unknown family',
			wineFile,
			'category: tintos',
			'category: tinto',
			'4: "category" is "tinto", which is none of tintos, brancos, rose, porto, azeite.',
		],
		[
			'a parcel that does not exist',
			wineFile,
			'abade-roriz',
			'abade',
			'7: "parcels" names a parcel that does not exist: "abade".',
		],
		[
			'text where a list belongs',
			wineFile,
			'parcels:\n  - abade-roriz',
			'parcels: abade-roriz',
			'6: "parcels" must be a list, each line beginning with "- ".',
		],
		[
			'castas that make no hundred',
			wineFile,
			'outras 40 %',
			'outras 30 %',
			'26: "Castas" has shares that make 90 %, not 100 %.',
		],
		[
			'castas of a parcel that make no hundred',
			estateFile,
			'Rufete 100 %',
			'Rufete 99 %',
			'6: "castas" has shares that make 99 %, not 100 %.',
		],
		[
			'a sheet without castas',
			wineFile,
			'  Castas:',
			'  Uvas:',
			'25: "facts" names neither "Castas" nor "Variedades".',
		],
		['a score above its scale', wineFile, '17,5', '21', '22: "points" is more than "outOf".'],
		['a label without letters', articleFile, '  Podadores: 4', '  4: 4', '9: "4" is no label: a label has letters.'],
		[
			'a picture that is not there',
			articleFile,
			'art/plates/vv-acima.svg',
			'art/x.svg',
			'11: There is no picture public/art/x.svg.',
		],
		[
			'a colon in a text',
			wineFile,
			'line: Uma parcela só.',
			'line: Uma: só.',
			'8: A text with a colon in it stands in quotes: line: "Uma parcela: uma casta".',
		],
		['a field that is there twice', wineFile, 'shelf: 1', 'shelf: 1\nshelf: 2', '6: This field is there twice.'],
		[
			'a note that would swallow text',
			wineFile,
			'name: Teste',
			'name: Teste #1',
			'2: A # after a space hides the rest of the line: put the text in quotes.',
		],
		[
			'a text that begins with a star',
			wineFile,
			'kind: Tinto',
			'kind: *Tinto',
			'11: A text that begins with * stands in quotes.',
		],
		[
			'fields without their lines',
			visitFile,
			'---\n',
			'',
			'1: The file does not begin with its fields between two lines of ---.',
		],
		[
			'a parcel of another estate',
			estateFile,
			'vv-martim1:',
			'vv-acima:',
			'5: "vv-acima" is no parcel of Quinta do Martim.',
		],
		['an estate’s parcel left out', estateFile, 'vv-martim1:', 'vv-acima:', '4: The parcel "vv-martim1" is missing.'],
		['a heading of another size', articleFile, '## O que', '### O que', '17: A heading begins with ##, not with ###.'],
		[
			'a heading the page does not have',
			wineFile,
			'## Vinha',
			'## Adega',
			'34: "Adega" is no heading of this page: it has O vinho, Vinha.',
		],
		['a heading that is missing', wineFile, '## Vinha', '## Adega', '1: The part "## Vinha" is missing.'],
		['a heading twice', pageFile, 'Texto de', '## Parte\n\nTexto de', '14: There is a heading "Parte" already.'],
		['a heading with nothing under it', pageFile, 'Texto de filosofia.', '', '12: There is nothing under "Parte".'],
		[
			'text before the first heading',
			pageFile,
			'## Parte',
			'Antes.\n\n## Parte',
			'12: This text stands before the first heading: put a ## heading above it.',
		],
		[
			'headings in a text without',
			visitFile,
			'Prova-se.',
			'Prova-se.\n\n## Mais\n\nNada.',
			'17: This text has no headings.',
		],
		['HTML', articleFile, 'Choveu.', 'Choveu <b>muito</b>.', '15: HTML cannot stand in a text.'],
		['a picture in a text', articleFile, 'Choveu.', '![x](y.png)', '15: A picture cannot stand in a text.'],
		[
			'a quotation where only paragraphs can stand',
			articleFile,
			'Choveu.',
			'Choveu.\n\n> Disse.',
			'17: Only paragraphs can stand here, no quotation and no list.',
		],
		[
			'a second quotation',
			articleFile,
			'Podou-se:',
			'> Disse.\n\n> Disse mais.\n\nPodou-se:',
			'21: A section has one quotation.',
		],
		['a list in a quotation', articleFile, 'Podou-se:', '> - Disse.\n\nPodou-se:', '19: A quotation is one paragraph.'],
		[
			'a quotation after a list',
			articleFile,
			'- o que estava a mais.',
			'- o que estava a mais.\n\n> Disse.\n',
			'24: A quotation cannot follow a list: lists close a section.',
		],
		[
			'a numbered list',
			articleFile,
			'Choveu.',
			'2026. Choveu.',
			'15: Lists have no numbers: begin each line with "- ", or write 2025\\. for a number at the start.',
		],
		[
			'a paragraph after a list',
			articleFile,
			'- [O vinho]',
			'E mais.\n\n- [O vinho]',
			'24: A paragraph cannot follow a list: lists close a section. Begin a new one with ##.',
		],
		[
			'a list within a list',
			articleFile,
			'- o que estava a mais.',
			'- o que estava a mais:\n  - isto.',
			'23: A list within a list cannot stand in a text.',
		],
		[
			'a link within stressed text',
			wineFile,
			'*muito*',
			'*[muito](/)*',
			'32: A link within a heading or stressed text cannot stand in a text.',
		],
		[
			'a page that does not exist',
			articleFile,
			'/vinhos/teste#vinha',
			'/vinhos/outro',
			'24: There is no page /vinhos/outro.',
		],
		['a place that is not on the page', wineFile, '#prova', '#almoco', '32: There is no place #almoco on /visitar.'],
		[
			'a parcel that is not on the map',
			articleFile,
			'vv-martim1',
			'vv-martim9',
			'25: There is no parcel "vv-martim9".',
		],
		[
			'an address that is none',
			articleFile,
			'/vinhos/teste#vinha',
			'javascript:alert(1)',
			'24: "javascript:alert(1)" is no address: write /vinhos/…, https://…, mailto:… or tel:+351….',
		],
		[
			'an unsafe address',
			articleFile,
			'/vinhos/teste#vinha',
			'http://x.example',
			'24: "http://x.example" is no address: write /vinhos/…, https://…, mailto:… or tel:+351….',
		],
	])('%s in %s', (_, file, before, after, said) => {
		expect(saidOf(file, before, after)).toContain(`${file}:${said}`);
	});

	it('with all others, not one by one', () => {
		const files = goodFiles();
		files.set(
			wineFile,
			files.get(wineFile)!.replace('2022\n', 'x\n').replace('tintos', 'x').replace('## Vinha', '## X'),
		);
		expect(complaint(() => read(files)).split('\n')).toHaveLength(4);
	});

	it('a name of a file that cannot be an address', () => {
		const files = goodFiles();
		files.set('src/content/news/A Poda.md', files.get(articleFile)!.replace('title: A poda', 'title: Outra'));
		expect(complaint(() => read(files))).toContain(
			'src/content/news/A Poda.md:1: The name of the file becomes an address: small letters without accents, digits and hyphens, not "A Poda".',
		);
	});

	it('a file that is missing', () => {
		const files = goodFiles();
		files.delete(estateFile);
		expect(complaint(() => read(files))).toBe(`${estateFile}:1: This file is missing.`);
	});

	it('two files with one title, one place, one paragraph', () => {
		const files = goodFiles();
		const paragraph = 'Nove palavras que não dizem nada de novo aqui.';
		files.set(wineFile, files.get(wineFile)!.replace('Custou 12 % do que valia.', paragraph));
		files.set('src/content/wines/zeta.md', files.get(wineFile)!);
		const said = complaint(() => read(files)).split('\n');
		expect(said).toContain(`src/content/wines/zeta.md:5: ${wineFile} has "shelf" 1 too.`);
		expect(said).toContain(`src/content/wines/zeta.md:9: ${wineFile} has this title too: every page has its own.`);
		expect(said).toContain(
			`src/content/wines/zeta.md:36: This text stands in ${wineFile}:36 too: every page has its own.`,
		);
	});
});

describe('a figure that contradicts the facts is named with its file and line', () => {
	it.each([
		['in a field of a wine', wineFile, 'Uma parcela só.', 'Três parcelas.', '8: "Três parcelas"', '1 or 17 or 47'],
		[
			'in the text of a wine',
			wineFile,
			'Custou',
			'De 179 a 208 m. Custou',
			'36: "De 179 a 208 m"',
			'179–207 or 111–325',
		],
		['in an article', articleFile, 'A Vinha Velha.', 'A Vinha Velha, 4,81 ha.', '12: "4,81 ha"', '4,18 or 59,10'],
		['in an estate', estateFile, 'Uma quinta.', 'Três parcelas.', '17: "Três parcelas"', '2 or 47'],
		['in a page', pageFile, 'Texto de', 'Quarenta parcelas, texto de', '14: "Quarenta parcelas"', '47'],
	])('%s', (_, file, before, after, figure, facts) => {
		expect(saidOf(file, before, after)).toBe(`${file}:${figure} contradicts the facts, which say ${facts}.`);
	});

	it('in an article that counts the bottles of the wine in its title', () => {
		const files = goodFiles();
		const good = files.get(wineFile)!.replace('  pH: 3,70', '  pH: 3,70\n  Produção: 3 100 garrafas de 75 cl');
		const article = files.get(articleFile)!.replace('title: A poda', 'title: O Teste 2022');
		files.set(wineFile, good).set(articleFile, article.replace('Sete semanas.', 'Três mil e cem garrafas.'));
		expect(complaint(() => read(files))).toBe('nothing');
		files.set(articleFile, article.replace('Sete semanas.', 'Três mil garrafas.'));
		expect(complaint(() => read(files))).toBe(
			`${articleFile}:5: "Três mil garrafas" contradicts the facts, which say 3100.`,
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
