import type { ReactNode } from 'react';
import { Icon } from '../icon';
import css from './collapsible.module.css';

type CollapsibleProps = {
	/** Mostly a heading of the level that the page needs. */
	summary: ReactNode;
	children: ReactNode;
};

/** A row that opens to what it names (a native disclosure: the browser brings the keys). */
export function Collapsible({ summary, children }: CollapsibleProps) {
	return (
		<details className={css.collapsible}>
			<summary>
				{summary}
				<Icon name="plus" />
				<Icon name="minus" />
			</summary>
			<div className={css.content}>{children}</div>
		</details>
	);
}
