const months = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'];

/** An ISO day as lists show it: `12 out. 2026`. Browsers and Node abbreviate Portuguese months differently, so ours are a table. */
export function shortDateText(day: string): string {
	const [year, month, date] = day.split('-').map(Number);
	return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
