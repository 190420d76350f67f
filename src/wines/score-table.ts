import type { Score } from '../content/wines/wine';

export type ScoreTable = {
	/** The guides in the order in which they first appear. */
	guides: readonly string[];
	/** For each year one score a guide, or none. */
	rows: readonly { year: number; scores: readonly (Score | undefined)[] }[];
};

/** The scores of all years by guide; years without any are left out. Of two by one guide the first one counts, which is the newer. */
export function scoreTable(vintages: readonly { year: number; scores: readonly Score[] }[]): ScoreTable {
	const guides = [...new Set(vintages.flatMap(({ scores }) => scores.map(({ guide }) => guide)))];
	return {
		guides,
		rows: vintages
			.filter(({ scores }) => scores.length > 0)
			.map(({ year, scores }) => ({
				year,
				scores: guides.map((name) => scores.find(({ guide }) => guide === name)),
			})),
	};
}
