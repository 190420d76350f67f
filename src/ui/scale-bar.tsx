import { quantity } from '../messages/quantity';
import css from './scale-bar.module.css';

type ScaleBarProps = {
	/** Values at the ends of the segments, the first one 0; the unit stands only at the last. */
	values: readonly number[];
	unit: string;
};

/** A cartographic scale bar, alternately filled and empty. */
export function ScaleBar({ values, unit }: ScaleBarProps) {
	const last = values.length - 1;
	return (
		<div className={css.scale}>
			<div className={css.bar}>
				{values.slice(1).map((value) => (
					<i key={value} />
				))}
			</div>
			<div className={css.values}>
				{values.map((value, index) => (
					<span key={value}>{index === last ? quantity(value, unit) : value}</span>
				))}
			</div>
		</div>
	);
}
