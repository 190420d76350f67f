import { z } from 'zod';
import { estates } from '../../src/content/estates.ts';
import { parcelsOf } from '../../src/content/parcels.ts';
import type { ToldEstate } from '../../src/content/vineyards/told-estate.ts';
import type { Vineyard } from '../../src/content/vineyards/vineyard.ts';
import type { ContentDocument } from './document.ts';
import { castas, facts, readFields, text } from './fields.ts';
import { paragraphsOf, refuseSections } from './parts.ts';

const vineyard = z.strictObject({ castas, planted: text(), soil: text(), training: text() });
const estate = z.strictObject({ facts, parcels: z.record(z.string(), vineyard) });

/** What is told of an estate, and what is known of each of its parcels. */
export type EstateFile = { told: ToldEstate; vineyards: Readonly<Record<string, Vineyard>> };

/** An estate from `vineyards/{slug}.md`, with each of its parcels and no other. */
export function readEstate(document: ContentDocument): EstateFile | undefined {
	const { slug, head, body, report } = document;
	refuseSections(document);
	const about = paragraphsOf(body.opening, report);
	const known = estates.find((one) => one.slug === slug);
	if (!known) report(1, `There is no estate "${slug}": they are ${estates.map((one) => one.slug).join(', ')}.`);
	const fields = readFields(estate, head, report);
	if (!fields || !known) return undefined;

	const own: readonly string[] = parcelsOf[known.slug];
	for (const parcel of Object.keys(fields.parcels))
		if (!own.includes(parcel)) report(head.lineOf(['parcels', parcel]), `"${parcel}" is no parcel of ${known.quinta}.`);
	for (const parcel of own)
		if (!fields.parcels[parcel]) report(head.lineOf(['parcels']), `The parcel "${parcel}" is missing.`);
	return { told: { about, facts: fields.facts }, vineyards: fields.parcels };
}
