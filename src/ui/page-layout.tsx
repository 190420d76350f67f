import type { ReactNode } from 'react';
import css from './page-layout.module.css';

/** The head of a sheet: its title at the left, what it is about at the right. */
export function PageTitle({ title, lede, children }: { title: string; lede?: string; children?: ReactNode }) {
	return (
		<div className={css.title}>
			<h1 className="d1">{title}</h1>
			<div className={css.lede}>
				{lede && <p>{lede}</p>}
				{children}
			</div>
		</div>
	);
}

type PageSectionProps = {
	heading: string;
	id?: string;
	/** Running text and lists, with less white between them than between drawings. */
	compact?: boolean;
	children: ReactNode;
};

/** A stretch of a sheet: the section's name in three columns, its content in nine (docs/design.md 3). */
export function PageSection({ heading, id, compact, children }: PageSectionProps) {
	return (
		<section className={css.section} id={id} data-compact={compact}>
			<h2 className="small-caps">{heading}</h2>
			<div className={css.content}>{children}</div>
		</section>
	);
}
