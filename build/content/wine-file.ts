import { strictObject, type z } from 'zod';
import { ownPictures } from '../../src/content/bottle-pictures.ts';
import { wineCategories } from '../../src/content/wines/categories.ts';
import type { WinePage, WineSummary, WineTone } from '../../src/content/wines/wine.ts';
import type { ContentDocument } from './document.ts';
import {
	choice,
	count,
	decimal,
	facts,
	faultOfShares,
	list,
	pageHead,
	parcel,
	refuseTwice,
	refuseWithoutFigure,
	text,
	year,
} from './fields.ts';
import { contentLanguage, knownLanguages } from './languages.ts';
import { withTimes } from './making-time.ts';
import { fieldMessages as m } from './messages.ts';
import { paragraphsUnder } from './parts.ts';
import type { FieldPath, Report } from './problem.ts';
import { filesOfPicture, type IsPublic } from './public-files.ts';
import { readFields } from './read-fields.ts';
import { landDrawings } from './wine-plate.ts';

const score = strictObject({
	guide: text().meta({ title: 'Guia', description: 'Quem o provou.' }),
	edition: year.meta({ title: 'Edição', description: 'O ano que está na capa.' }),
	points: decimal.meta({ title: 'Pontos', description: 'Com vírgula, se a tiver: 17,5.' }),
	outOf: count.meta({ title: 'Em quantos', description: 'O máximo da escala: 20 ou 100.' }),
	quote: text().meta({ title: 'Citação', description: 'O que o guia diz, numa frase.' }),
}).refine(({ points, outOf }) => Number(points.replace(',', '.')) <= outOf, { path: ['points'], error: m.overScale });

const scores = list(score)
	.superRefine(refuseTwice(({ guide, edition }) => `${guide} ${edition}`, ['guide']))
	.meta({ title: 'Pontuações', description: 'As mais recentes primeiro. Sem nenhuma, a página não fala delas.' });

const tasting = facts.meta({ title: 'Notas de prova', description: 'Cor, nariz, boca e mesa.' });

/** What a sheet measures, with a figure of each. */
const measures: Readonly<Record<string, string>> = {
	Álcool: '13,5 % vol',
	'Acidez total': '5,4 g/l',
	pH: '3,60',
	'Açúcar residual': '0,6 g/l',
};

/** In every language: with shares, and any. */
const isCastas = (label: string) => knownLanguages().some(({ content }) => content.grapes[0] === label);
const isVarieties = (label: string) => knownLanguages().some(({ content }) => content.grapes.includes(label));

/** The technical sheet; where it names castas, their shares make a hundred. */
const sheet = facts
	.superRefine(refuseWithoutFigure(measures, /^(?:[<≤]\s?)?\d+(?:[.,]\d+)?(?:\s|%|$)/))
	.superRefine((rows, context) => {
		const shares = rows.find(({ label }) => isCastas(label));
		const fault = shares && faultOfShares(shares.value);
		if (fault) context.addIssue({ code: 'custom', path: [shares.label], message: fault });
	})
	.meta({
		title: 'Ficha técnica',
		description: 'Castas com percentagens que somem 100, ou Variedades; álcool, acidez, produção.',
	});

const ownSheet = sheet.refine((rows) => rows.some(({ label }) => isVarieties(label)), {
	error: m.noCastas,
});

const vintage = strictObject({
	year: year.meta({ title: 'Colheita', description: 'O ano da vindima.' }),
	line: text().meta({ title: 'O ano', description: 'Como foi, numa frase ou duas.' }),
	facts: sheet,
	tasting: tasting.exactOptional(),
	scores: scores.exactOptional(),
});

const step = strictObject({
	when: text().meta({ title: 'Quando', description: 'Um dia ou um prazo: 6 set. 2022, 14 meses.' }),
	label: text().meta({ title: 'Passo', description: 'Vindima, Cuba, Lote, Estágio.' }),
	value: text().meta({ title: 'O que se fez', description: 'Numa frase.' }),
});

const tones: readonly { slug: WineTone; name: string }[] = [
	{ slug: 'rubi-claro', name: 'Rubi claro' },
	{ slug: 'rubi', name: 'Rubi' },
	{ slug: 'granada', name: 'Granada' },
	{ slug: 'retinto', name: 'Retinto' },
	{ slug: 'salmao', name: 'Salmão' },
	{ slug: 'alourado', name: 'Alourado' },
	{ slug: 'ambar', name: 'Âmbar' },
];

