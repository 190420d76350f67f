import { andDay, monthStarts, spanDays } from '#messages/spans';
import type { Step } from '../content/wines/wine';

/** From when to when a step lasted, in days of one calendar; equal for what is a mark in time. */
export type Stretch = { readonly from: number; readonly to: number };

const months: readonly string[] = monthStarts;
const monthName = months.join('|');
const spans: Readonly<Record<string, number>> = spanDays;
const span = new RegExp(`(\\d+) (${Object.keys(spans).join('|')})`);
const dates = new RegExp(
	`^(?:(\\d+)(?: (${monthName})\\p{L}*\\.?)?(?:–|${andDay}))?(?:(\\d+) )?(${monthName})\\p{L}*\\.?(?: (\\d{4}))?$`,
	'u',
);

/**
 * When each step of a timeline lasted, as far as its words tell: `14–26 set.`, `mai. 2023`, `18 meses`, `7 a 10 dias`, `2009–2025`. A span
 * begins where the step before it ends, and ends at the latest where the next date begins. Nothing for a step that names no time.
 */
export function makingTime(steps: readonly Step[]): (Stretch | undefined)[] {
	const told: (Stretch | undefined)[] = [];
	let last: Stretch | undefined;
	for (const { when } of steps) {
		const stretch = last ? (datesOf(when, last) ?? spanFrom(when, last.to)) : datesOf(when, undefined);
		told.push(stretch);
		last = stretch ?? last;
	}
	return told.map((stretch, index) => {
		const next = told.slice(index + 1).find((each) => each !== undefined);
		return stretch && next
			? { from: stretch.from, to: Math.max(stretch.from, Math.min(stretch.to, next.from)) }
			: stretch;
	});
}

/** `18 meses` from a day on; of `7 a 10 dias` the longer. */
function spanFrom(when: string, from: number): Stretch | undefined {
	const [, count, unit = ''] = span.exec(plain(when)) ?? [];
	const days = spans[unit];
	return days === undefined ? undefined : { from, to: from + Number(count) * days };
}

/** Dates are those of the year that is named, or of the first one that does not lie before the step that went before. */
function datesOf(when: string, last: Stretch | undefined): Stretch | undefined {
	const text = plain(when);
	const years = /^(\d{4})–(\d{4})$/.exec(text);
	// From what went before to the middle of the last year.
	if (years) return { from: last?.to ?? dayOf(Number(years[1]), 0, 1), to: dayOf(Number(years[2]), 0, 1) };
	const found = dates.exec(text);
	if (!found) return undefined;
	const [, first, firstMonth, day, month = '', year] = found;
	const ends = months.indexOf(month);
	const begins = firstMonth ? months.indexOf(firstMonth) : ends;
	// Of a month alone its middle.
	const [firstDay, lastDay] = [Number(first ?? day ?? 15), Number(day ?? 15)];
	const yearOfLast = last ? new Date(last.from * dayMs).getUTCFullYear() : undefined;
	if (year === undefined && yearOfLast === undefined) return undefined;
	const told = year === undefined ? (yearOfLast ?? 0) : Number(year);
	const later = year === undefined && dayOf(told, begins, firstDay) < Math.floor(last?.from ?? 0) ? 1 : 0;
	return { from: dayOf(told + later, begins, firstDay), to: dayOf(told + later, ends, lastDay) };
}

const dayMs = 86_400_000;

function dayOf(year: number, month: number, day: number): number {
	return Date.UTC(year, month, day) / dayMs;
}

/** The days on which the years between begin, each with its number. */
export function yearsBetween(from: number, to: number): { year: number; day: number }[] {
	const first = new Date(from * dayMs).getUTCFullYear() + 1;
	const last = new Date(to * dayMs).getUTCFullYear();
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
		const year = first + index;
		return { year, day: dayOf(year, 0, 1) };
	});
}

/** Without accents, capitals and no-break spaces: `mês` and `meses` begin alike. */
function plain(text: string): string {
	return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s/gu, ' ').trim().toLowerCase();
}
