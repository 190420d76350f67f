import { z } from 'zod';
import type { Fact } from '../../src/content/fact.ts';
import { parcelSlugs } from '../../src/content/parcels.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Report } from './problem.ts';
import { sentence } from './sentence.ts';
import { typeset } from './typeset.ts';

/** A text of at least one character, set for print. */
export const text = (atMost = Number.POSITIVE_INFINITY) => z.string().trim().min(1).max(atMost).transform(typeset);

export const year = z
	.string()
	.regex(/^\d{4}$/, 'must be a year, like 2022.')
	.transform(Number);

export const count = z
	.string()
	.regex(/^\d{1,4}$/, 'must be a whole number.')
	.transform(Number);

/** A day that exists. */
export const day = z.string().refine(isDay, 'must be a day as in 2026-10-12.');

export const parcel = z.enum(parcelSlugs, {
	error: ({ input }) => `names a parcel that does not exist: "${String(input)}".`,
});

/** `Duração: 80 min`, one per line, in the order of the file. */
export const facts = z
	.record(z.string().regex(/\p{L}/u), text())
	.transform((labels): Fact[] => Object.entries(labels).map(([label, value]) => ({ label, value })));

/** Castas with shares that make a hundred. */
export const castas = text().superRefine((value, context) => {
	const fault = faultOfShares(value);
	if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** What the head of every document needs (docs/product.md 7: 60 and 155 characters, each page its own). */
export const pageHead = {
	title: text(60),
	description: text(155).refine((words) => words.length >= 50, 'needs at least 50 characters.'),
};

/** The fields of a file as their schema types them; nothing when one of them is wrong, with every one that is reported. */
export function readFields<T>(schema: z.ZodType<T>, head: FrontMatter, report: Report): T | undefined {
	const result = schema.safeParse(head.fields, { error: sentence });
	if (result.success) return result.data;
	for (const issue of result.error.issues) {
		if (issue.code === 'unrecognized_keys') {
			for (const key of issue.keys)
				report(head.lineOf([...issue.path, key]), `"${key}" is no field here: is it misspelt?`);
		} else {
			const name = issue.path.findLast((step) => typeof step === 'string');
			const subject = name === undefined ? 'This' : `"${name}"`;
			report(head.lineOf(issue.path), `${subject} ${issue.message}`);
		}
	}
	return undefined;
}

/** What is wrong with `Touriga Franca 62 %, outras 38 %`, as the rest of a sentence; nothing when the shares make a hundred. */
export function faultOfShares(list: string): string | undefined {
	const sum = [...list.matchAll(/(\d+)\s%/g)].reduce((total, [, share]) => total + Number(share), 0);
	return sum === 100 ? undefined : `has shares that make ${sum} %, not 100 %.`;
}

function isDay(words: string): boolean {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(words) ? Date.parse(`${words}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(words);
}
