import { estates, type TerroirSlug } from '../content/estates';
import { estateOf } from '../content/parcels';
import { wineCategories } from '../content/wines/categories';
import type { WineCategory, WineSummary } from '../content/wines/wine';
import type { WineListSearch } from './search';

/** Which wines are wanted; what is left out does not matter. */
export type WineFilter = {
	category?: WineCategory | undefined;
	estate?: TerroirSlug | undefined;
	vintage?: number | undefined;
};

/** What an address asks for; what no wine could ever have is silently left out. */
export function filterOf({ filtro, quinta, colheita }: WineListSearch, wines: readonly WineSummary[]): WineFilter {
	return {
		category: wineCategories.find(({ slug }) => slug === filtro)?.slug,
		estate: estates.find(({ slug }) => slug === quinta)?.slug,
		vintage: vintagesOf(wines).find((year) => year === colheita),
	};
}

/** The address that asks for it. */
export function searchFor({ category, estate, vintage }: WineFilter): WineListSearch {
	return { filtro: category, quinta: estate, colheita: vintage };
}

/** The address after a choice: what the choice does not name stays as it was asked for. */
export function searchAfter(asked: WineListSearch, choice: WineFilter, wines: readonly WineSummary[]): WineListSearch {
	return searchFor({ ...filterOf(asked, wines), ...choice });
}

/** Whether an address says just what it asks for, and nothing that has no meaning. */
export function isClean(asked: WineListSearch, wines: readonly WineSummary[]): boolean {
	const meant = new Map(Object.entries(searchAfter(asked, {}, wines)));
	return Object.entries(asked).every(([name, value]) => value === undefined || meant.get(name) === value);
}

/** Whether a wine is wanted. A wine of several estates belongs to each of them. */
export function isWanted(wine: WineSummary, { category, estate, vintage }: WineFilter): boolean {
	return (
		(category === undefined || wine.category === category) &&
		(vintage === undefined || wine.vintage === vintage) &&
		(estate === undefined || wine.parcels.some((parcel) => estateOf(parcel).slug === estate))
	);
}

/** The years of harvest in the list, newest first. */
export function vintagesOf(wines: readonly WineSummary[]): number[] {
	return [...new Set(wines.map(({ vintage }) => vintage))].toSorted((one, other) => other - one);
}

/** The selector that the cards of a category match (docs/product.md 3). */
export function categorySelector(category: WineCategory): string {
	return `[data-category="${category}"]`;
}
