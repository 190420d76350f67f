import { useEffect, useState } from 'react';
import { addressHere, language } from '../content/languages';
import css from './printed.module.css';

type PlateEdgesProps = {
	/** West and east. */
	meridians: readonly string[];
	/** North and south. */
	parallels: readonly string[];
};

/** Where the corners of a plate lie, along all four sides; on paper only (docs/design.md 8). */
export function PlateEdges({ meridians, parallels }: PlateEdgesProps) {
	return (
		<div className={css.edges} aria-hidden="true">
			{(['top', 'bottom', 'left', 'right'] as const).map((side) => (
				<div key={side} className="figure" data-side={side}>
					{(side === 'top' || side === 'bottom' ? meridians : parallels).map((text) => (
						<span key={text}>{text}</span>
					))}
				</div>
			))}
		</div>
	);
}

type PrintedFootProps = {
	/** Address of the sheet within the site, with a leading slash. */
	path: string;
	/** Says of a date that the sheet is of that day. */
	edition: (date: string) => string;
};

/** Address and date at the foot of a printed sheet (docs/design.md 8). Both are known only where it is printed. */
export function PrintedFoot({ path, edition }: PrintedFootProps) {
	const [printed, setPrinted] = useState<{ host: string; date: string }>();
	useEffect(() => {
		const update = () =>
			setPrinted({ host: location.host, date: new Date().toLocaleDateString(language.tag, { dateStyle: 'long' }) });
		update();
		addEventListener('beforeprint', update);
		return () => removeEventListener('beforeprint', update);
	}, []);
	return (
		<p className={css.foot} aria-hidden="true">
			<span>{printed && `${printed.host}${addressHere(path)}`}</span>
			<span>{printed && edition(printed.date)}</span>
		</p>
	);
}
