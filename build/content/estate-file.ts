import { strictObject, z } from 'zod';
import { estates } from '../../src/content/estates.ts';
import { parcelsOf } from '../../src/content/parcels.ts';
import type { EstateText, Vineyard } from '../../src/content/vineyards/vineyard.ts';
import type { ContentDocument } from './document.ts';
import { castas, facts, planting, text } from './fields.ts';
import { fileMessages as m } from './messages.ts';
import { paragraphsOf, refuseSections } from './parts.ts';
import { readFields } from './read-fields.ts';

const vineyard = strictObject({
	castas: castas.meta({ title: 'Castas', description: 'Com percentagens que somem 100: Rufete 60 %, outras 40 %.' }),
	planted: planting.meta({ title: 'Plantação', description: 'O ano, e o que depois se replantou.' }),
	soil: text().meta({ title: 'Solo', description: 'Xisto, granito, areia.' }),
	training: text().meta({ title: 'Armação', description: 'Calços ou patamares, condução, pés por hectare.' }),
});

export const estateSchema = strictObject({
	facts: facts.meta({ title: 'Dados', description: 'Chuva, solo, castas, água.' }),
	parcels: z
		.record(z.string(), vineyard)
		.meta({ title: 'Parcelas', description: 'Todas as da quinta e mais nenhuma, cada uma pelo seu nome curto.' }),
});

/** What is told of an estate, and what is known of each of its parcels. */
export type EstateFile = { told: EstateText; vineyards: Readonly<Record<string, Vineyard>> };

/** An estate from `vineyards/{slug}.md`, with each of its parcels and no other. */
export function readEstate(document: ContentDocument): EstateFile | undefined {
	const { slug, body, report } = document;
	refuseSections(document);
	const about = paragraphsOf(body.opening, report);
	const known = estates.find((one) => one.slug === slug);
	const fields = readFields(estateSchema, document);
	if (!fields || !known) return undefined;

	const own: readonly string[] = parcelsOf[known.slug];
	const missing = own.filter((parcel) => !fields.parcels[parcel]);
	const others = Object.keys(fields.parcels).filter((parcel) => !own.includes(parcel));
	for (const parcel of others) report(['parcels', parcel], m.otherParcel(parcel, known.quinta, missing));
	// A parcel that is misspelt is one mistake, not two.
	if (others.length === 0) for (const parcel of missing) report(['parcels'], m.parcelMissing(parcel));
	return { told: { about, facts: fields.facts }, vineyards: fields.parcels };
}
