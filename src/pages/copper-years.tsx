import { practiceMessages as m } from '#messages/practice';
import type { PracticeFigures } from '../content/pages/pages';
import { rounded } from '../messages/quantity';
import css from './copper-years.module.css';

/** In CSS pixels: a kilogram, a bar's width, what a figure above the highest takes, and what the years beneath do. */
const kiloPx = 40;
const barWidthPx = 30;
const figurePx = 24;
const yearsPx = 28;

/** A bar for each year, and the line that none should pass. The figures are said beside it. */
export function CopperYears({ ceiling, years }: Pick<PracticeFigures['soil'], 'ceiling' | 'years'>) {
	const highest = Math.max(ceiling, ...years.map(({ kilos }) => kilos));
	const base = figurePx + highest * kiloPx;
	const limit = base - ceiling * kiloPx;
	return (
		<>
			<svg className={css.bars} height={base + yearsPx} data-copper-years="" aria-hidden="true">
				{years.map(({ year, kilos }, index) => {
					const [top, isAbove] = [base - kilos * kiloPx, kilos > ceiling];
					const bar = { x: -barWidthPx / 2, y: top, width: barWidthPx };
					/** Within its bar a figure is clear of the line, if there is room for it. */
					const isWithin = !isAbove && base - top > figurePx;
					return (
						<svg key={year} x={`${((index + 0.5) / years.length) * 100}%`} aria-hidden="true">
							<rect {...bar} height={base - top} />
							{isAbove && <rect {...bar} height={limit - top} className={css.above} />}
							<text y={isWithin ? top + 18 : top - 8}>{rounded(kilos, 2)}</text>
							<text y={base + 20}>{year}</text>
						</svg>
					);
				})}
				<line x2="100%" y1={base} y2={base} />
				<line className={css.ceiling} x2="100%" y1={limit} y2={limit} />
			</svg>
			<ul className="visually-hidden">
				{years.map(({ year, kilos }) => (
					<li key={year}>
						{year}: {m.kilos(kilos)}
					</li>
				))}
			</ul>
		</>
	);
}
