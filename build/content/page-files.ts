import { strictObject, type z } from 'zod';
import type {
	ContactPage,
	HomePage,
	PhilosophyPage,
	SlopeParcel,
	SustainabilityPage,
	TextPage,
	VisitPage,
} from '../../src/content/pages/pages.ts';
import { parcelName } from '../../src/content/parcel-names.ts';
import { parcelSlugs } from '../../src/content/parcels.ts';
import type { Section } from '../../src/content/rich-text.ts';
import slope from '../../src/content/slope.gen.json' with { type: 'json' };
import type { ContentDocument } from './document.ts';
import { amount, choice, count, list, pageHead, parcel, refuseTwice, text, year } from './fields.ts';
import { harvests, under, vessels } from './house-figures.ts';
import { bodyMessages } from './messages.ts';
import { paragraphsOf, refuseOpening, refuseSections, sectionsOf } from './parts.ts';
import type { FieldPath } from './problem.ts';
import { readFields } from './read-fields.ts';
import type { VisitFile } from './visit-file.ts';

const heading = text().meta({ title: 'Título', description: 'À cabeça da página.' });
const lede = text().meta({ title: 'Entrada', description: 'As primeiras frases, em letra grande.' });

export const textPageSchema = strictObject({ ...pageHead, heading, lede });

const slide = strictObject({
	heading: text().meta({ title: 'Título', description: 'Poucas palavras.' }),
	text: text().meta({ title: 'Texto', description: 'O que quer dizer, em duas ou três frases.' }),
	parcel: parcel.meta({ title: 'Parcela', description: 'Aquela cujo desenho o acompanha.' }),
});

const slidesPageSchema = textPageSchema.extend({
	slides: list(slide, 1).meta({ title: 'Quadros', description: 'Passam de um para o outro, antes do texto.' }),
});

const slopeParcels = parcelSlugs.filter((slug): slug is SlopeParcel => Object.hasOwn(slope.parcels, slug));

const stop = strictObject({
	under: text().meta({ title: 'Parte', description: 'O título da parte do texto que se lê ao lado.' }),
	name: text().meta({ title: 'Nome', description: 'O que lá está, numa palavra: muro, lagar.' }),
	note: text().meta({ title: 'Nota', description: 'O que isso é, em uma ou duas frases.' }),
	parcel: choice(slopeParcels.map((slug) => ({ slug, name: parcelName(slug) }))).meta({
		title: 'Parcela',
		description: 'Aquela do corte onde está.',
	}),
});

const person = strictObject({
	name: text().meta({ title: 'Nome', description: 'Nome próprio e apelido.' }),
	role: text().meta({ title: 'Ofício', description: 'Numa palavra: enologia, muros.' }),
	since: year.meta({ title: 'Desde', description: 'O ano em que entrou.' }),
	text: text().meta({ title: 'Texto', description: 'O que faz, em uma ou duas frases.' }),
});

export const philosophySchema = slidesPageSchema.extend({
	slope: list(stop, 1).meta({ title: 'Encosta', description: 'Os lugares do corte, de cima para baixo.' }),
	people: strictObject({
		heading: text().meta({ title: 'Título', description: 'Por cima dos nomes.' }),
		of: list(person, 1).meta({ title: 'Pessoas', description: 'Duas ou três.' }),
	}).meta({ title: 'Quem', description: 'Gente da casa, pelo nome.' }),
	vessels,
	harvests,
});

const shown = {
	under,
	caption: text().meta({ title: 'Legenda', description: 'O que o número diz, a seguir a ele.' }),
};

const practiceSchema = strictObject({
	vines: strictObject({
		...shown,
		watered: list(parcel.meta({ title: 'Parcela', description: 'Uma que já foi regada.' }))
			.superRefine(refuseTwice((slug: string) => slug))
			.meta({
				title: 'Regadas',
				description: 'As parcelas que alguma vez o foram; o número conta as outras.',
				atLeast: 0,
			}),
	}).meta({ title: 'Vinhas', description: 'As parcelas que nunca foram regadas.' }),
	cellar: strictObject({
		...shown,
		litres: amount.meta({ title: 'Litros', description: 'De água por litro de vinho, hoje.' }),
		before: amount.meta({ title: 'Antes', description: 'Os litros que eram.' }),
		year: year.meta({ title: 'Ano', description: 'Aquele em que eram esses.' }),
	}).meta({ title: 'Adega', description: 'A água que se gasta por litro de vinho.' }),
	soil: strictObject({
		...shown,
		ceiling: amount.meta({ title: 'Teto', description: 'Os quilos de cobre por hectare a que a casa se obriga.' }),
		years: list(
			strictObject({
				year: year.meta({ title: 'Ano', description: 'Aquele em que se usaram.' }),
				kilos: amount.meta({ title: 'Quilos', description: 'De cobre por hectare.' }),
			}),
			1,
		)
			.superRefine(refuseTwice((used) => String(used.year), ['year']))
			.meta({ title: 'Anos', description: 'Do mais antigo para o mais recente.' }),
	}).meta({ title: 'Solo', description: 'O cobre que se usa em cada ano.' }),
	walls: strictObject({
		...shown,
		kilometres: count.meta({ title: 'Quilómetros', description: 'De muro de pedra posta.' }),
		fallen: count.meta({ title: 'Caídos', description: 'Os metros que caem no pior inverno.' }),
	}).meta({ title: 'Muros', description: 'O comprimento de todos eles.' }),
	glass: strictObject({
		...shown,
		grams: count.meta({ title: 'Gramas', description: 'O que pesa a garrafa vazia, hoje.' }),
		before: count.meta({ title: 'Antes', description: 'Os gramas que pesava.' }),
	}).meta({ title: 'Vidro', description: 'O peso da garrafa bordalesa.' }),
	people: strictObject({
		...shown,
		count: count.meta({ title: 'Pessoas', description: 'As que trabalham o ano inteiro.' }),
	}).meta({ title: 'Gente', description: 'Quem trabalha na casa.' }),
});

