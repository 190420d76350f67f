import { useEffect } from 'react';
import { decimalMark } from '#messages/numbers';
import type { Fact } from '../content/rich-text';
import type { Score, WinePage, WineSummary } from '../content/wines/wine';
import { useHydrated } from '../platform/use-store';
import type { WineSearch } from './search';

/** What the page says of the year that is shown. */
export type VintageShown = {
	year: number;
	/** The year that is for sale: the one that story, timeline, label and printed sheet tell of. */
	current: boolean;
	/** Under the name. */
	line: string;
	facts: readonly Fact[];
	/** Nothing where there are no notes of that year. */
	tasting: readonly Fact[];
	scores: readonly Score[];
};

/** The years of a wine, the current one first. */
export type Vintages = readonly [VintageShown, ...VintageShown[]];

/** Every year that a wine's page can show, newest first. */
export function vintagesShown(wine: WineSummary, page: WinePage): Vintages {
	const { lede, facts, tasting, scores, vintages = [] } = page;
	const current: VintageShown = {
		year: wine.vintage,
		current: true,
		line: lede,
		facts,
		tasting,
		scores: scores.map(inLanguage),
	};
	const earlier = vintages.map(
		({ year, line, facts: own, tasting: notes = [], scores: points = [] }): VintageShown => ({
			year,
			current: false,
			line,
			facts: own,
			tasting: notes,
			scores: points.map(inLanguage),
		}),
	);
	return [current, ...earlier];
}

/** Points stand in the content with a comma. */
function inLanguage(score: Score): Score {
	return { ...score, points: score.points.replace(',', decimalMark) };
}

/** The title of a wine's page while it shows `shown`: with that year in place of the current one, or after a title that names none. */
export function titleOfVintage(title: string, [{ year: current }]: Vintages, { year }: VintageShown): string {
	if (year === current) return title;
	const named = title.replace(String(current), String(year));
	return named === title ? `${title}, ${year}` : named;
}

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
	const { colheita } = useHydrated(search, currentYear);
	return vintages.find(({ year }) => year === colheita) ?? vintages[0];
}