export const wineSchema = strictObject({
	name: text().meta({ title: 'Nome', description: 'Como se chama na lista e no rótulo.' }),
	vintage: year.meta({ title: 'Colheita', description: 'O ano da vindima.' }),
	category: choice(wineCategories).meta({ title: 'Família', description: 'Dá-lhe a cor da tinta e o lugar na lista.' }),
	shelf: count.meta({ title: 'Lugar', description: 'Entre os da família, a contar da esquerda: 1 é o primeiro.' }),
	parcels: list(parcel, 1)
		.superRefine(refuseTwice((slug) => slug))
		.meta({ title: 'Parcelas', description: 'De onde vêm as uvas ou as azeitonas.' }),
	line: text().meta({ title: 'Frase', description: 'O que a lista diz do vinho.' }),
	...pageHead,
	kind: text().meta({ title: 'Tipo', description: 'Por cima do nome: Tinto, Douro.' }),
	lede: text().meta({ title: 'Entrada', description: 'As primeiras frases da página, em letra grande.' }),
	steps: list(step, 1).meta({ title: 'Vinificação', description: 'Passo a passo, pela ordem do tempo.' }),
	tasting,
	tone: choice(tones)
		.meta({ title: 'Tom', description: 'A cor que a prova mostra, se não for a da família: os tintos têm quatro.' })
		.exactOptional(),
	scores: scores.default([]),
	facts: ownSheet,
	vintages: list(vintage)
		.superRefine(refuseTwice(({ year: harvest }) => String(harvest), ['year']))
		.meta({ title: 'Colheitas anteriores', description: 'As mais recentes primeiro, cada uma com a sua ficha.' })
		.exactOptional(),
});

/** `shelf` is the wine's place on the shelf, counted from the left; `missing` its pictures that are not there, for which others stand in. */
export type WineFile = { summary: WineSummary; page: WinePage; shelf: number; missing: readonly string[] };

/** A wine from `wines/{slug}.md`. */
export function readWine(document: ContentDocument, { isPublic }: { isPublic: IsPublic }): WineFile | undefined {
	const { slug, report } = document;
	const [story = [], vineyard = []] = paragraphsUnder(contentLanguage(document.language).wineHeadings, document);
	const fields = readFields(wineSchema, document);
	if (!fields) return undefined;
	const { name, category, vintage: harvest, parcels, line, shelf, steps, vintages, ...page } = fields;
	checkYears(fields, report);
	const missingOf = (files: readonly string[]) => files.filter((file) => !isPublic(file));
	const pictures = missingOf(ownPictures({ slug, category }).flatMap(({ src }) => filesOfPicture(src)));
	const missingLand = missingOf(landDrawings({ slug, parcels }));
	return {
		summary: {
			slug,
			name,
			category,
			vintage: harvest,
			parcels,
			line,
			...(pictures.length > 0 && { undrawn: true }),
			...(missingLand.length > 0 && { landUndrawn: true }),
		},
		page: {
			slug,
			...page,
			steps: withTimes(steps, document.language),
			...(vintages && { vintages: vintages.toSorted((one, other) => other.year - one.year) }),
			story,
			vineyard,
		},
		shelf,
		missing: [...pictures, ...missingLand],
	};
}

/** Earlier years are earlier, and no guide tells of a wine before it is harvested. */
function checkYears(
	{ vintage: harvest, scores: own, vintages = [] }: z.output<typeof wineSchema>,
	report: Report,
): void {
	const checkScores = (path: FieldPath, from: number, given: readonly { edition: number }[]) => {
		for (const [index, { edition }] of given.entries())
			if (edition < from) report([...path, 'scores', index, 'edition'], m.of('edition', m.beforeHarvest(from)));
	};
	checkScores([], harvest, own);
	for (const [index, { year: earlier, scores: given = [] }] of vintages.entries()) {
		if (earlier >= harvest) report(['vintages', index, 'year'], m.of('year', m.notEarlier(harvest)));
		checkScores(['vintages', index], earlier, given);
	}
}