export const sustainabilitySchema = slidesPageSchema.extend({
	figures: practiceSchema.meta({ title: 'Números', description: 'Em letra grande, cada um com o seu desenho.' }),
});

const statement = strictObject({
	statement: text().meta({ title: 'Afirmação', description: 'Uma frase curta.' }),
	paragraph: text().meta({ title: 'Parágrafo', description: 'O que ela quer dizer.' }),
	parcel: parcel.meta({ title: 'Parcela', description: 'Aquela cuja estampa o mostra.' }),
	caption: text().meta({ title: 'Legenda', description: 'Por baixo da estampa.' }),
});

export const homeSchema = strictObject({
	...pageHead,
	hero: strictObject({
		lines: list(text().meta({ title: 'Linha' }), 1).meta({
			title: 'Linhas',
			description: 'O que está sobre o mapa, linha a linha.',
		}),
		lede: text().meta({ title: 'Entrada', description: 'Uma frase por baixo.' }),
	}).meta({ title: 'Abertura', description: 'O alto da primeira página.' }),
	philosophy: list(statement, 1).meta({ title: 'Filosofia', description: 'Afirmações, cada uma com a sua estampa.' }),
	visits: strictObject({ lede: text().meta({ title: 'Entrada', description: 'Uma frase antes das visitas.' }) }).meta({
		title: 'Visitar',
		description: 'As visitas em si têm os seus ficheiros.',
	}),
	film: strictObject({
		heading: text().meta({ title: 'Título', description: 'Por cima do filme.' }),
		caption: text().meta({ title: 'Legenda', description: 'Por baixo do filme.' }),
		seen: text().meta({ title: 'O que se vê', description: 'O filme por palavras, para quem não o vê.' }),
	}).meta({ title: 'Filme', description: 'O que o acompanha.' }),
});

export const contactSchema = textPageSchema.extend({
	formHeading: text().meta({ title: 'Título do formulário', description: 'Por cima dos campos.' }),
	relief: strictObject({
		alt: text().meta({ title: 'O que se vê', description: 'O relevo por palavras, para quem não o vê.' }),
		caption: text().meta({ title: 'Legenda', description: 'Por baixo do relevo.' }),
	}).meta({ title: 'Relevo', description: 'O desenho ao lado do formulário.' }),
	questionsHeading: text().meta({
		title: 'Título das perguntas',
		description: 'Por cima delas; cada uma é um título do texto.',
	}),
});

/** A page under `pages/`. */
export type ContentPage = TextPage | PhilosophyPage | SustainabilityPage | HomePage | ContactPage | VisitPage;

/** A page that is read from top to bottom, from `pages/{name}.md`. */
export function readTextPage(document: ContentDocument): TextPage | undefined {
	return readParts(textPageSchema, document);
}

function readParts<T>(schema: z.ZodType<T>, document: ContentDocument): (T & { sections: Section[] }) | undefined {
	refuseOpening(document);
	const sections = sectionsOf(document);
	const fields = readFields(schema, document);
	return fields && { ...fields, sections };
}

/** `/filosofia`, whose sections stand beside the places of a slope. */
export function readPhilosophyPage(document: ContentDocument): PhilosophyPage | undefined {
	const page = readParts(philosophySchema, document);
	for (const [index, { under }] of (page?.slope ?? []).entries())
		refuseUnknownHeading(document, ['slope', index, 'under'], under);
	for (const name of ['vessels', 'harvests'] as const)
		if (page) refuseUnknownHeading(document, [name, 'under'], page[name].under);
	return page;
}

/** `/sustentabilidade`, whose figures stand in the sections that they name. */
export function readSustainabilityPage(document: ContentDocument): SustainabilityPage | undefined {
	const page = readParts(sustainabilitySchema, document);
	for (const [name, { under }] of Object.entries(page?.figures ?? {}))
		refuseUnknownHeading(document, ['figures', name, 'under'], under);
	return page;
}

function refuseUnknownHeading({ body, report }: ContentDocument, field: FieldPath, heading: string): void {
	const headings = body.sections.map((section) => section.heading);
	if (!headings.includes(heading)) report(field, bodyMessages.noSuchHeading(heading, headings));
}

type Visits = { visits: readonly VisitFile[] };

/** `/`, whose rows of visits come from their own files. */
export function readHomePage(document: ContentDocument, { visits }: Visits): HomePage | undefined {
	refuseOpening(document);
	refuseSections(document);
	const fields = readFields(homeSchema, document);
	return fields && { ...fields, visits: { ...fields.visits, rows: visits.map(({ row }) => row) } };
}

/** `/contacto`, with a question for each heading. */
export function readContactPage(document: ContentDocument): ContactPage | undefined {
	const { body, report } = document;
	refuseOpening(document);
	const questions = body.sections.map((part) => ({ question: part.heading, answer: paragraphsOf(part, report) }));
	const fields = readFields(contactSchema, document);
	return fields && { ...fields, questions };
}

/** `/visitar`, whose experiences come from their own files. */
export function readVisitPage(document: ContentDocument, { visits }: Visits): VisitPage | undefined {
	const page = readTextPage(document);
	return page && { ...page, experiences: visits.map(({ experience }) => experience) };
}
