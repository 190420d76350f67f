import type { ReactNode } from 'react';
import css from './sheet-title.module.css';

/** The head of a sheet: its title at the left, what it is about at the right. */
export function SheetTitle({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className={css.title}>
			<h1 className="d1">{title}</h1>
			{children && <div className={css.lede}>{children}</div>}
		</div>
	);
}
