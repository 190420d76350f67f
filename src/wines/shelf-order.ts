import type { WineCategory, WineSummary } from '../content/wines/wine';

/** The shelf opens with one of each: three black bottles would look like one wine. */
const opening: readonly WineCategory[] = ['tintos', 'brancos', 'porto'];

/** The wines as they stand on the shelf: the first red, white and Port, then all others in the order of the house. */
export function shelfOrder(wines: readonly WineSummary[]): WineSummary[] {
	const first = opening.flatMap((family) => wines.find(({ category }) => category === family) ?? []);
	return [...first, ...wines.filter((wine) => !first.includes(wine))];
}
