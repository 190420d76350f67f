const shortDate = new Intl.DateTimeFormat('pt-PT', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	timeZone: 'UTC',
});

/** An ISO day as lists show it: `12 out. 2026`. */
export function shortDateText(day: string): string {
	const parts = shortDate.formatToParts(new Date(`${day}T00:00:00Z`));
	const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
	return `${part('day')} ${part('month').replace(/\.?$/, '.')} ${part('year')}`;
}
