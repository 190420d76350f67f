import { strictObject, z } from 'zod';
import { type HarvestRow, harvestDays, harvestsIn, latestHarvest } from '../../src/content/pages/harvests.ts';
import { list, parcel, text, year } from './fields.ts';
import { fieldMessages as m } from './messages.ts';

/** Where a figure stands. */
export const under = text().meta({ title: 'Parte', description: 'O título da parte do texto que mostra o número.' });

/** What shares a vessel, on `/filosofia`. */
export const vessels = strictObject({
	under,
	pairs: list(
		strictObject({
			parcels: list(parcel)
				.length(2)
				.meta({ title: 'Parcelas', description: 'As duas que fermentam juntas.', atLeast: 2 }),
		}),
	)
		.superRefine(refuseSharedTwice)
		.meta({ title: 'Pares', description: 'As outras parcelas têm cada uma o seu recipiente.' }),
}).meta({ title: 'Recipientes', description: 'Cubas e lagares, e o que fermenta em cada um.' });

/** When each harvest began, on `/filosofia`. */
export const harvests = strictObject({
	under,
	rows: list(
		strictObject({
			from: year.meta({ title: 'Desde', description: 'O ano do primeiro dia da linha.' }),
			days: z
				.string()
				.trim()
				.regex(harvestDays, { error: m.harvestDays, abort: true })
				.meta({
					title: 'Dias',
					description: 'O primeiro de cada vindima: 22/9 26/9. Um ano sem registo é um –.',
					input: { kind: 'text', atLeast: 1 },
				}),
		}),
		1,
	)
		.superRefine(refuseGaps)
		.meta({ title: 'Linhas', description: 'Umas a seguir às outras, sem saltar anos.' }),
}).meta({ title: 'Vindimas', description: 'O primeiro dia de cada uma.' });

/** Each parcel is in one vessel. */
function refuseSharedTwice(pairs: readonly { parcels: readonly string[] }[], context: z.core.$RefinementCtx): void {
	const seen = new Set<string>();
	for (const [pair, { parcels }] of pairs.entries())
		for (const [place, slug] of parcels.entries()) {
			if (seen.has(slug)) context.addIssue({ code: 'custom', path: [pair, 'parcels', place], message: m.twice(slug) });
			seen.add(slug);
		}
}

/** A row begins with the year after the last of the one before, and its days exist. */
function refuseGaps(rows: readonly HarvestRow[], context: z.core.$RefinementCtx): void {
	let next = rows[0]?.from;
	for (const [index, row] of rows.entries()) {
		// What is no year has been refused already.
		if (typeof row.from !== 'number') return;
		const harvests = harvestsIn([row]);
		if (row.from !== next) context.addIssue({ code: 'custom', path: [index, 'from'], message: m.rowFrom(next) });
		const wrong = harvests.find(({ day }) => day !== undefined && !(day > 0 && day <= latestHarvest));
		if (wrong) context.addIssue({ code: 'custom', path: [index, 'days'], message: m.harvestDays });
		next = row.from + harvests.length;
		const thisYear = new Date().getFullYear();
		if (next - 1 > thisYear)
			context.addIssue({ code: 'custom', path: [index, 'days'], message: m.harvestsAhead(thisYear) });
	}
}
