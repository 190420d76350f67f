/** How many days of the visitor's calendar lie between two moments: 1 from yesterday evening to this morning. */
export function daysBetween(earlier: Date, later: Date): number {
	return Math.round((midnight(later) - midnight(earlier)) / 86_400_000);
}

function midnight(date: Date): number {
	return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
