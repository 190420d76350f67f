import css from './unit-bar.module.css';

type UnitBarProps = {
	/** Where it begins and ends on the scale, in its units. */
	from?: number;
	to: number;
	/** Units of the whole scale. */
	of: number;
};

/** A stretch of a scale, alternately filled and empty unit by unit; decorative: the words stand beside it. */
export function UnitBar({ from = 0, to, of }: UnitBarProps) {
	const units = Array.from({ length: Math.ceil(to - from) }, (_, unit) => from + unit);
	return (
		<svg className={css.bar} aria-hidden="true">
			<line x2="100%" y1="5.5" y2="5.5" />
			{units.map((unit, index) => (
				<rect
					key={unit}
					x={`${(unit / of) * 100}%`}
					y="0.5"
					width={`${(Math.min(to - unit, 1) / of) * 100}%`}
					height="10"
					data-filled={index % 2 === 0 ? '' : undefined}
				/>
			))}
		</svg>
	);
}
