import { strictObject, z } from 'zod';
import type { Experience, HomePage } from '../../src/content/pages/pages.ts';
import type { ParcelSlug } from '../../src/content/parcels.ts';
import type { ContentDocument } from './document.ts';
import { count, facts, list, parcel, refuseTwice, refuseWithoutFigure, text } from './fields.ts';
import { fieldMessages as m } from './messages.ts';
import { paragraphsOf, refuseSections } from './parts.ts';
import { filesOfPicture, type IsPublic } from './public-files.ts';
import { readFields } from './read-fields.ts';

const figure = text().meta({ title: 'Dado', description: 'Duração, dias ou preço, em duas ou três palavras.' });

const month = count.refine((number) => number >= 1 && number <= 12, {
	error: ({ input }) => m.outOfRange(String(input), '1', '12'),
});

export const visitSchema = strictObject({
	name: text().meta({ title: 'Nome', description: 'Como se chama a visita.' }),
	place: count.meta({ title: 'Lugar', description: 'Entre as visitas: 1 é a primeira.' }),
	home: strictObject({
		line: text().meta({ title: 'Frase', description: 'O que é, numa linha.' }),
		figures: z
			.tuple([figure, figure])
			.meta({ title: 'Dois dados', description: 'Ao lado da frase: 80 min, segunda a sábado.' }),
	}).meta({ title: 'Na primeira página', description: 'O que a primeira página diz dela.' }),
	facts: facts
		.superRefine(refuseWithoutFigure({ Preço: '28 € por pessoa' }, /\d\s?€|^(?:Gratuit[ao]|Sob consulta)/))
		.meta({ title: 'Dados', description: 'Duração, horário e preço, por esta ordem; depois o resto.' }),
	months: strictObject({
		from: month.meta({ title: 'Do mês', description: 'Em número: 4 é abril.' }),
		to: month.meta({ title: 'Ao mês', description: 'O último em que se pode vir.' }),
	})
		.meta({ title: 'Meses', description: 'Em que meses se pode vir. Sem eles, todo o ano.' })
		.exactOptional(),
	parcel: parcel
		.meta({
			title: 'Parcela',
			description: 'A terra dela é a imagem, do ar; desenha-se ao publicar. Sem ela é a da casa, sem legenda.',
		})
		.exactOptional(),
	ground: text().meta({
		title: 'Legenda da imagem',
		description: 'O que nela se vê: A adega e as parcelas do Abade, do ar.',
	}),
	included: list(text().meta({ title: 'Uma coisa' }), 1)
		.superRefine(refuseTwice((thing) => thing))
		.meta({ title: 'Incluído', description: 'O que está no preço, uma coisa por linha.' }),
});

/** `place` is its own among the visits, counted from the first; `missing` its pictures that are not there, for which another stands in. */
export type VisitFile = {
	experience: Experience;
	row: HomePage['visits']['rows'][number];
	place: number;
	/** Whose land its picture shows. */
	parcel?: ParcelSlug;
	missing: readonly string[];
};

/** What stands in for the land of a visit that nobody has drawn: that of the house, from the air. */
const landOfTheHouse = '/map/still-main-wide';

/** Something that can be booked, from `visits/{slug}.md`: the whole of it on `/visitar`, a row of it on the home page. */
export function readVisit(document: ContentDocument, { isPublic }: { isPublic: IsPublic }): VisitFile | undefined {
	const { slug, body, report } = document;
	refuseSections(document);
	const paragraphs = paragraphsOf(body.opening, report);
	const fields = readFields(visitSchema, document);
	if (!fields) return undefined;
	const { name, place, home, facts: rows, months, ground, parcel: shown, included } = fields;
	const [wide, small] = [`/art/visits/${slug}`, `/art/visits/${slug}-600`];
	const missing = [wide, small].flatMap(filesOfPicture).filter((file) => !isPublic(file));
	const isDrawn = missing.length === 0;
	return {
		experience: {
			slug,
			name,
			picture: isDrawn ? small : landOfTheHouse,
			...(isDrawn && { ground }),
			paragraphs,
			facts: rows,
			included,
			...(months && { months }),
		},
		row: { slug, name, picture: isDrawn ? wide : landOfTheHouse, ...home },
		place,
		...(shown && { parcel: shown }),
		missing,
	};
}
