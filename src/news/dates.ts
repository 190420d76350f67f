const months = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'];

/** An ISO day as lists show it: `12 out. 2026`. Browsers and Node abbreviate Portuguese months differently, so ours are a table. */
export function shortDateText(day: string): string {
	const [year, month, date] = day.split('-').map(Number);
	return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** Whether a text is an ISO day of the calendar: `2026-02-30` is not. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
