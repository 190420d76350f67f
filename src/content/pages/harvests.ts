/** First days of harvest as they are written, year after year: `22/9 26/9 – 24/9`, with a dash for one that was not written down. */
export type HarvestRow = { readonly from: number; readonly days: string };

/** The first day of a harvest, counted from the last of July: 1 is the first of August. Nothing where no notebook is left. */
export type Harvest = { readonly year: number; readonly day: number | undefined };

/** As they can be typed: with a hyphen for the dash, too. */
export const harvestDays = /^(?:\d{1,2}\/\d{1,2}|[–-])(?:\s+(?:\d{1,2}\/\d{1,2}|[–-]))*$/;

/** The end of November. */
export const latestHarvest = 122;

const millisecondsPerDay = 86_400_000;

/** The harvests of some rows, in their order. A day that no month has gives one that is not a number. */
export function harvestsIn(rows: readonly HarvestRow[]): Harvest[] {
	return rows.flatMap(({ from, days }) =>
		days
			.split(/\s+/)
			.map((written, index) => ({ year: from + index, day: written.includes('/') ? dayOf(written) : undefined })),
	);
}

/** In a year of 365 days, as all of them have after February. */
function dayOf(written: string): number {
	const [day = 0, month = 0] = written.split('/').map(Number);
	const date = new Date(Date.UTC(2001, month - 1, day));
	if (date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return Number.NaN;
	return (date.getTime() - Date.UTC(2001, 6, 31)) / millisecondsPerDay;
}

/** The day of the month, and the month from 1, of a day so counted. */
export function dateOf(day: number): [day: number, month: number] {
	const date = new Date(Date.UTC(2001, 6, 31 + day));
	return [date.getUTCDate(), date.getUTCMonth() + 1];
}

/** The average first day of the harvests from one year to another, as far as they are known. */
export function averageDay(harvests: readonly Harvest[], from: number, to: number): number | undefined {
	const days = harvests.flatMap(({ year, day }) => (year >= from && year <= to && day !== undefined ? [day] : []));
	return days.length > 0 ? days.reduce((sum, day) => sum + day, 0) / days.length : undefined;
}
