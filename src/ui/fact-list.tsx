import type { ReactNode } from 'react';
import css from './fact-list.module.css';

type FactListProps = { facts: readonly { label: string; value: ReactNode }[] };

/** A ruled table of labels and values, as a definition list. */
export function FactList({ facts }: FactListProps) {
	return (
		<dl className={css.facts}>
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
