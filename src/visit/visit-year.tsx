import { visitMessages as m } from '#messages/visit';
import type { Experience } from '../content/pages/pages';
import { useHydrated } from '../platform/use-store';
import { PageSection } from '../ui/page-layout';
import { UnitBar } from '../ui/unit-bar';
import css from './visit-year.module.css';

type Months = NonNullable<Experience['months']>;

/** When in the year each visit can be made, month by month on one scale; its name turns the carousel to it. */
export function VisitYear({ experiences }: { experiences: readonly Experience[] }) {
	// The build does not know the day on which the page is read.
	const today = useHydrated(monthsGone(new Date()), undefined);
	return (
		<PageSection heading={m.when} compact>
			<div data-visit-year="">
				<ul className={css.visits}>
					{experiences.map(({ slug, name, months, language }) => (
						<li key={slug}>
							<a href={`#${slug}`} lang={language}>
								{name}
							</a>
							<span>{months ? m.monthRange(months.from, months.to) : m.allYear}</span>
							<UnitBar stretches={stretchesOf(months)} of={12} clearOf={today} />
							<Today at={today} />
						</li>
					))}
				</ul>
				<div className={css.months} aria-hidden="true">
					{m.months.map((month) => (
						<span key={month}>
							{month.slice(0, 1)}
							<i>{month.slice(1, 3)}</i>
						</span>
					))}
				</div>
				<Today at={today} named />
			</div>
		</PageSection>
	);
}

/** Stretches of the year in months: one, or two where the turn of the year lies between. */
function stretchesOf({ from, to }: Months = { from: 1, to: 12 }): readonly Months[] {
	const [start, end] = [from - 1, to];
	return start < end
		? [{ from: start, to: end }]
		: [
				{ from: 0, to: end },
				{ from: start, to: 12 },
			];
}

/** A mark across the scale at the day on which the page is read. */
function Today({ at: months, named }: { at: number | undefined; named?: boolean }) {
	if (months === undefined) return null;
	const at = `${((months / 12) * 100).toFixed(2)}%`;
	return (
		<svg className={css.today} aria-hidden="true" data-today="">
			{named ? (
				<text textAnchor="middle">
					<tspan x={at} y="1.2em">
						▴
					</tspan>
					<tspan x={at} dy="1em">
						{m.today}
					</tspan>
				</text>
			) : (
				<>
					<line className={css.casing} x1={at} x2={at} y1="-5" y2="16" />
					<line x1={at} x2={at} y1="-3" y2="14" />
				</>
			)}
		</svg>
	);
}

/** How much of the year is over, in months. */
function monthsGone(date: Date): number {
	const daysInMonth = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
	return date.getMonth() + (date.getDate() - 0.5) / daysInMonth;
}
