import css from './unit-bar.module.css';

type UnitBarProps = {
	/** Where it is filled, from the beginning of a unit to anywhere, in units. */
	stretches: readonly { from: number; to: number }[];
	/** Units of the whole scale. */
	of: number;
};

/** Stretches of a scale, alternately filled and empty unit by unit. Decorative: the words stand beside it. */
export function UnitBar({ stretches, of }: UnitBarProps) {
	return (
		<svg className={css.bar} aria-hidden="true">
			<line x2="100%" y1="5.5" y2="5.5" />
			{stretches.flatMap(({ from, to }) =>
				unitsIn(from, to).map((unit) => (
					<rect
						key={unit}
						x={`${(unit / of) * 100}%`}
						y="0.5"
						width={`${(Math.min(to - unit, 1) / of) * 100}%`}
						height="10"
						data-filled={(unit - from) % 2 === 0 ? '' : undefined}
					/>
				)),
			)}
		</svg>
	);
}

/** Where each begins. */
function unitsIn(from: number, to: number): number[] {
	return Array.from({ length: Math.ceil(to - from) }, (_, index) => from + index);
}
