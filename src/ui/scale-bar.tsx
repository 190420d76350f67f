import type { ReactNode } from 'react';
import { decimal, quantity } from '../messages/quantity';
import css from './scale-bar.module.css';

type ScaleBarProps = {
	/** Values at the ends of the segments, the first one 0; the unit stands only at the last. */
	values: readonly number[];
	unit: string;
	/** A drawing as wide as the bar. */
	children?: ReactNode;
};

/** A cartographic scale bar, alternately filled and empty; with something to measure in it, that fills it as far as it reaches. */
export function ScaleBar({ values, unit, children }: ScaleBarProps) {
	const last = values.length - 1;
	return (
		<div className={css.scale}>
			<div className={css.bar} data-measure={children ? '' : undefined}>
				{children}
				{values.slice(1).map((value) => (
					<i key={value} />
				))}
			</div>
			<div className={css.values}>
				{values.map((value, index) => (
					<span key={value}>{index === last ? quantity(value, unit) : decimal(value)}</span>
				))}
			</div>
		</div>
	);
}
