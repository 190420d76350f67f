import css from './unit-bar.module.css';

type UnitBarProps = {
	/** Where it is filled, in units; each from the beginning of one. */
	stretches: readonly { from: number; to: number }[];
	/** Units of the whole scale. */
	of: number;
	/** Where something else is marked: ticks so near to it are left out. */
	clearOf?: number | undefined;
};

/** Filled stretches of a scale, with a tick at each unit. Decorative: the words stand beside it. */
export function UnitBar({ stretches, of, clearOf = Number.NaN }: UnitBarProps) {
	const at = (units: number) => `${(units / of) * 100}%`;
	return (
		<svg className={css.bar} aria-hidden="true">
			<line x2="100%" y1="5.5" y2="5.5" />
			{stretches.map(({ from, to }) => (
				<g key={from}>
					<rect x={at(from)} width={at(to - from)} height="11" />
					{ticksIn(from, to)
						.filter((unit) => !(Math.abs(unit - clearOf) < nearUnits))
						.map((unit) => (
							<line key={unit} className={css.tick} x1={at(unit)} x2={at(unit)} y2="11" />
						))}
				</g>
			))}
		</svg>
	);
}

/** About eight pixels of a year on a wide page. */
const nearUnits = 0.15;

/** Between its units. */
function ticksIn(from: number, to: number): number[] {
	return Array.from({ length: Math.ceil(to - from) - 1 }, (_, index) => from + index + 1);
}
