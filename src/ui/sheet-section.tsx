import type { ReactNode } from 'react';
import css from './sheet-section.module.css';

/** A stretch of a sheet: the section's name in three columns, its content in nine (DESIGN 3). */
export function SheetSection({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
	return (
		<section className={css.section} id={id}>
			<h2 className="small-caps">{heading}</h2>
			<div className={css.content}>{children}</div>
		</section>
	);
}
