export function isNumber(text: string): boolean {
	return /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test(text);
}

export function isTime(text: string): boolean {
	return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}

/** Four or more digits, two, two: the form of a date, whether or not there is such a day. */
export function looksLikeDate(text: string): boolean {
	return /^\d{4,}-\d{2}-\d{2}$/.test(text);
}

/** The last year that a `Date` knows. */
const lastYear = 275_760;

/** A date as `Date` understands one: the 30th of February is the 1st of March (CONTRACT 8.2). */
export function isDate(text: string): boolean {
	const exists = /^\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);
	return exists && Number.parseInt(text, 10) <= lastYear;
}

/**
 * The day of the week, 1 for Monday to 7 for Sunday. The plugin reads the date as UTC and takes its day in the visitor's
 * zone, a day too early west of Greenwich; here it is the day that was written.
 * @returns undefined for what is no date
 */
export function dayOfWeek(text: string): number | undefined {
	const date = new Date(text);
	if (Number.isNaN(date.getTime())) return undefined;
	return (looksLikeDate(text) ? date.getUTCDay() : date.getDay()) || 7;
}

/** Whether a number lies on the grid that begins at `base`, to six decimals. No grid without a positive interval. */
export function isOnStep(text: string, base: string, interval: number): boolean {
	if (!(interval > 0)) return true;
	const rest = Math.abs(Number.parseFloat(text) - Number.parseFloat(base)) % interval;
	return Math.min(rest, interval - rest) < 0.5e-6;
}
