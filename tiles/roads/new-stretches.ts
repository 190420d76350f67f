/** Cells of a way, counted from its start, both ends included. */
export type CellRange = { readonly first: number; readonly last: number };

/**
 * A new road starts this many cells back on the old one: there the two lines are still the same, and they part as gently
 * as a turning does.
 */
const OVERLAP = 4;

/** The parts of a way that no road covers yet; `covered` tells it cell by cell. */
export function newStretches(covered: readonly boolean[]): CellRange[] {
	const stretches: { first: number; last: number }[] = [];
	covered.forEach((old, index) => {
		if (old) return;
		const first = Math.max(0, index - OVERLAP);
		const last = Math.min(covered.length - 1, index + OVERLAP);
		const previous = stretches.at(-1);
		if (previous && first <= previous.last) previous.last = last;
		else stretches.push({ first, last });
	});
	return stretches.filter(({ first, last }) => last > first);
}
