import { z } from 'zod';
import { wineCategories } from '../../src/content/wines/categories.ts';
import type { WinePage, WineSummary } from '../../src/content/wines/wine.ts';
import type { ContentDocument } from './document.ts';
import { count, facts, faultOfShares, pageHead, parcel, readFields, text, year } from './fields.ts';
import { paragraphsUnder } from './parts.ts';

const score = z
	.strictObject({
		guide: text(),
		edition: year,
		points: z.string().regex(/^\d+(,\d+)?$/, 'must be a number, like 17,5.'),
		outOf: count,
		quote: text(),
	})
	.refine(({ points, outOf }) => Number(points.replace(',', '.')) <= outOf, {
		path: ['points'],
		error: 'is more than "outOf".',
	});

/** The technical sheet; where it names castas, their shares make a hundred. */
const sheet = facts.superRefine((rows, context) => {
	const shares = rows.find(({ label }) => label === 'Castas');
	const fault = shares && faultOfShares(shares.value);
	if (fault) context.addIssue({ code: 'custom', path: ['Castas'], message: fault });
});

const ownSheet = sheet.refine((rows) => rows.some(({ label }) => label === 'Castas' || label === 'Variedades'), {
	error: 'names neither "Castas" nor "Variedades".',
});

const vintage = z.strictObject({
	year,
	line: text(),
	facts: sheet,
	tasting: facts.exactOptional(),
	scores: z.array(score).exactOptional(),
});

const wine = z.strictObject({
	...pageHead,
	name: text(),
	category: z.enum(wineCategories.map(({ slug }) => slug)),
	vintage: year,
	shelf: count,
	parcels: z.array(parcel).min(1),
	line: text(),
	kind: text(),
	lede: text(),
	steps: z.array(z.strictObject({ when: text(), label: text(), value: text() })).min(1),
	tasting: facts,
	scores: z.array(score).default([]),
	facts: ownSheet,
	vintages: z.array(vintage).exactOptional(),
});

/** `shelf` is the wine's place on the shelf, counted from the left. */
export type WineFile = { summary: WineSummary; page: WinePage; shelf: number };

/** A wine from `wines/{slug}.md`. */
export function readWine(document: ContentDocument): WineFile | undefined {
	const { slug, head, report } = document;
	const [story = [], vineyard = []] = paragraphsUnder(['O vinho', 'Vinha'], document);
	const fields = readFields(wine, head, report);
	if (!fields) return undefined;
	const { name, category, vintage: harvest, parcels, line, shelf, ...page } = fields;
	return {
		summary: { slug, name, category, vintage: harvest, parcels, line },
		page: { slug, ...page, story, vineyard },
		shelf,
	};
}
