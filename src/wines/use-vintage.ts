import { useEffect } from 'react';
import { useAsked } from '../ui/use-asked';
import type { WineSearch } from './search';
import type { VintageShown, Vintages } from './vintage-shown';

const currentYear: WineSearch = {};

/**
 * The year that a wine's page shows: the one its address asks for, else the current one.
 * @param onUnknown the address asks for a year that the page cannot show
 */
export function useVintage(vintages: Vintages, search: WineSearch, onUnknown: () => void): VintageShown {
	// The router leaves in it what its reader has refused, such as words in place of a year.
	const isUnknown = search.colheita !== undefined && !vintages.some(({ year }) => year === search.colheita);
	useEffect(() => {
		if (isUnknown) onUnknown();
	}, [isUnknown, onUnknown]);
	const { colheita } = useAsked(search, currentYear);
	return vintages.find(({ year }) => year === colheita) ?? vintages[0];
}
