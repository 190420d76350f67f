import type { Step } from '../content/wines/wine';

/** Nothing where a timeline names no year. */
export type MakingYears = { from: number | undefined; to: number | undefined };

/** The first and the last year that a timeline names: `14 set. 2021` … `set. 2024`. */
export function makingYears(steps: readonly Step[]): MakingYears {
	const years = steps.flatMap(({ when }) => [...when.matchAll(/\b\d{4}\b/g)].map(([year]) => Number(year)));
	if (years.length === 0) return { from: undefined, to: undefined };
	return { from: Math.min(...years), to: Math.max(...years) };
}
