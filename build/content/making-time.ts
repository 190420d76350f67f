import type { Step, Stretch } from '../../src/content/wines/wine.ts';
import { contentLanguage } from './languages.ts';

/** A step as the file has it. */
type ToldStep = Omit<Step, 'time'>;

/**
 * The steps of a timeline, each with when it lasted, as far as its words tell: `14–26 set.`, `mai. 2023`, `18 meses`, `7 a 10 dias`,
 * `2009–2025`. A span begins where the step before it ends, and ends at the latest where the next date begins.
 */
export function withTimes(steps: readonly ToldStep[], language: string): Step[] {
	const read = timesReader(language);
	const told: (Stretch | undefined)[] = [];
	let last: Stretch | undefined;
	for (const { when } of steps) {
		const stretch = read(when, last);
		told.push(stretch);
		last = stretch ?? last;
	}
	return steps.map((step, index) => {
		const [stretch, next] = [told[index], told.slice(index + 1).find((each) => each !== undefined)];
		if (!stretch) return step;
		const to = next ? Math.max(stretch.from, Math.min(stretch.to, next.from)) : stretch.to;
		return { ...step, time: { from: stretch.from, to } };
	});
}

/** When a step lasted by its words, after the last one whose words name a time. */
type ReadTime = (when: string, last: Stretch | undefined) => Stretch | undefined;

function timesReader(language: string): ReadTime {
	const { months, hours, andDay } = contentLanguage(language);
	const monthName = months.join('|');
	const span = new RegExp(`(\\d+) (${Object.keys(hours).join('|')})`);
	const dates = new RegExp(
		`^(?:(\\d+)(?: (${monthName})\\p{L}*\\.?)?(?:–|${andDay}))?(?:(\\d+) )?(${monthName})\\p{L}*\\.?(?: (\\d{4}))?$`,
		'u',
	);

	return (when, last) => {
		const text = plain(when);
		return datesOf(text, last) ?? (last && spanFrom(text, last.to));
	};

	/** `18 meses` from a day on; of `7 a 10 dias` the longer. */
	function spanFrom(text: string, from: number): Stretch | undefined {
		const [, count, unit = ''] = span.exec(text) ?? [];
		const each = hours[unit];
		return each === undefined ? undefined : { from, to: from + (Number(count) * each) / 24 };
	}

	/** Dates are those of the year that is named, or of the first one that does not lie before the step that went before. */
	function datesOf(text: string, last: Stretch | undefined): Stretch | undefined {
		const years = /^(\d{4})–(\d{4})$/.exec(text);
		// From what went before to the beginning of the last year.
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
}

const dayMs = 86_400_000;

function dayOf(year: number, month: number, day: number): number {
	return Date.UTC(year, month, day) / dayMs;
}

/** Without accents, capitals and no-break spaces: `mês` and `meses` begin alike. */
function plain(text: string): string {
	return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s/gu, ' ').trim().toLowerCase();
}
