import type { ReactNode } from 'react';
import css from './sheet-columns.module.css';

/** Panels side by side where there is room, within the margins of the sheet. */
export function SheetColumns({ children }: { children: ReactNode }) {
	return <div className={css.columns}>{children}</div>;
}
