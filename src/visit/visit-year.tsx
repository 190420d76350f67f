import { visitMessages as m } from '#messages/visit';
import type { Experience } from '../content/pages/pages';
import { useHydrated } from '../platform/use-store';
import { PageSection } from '../ui/page-layout';
import { UnitBar } from '../ui/unit-bar';
import css from './visit-year.module.css';

type Months = NonNullable<Experience['months']>;

/** When in the year each visit can be made, month by month on one scale; its name turns the carousel to it. */
export function VisitYear({ experiences }: { experiences: readonly Experience[] }) {
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
							<UnitBar stretches={stretchesOf(months)} of={12} />
							<Today />
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
				<Today named />
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

/** A mark across the scale at the day on which the page is read; the build does not know it. */
function Today({ named }: { named?: boolean }) {
	const part = useHydrated(partOfYear(new Date()), undefined);
	if (part === undefined) return null;
	const at = `${(part * 100).toFixed(2)}%`;
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
					<line className={css.halo} x1={at} x2={at} y1="-3" y2="14" />
					<line x1={at} x2={at} y1="-5" y2="16" />
				</>
			)}
		</svg>
	);
}

/** How much of the year is over, each month a twelfth of it. */
function partOfYear(date: Date): number {
	const daysInMonth = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
	return (date.getMonth() + (date.getDate() - 0.5) / daysInMonth) / 12;
}
