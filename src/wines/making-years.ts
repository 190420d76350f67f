import type { Step } from '../content/wines/wine';

/** The first and the last year that a timeline names: `14 set. 2021` … `set. 2024`. Nothing where it names none. */
export function makingYears(steps: readonly Step[]): { from: number | undefined; to: number | undefined } {
	const years = steps.flatMap(({ when }) => [...when.matchAll(/\b\d{4}\b/g)].map(([year]) => Number(year)));
	if (years.length === 0) return { from: undefined, to: undefined };
	return { from: Math.min(...years), to: Math.max(...years) };
}
