import type { ReactNode } from 'react';
import type { Fact } from '../content/fact';

/** Facts with their measurements, which begin with a figure, in tabular lining figures (DESIGN 2.2). */
export function measured(facts: readonly Fact[]): { label: string; value: ReactNode }[] {
	return facts.map(({ label, value }) => ({
		label,
		value: /^\d/.test(value) ? <span className="figure">{value}</span> : value,
	}));
}
