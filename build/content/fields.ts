import { z } from 'zod';
import { parcelName } from '../../src/content/parcel-names.ts';
import { parcelSlugs } from '../../src/content/parcels.ts';
import { producer } from '../../src/content/producer.ts';
import type { Fact } from '../../src/content/rich-text.ts';
import { isDay } from '../../src/platform/day.ts';
import { fieldMessages as m } from './messages.ts';
import { nearest } from './nearest.ts';
import { toWrite } from './new-file.ts';
import { typeset } from './typeset.ts';

/** A text of so many characters, set for print. */
export const text = (atMost?: number, atLeast = 1) =>
	z
		.string()
		.trim()
		.min(atLeast)
		.max(atMost ?? Number.POSITIVE_INFINITY)
		.refine((words) => (words.match(/"/g) ?? []).length % 2 === 0, m.openQuote)
		.transform(typeset)
		.meta({ input: { kind: 'text', atLeast, ...(atMost !== undefined && { atMost }) } });

/** What is written of is over, or is about to be: a clock that is a year slow must refuse nothing. */
const latestYear = () => new Date().getFullYear() + 2;
const latestDay = () => `${latestYear()}-12-31`;
const firstYear = producer.founded;
const firstDay = '2000-01-01';

export const year = z
	.string()
	.regex(/^\d{4}$/, { error: m.year, abort: true })
	.refine((words) => Number(words) >= firstYear && Number(words) <= latestYear(), {
		error: ({ input }) => m.outOfRange(String(input), String(firstYear), String(latestYear())),
	})
	.transform(Number)
	.meta({ input: { kind: 'year' } });

/** The years of a text, which says more: `1947, replantada em parte em 1988`. */
export const planting = text().superRefine((words, context) => {
	const years = words.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
	const wrong = years.find((one) => Number(one) < oldestVine || Number(one) > latestYear());
	if (years.length === 0) context.addIssue({ code: 'custom', message: m.noYear });
	if (wrong) context.addIssue({ code: 'custom', message: m.yearOutOfRange(wrong, oldestVine, latestYear()) });
});
const oldestVine = 1700;

export const count = z
	.string()
	.regex(/^\d{1,4}$/, { error: m.wholeNumber, abort: true })
	.transform(Number)
	.meta({ input: { kind: 'whole-number' } });

/** A number with a comma, which stays as it is written. */
export const decimal = z
	.string()
	.regex(/^\d+(,\d+)?$/, { error: m.number, abort: true })
	.meta({ input: { kind: 'number' } });

/** Such a number, to be drawn. */
export const amount = decimal.transform((words) => Number(words.replace(',', '.'))).meta({ input: { kind: 'number' } });

/** A day that exists. */
export const day = z
	.string()
	.refine(isDay, { error: m.day, abort: true })
	.refine((words) => words >= firstDay && words <= latestDay(), {
		error: ({ input }) => m.outOfRange(String(input), firstDay, latestDay()),
	})
	.meta({ input: { kind: 'date' } });

/** One of these, by its slug. */
export const choice = <T extends string>(options: readonly { slug: T; name: string }[]) =>
	z
		.enum(
			options.map(({ slug }) => slug),
			{ error: ({ input }) => (input === '' ? m.missing : undefined) },
		)
		.meta({ input: { kind: 'choice', options: options.map(({ slug, name }) => ({ value: slug, name })) } });

const parcelWords = parcelSlugs.map((slug) => ({ value: slug, words: [slug, parcelName(slug)] }));

export const parcel = z
	.enum(parcelSlugs, {
		error: ({ input }) =>
			input === undefined ? m.missing : m.noParcel(String(input), nearest(String(input), parcelWords)),
	})
	.meta({ input: { kind: 'parcel' } });

/** So many of them, one below the other. */
export const list = <T extends z.ZodType>(item: T, atLeast = 0) => z.array(item).min(atLeast).meta({ atLeast });

/** Reports what stands in a list for the second time. */
export function refuseTwice<T>(wordsOf: (item: T) => string, name: readonly string[] = []) {
	return (items: readonly T[], context: z.core.$RefinementCtx): void => {
		const seen = new Set<string>();
		for (const [index, item] of items.entries()) {
			const value = wordsOf(item);
			if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, ...name], message: m.twice(value) });
			seen.add(value);
		}
	};
}

/** Reports facts without a figure, by their labels; what is still to be written is noted where all files are checked. */
export function refuseWithoutFigure(examples: Readonly<Record<string, string>>, pattern: RegExp) {
	return (rows: readonly Fact[], context: z.core.$RefinementCtx): void => {
		for (const { label, value } of rows) {
			const example = examples[label];
			if (example === undefined || pattern.test(value) || value.startsWith(toWrite)) continue;
			context.addIssue({ code: 'custom', path: [label], message: m.figure(example) });
		}
	};
}

/** A file under `public/`, which is looked for where the whole file is read. */
export const picture = z
	.string()
	.trim()
	.min(1, { abort: true })
	.regex(/^(?!.*\.\.)[\w-][\w./-]*$/, { error: m.picturePath, abort: true })
	.regex(/\.(?:svg|webp)$/, m.pictureKind)
	.meta({ input: { kind: 'picture' } });

/** `Duração: 80 min`, one per line, in the order of the file. */
export const facts = z
	.record(z.string().regex(/\p{L}/u), text())
	.transform((labels): Fact[] => Object.entries(labels).map(([label, value]) => ({ label, value })))
	.meta({ input: { kind: 'facts' } });

/** Castas with shares that make a hundred. */
export const castas = text().superRefine((value, context) => {
	const fault = faultOfShares(value);
	if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** What the head of every document needs (docs/product.md 7: 60 and 155 characters, each page its own). */
export const pageHead = {
	title: text(60).meta({
		title: 'Título da página',
		description: 'No separador do navegador e nos motores de busca. Diferente dos das outras páginas.',
	}),
	description: text(155, 50).meta({
		title: 'Descrição',
		description: 'O que os motores de busca mostram por baixo do título, numa ou duas frases.',
	}),
};

/**
 * What is wrong with `Touriga Franca 62 %, outras 38 %`, as the rest of a sentence; nothing when the shares make a hundred.
 * Rounded shares (`33,3 %` of each of three) may miss it by half of their last digit each.
 */
export function faultOfShares(list: string): string | undefined {
	const shares = [...list.matchAll(/(?<![\d,.])(\d+)(?:[,.](\d+))?\s?%/g)];
	if (shares.length === 0) return m.noShares;
	const sum = shares.reduce((total, [, whole, part = '0']) => total + Number(`${whole}.${part}`), 0);
	const digits = Math.max(...shares.map(([, , part = '']) => part.length));
	const tolerance = digits === 0 ? 0 : (shares.length * 10 ** -digits) / 2;
	if (Math.abs(sum - 100) <= tolerance + 1e-9) return undefined;
	return m.shares(String(Number(sum.toFixed(digits))).replace('.', ','));
}
