import { slopeMessages as m } from '#messages/slope';
import { averageDay, dateOf, type Harvest, harvestsIn } from '../content/pages/harvests';
import type { PhilosophyPage } from '../content/pages/pages';
import css from './harvest-years.module.css';

/** Days that have a line, from the last of July: 15 August, 1 September, 15 September, 1 October. */
const lines = [15, 32, 46, 62];

/** Left of the first year the days are named. */
const lettersPx = 56;

/** What is drawn above the latest and below the earliest day, in days. */
const air = 4;

/** A point of the average is that of so many years before it and after it. */
const around = 5;

/** The first day of every harvest as a point, later ones higher, and the line of their average. */
export function HarvestYears({ rows }: Pick<PhilosophyPage['harvests'], 'rows'>) {
	const known = harvestsIn(rows).filter((one): one is Known => one.day !== undefined);
	const [first, last] = [known[0], known.at(-1)];
	if (!first || !last || first === last) return null;
	const harvests = harvestsIn(rows).filter(({ year }) => year >= first.year && year <= last.year);
	const missing = harvests.filter(({ day }) => day === undefined).map(({ year }) => year);
	const latest = Math.max(...known.map(({ day }) => day), ...lines) + air;
	const height = latest - Math.min(...known.map(({ day }) => day), ...lines) + air;
	const years = last.year - first.year;
	const across = (year: number) => `${(((year - first.year) / years) * 100).toFixed(2)}%`;
	const down = (day: number) => `${(((latest - day) / height) * 100).toFixed(2)}%`;
	const point = (year: number, day: number) => `${year - first.year} ${Math.round((latest - day) * 10) / 10}`;
	return (
		<figure data-harvests>
			<svg className={css.years} aria-hidden="true">
				{lines.map((day) => (
					<g key={day} className={css.day}>
						<line x1={-lettersPx} x2="100%" y1={down(day)} y2={down(day)} />
						<text x={-lettersPx} y={down(day)}>
							{dateText(day)}
						</text>
					</g>
				))}
				{missing.map((year) => (
					<line key={year} className={css.missing} x1={across(year)} x2={across(year)} y2="100%" />
				))}
				<svg viewBox={`0 0 ${years} ${height}`} preserveAspectRatio="none" aria-hidden="true">
					<path className={css.points} d={known.map(({ year, day }) => `M${point(year, day)}h0`).join('')} />
					<path className={css.average} d={averageLine(harvests, point)} />
				</svg>
				<circle cx={across(last.year)} cy={down(last.day)} r="5" />
				<text className={css.last} x={across(last.year)} y={down(last.day)}>
					{dateText(last.day)}
				</text>
				{[first.year, ...missing, last.year].map((year) => (
					<text key={year} className={css.year} data-last={year === last.year || undefined} x={across(year)} y="100%">
						{year}
					</text>
				))}
			</svg>
			<figcaption>{m.harvests(first.year, last.year, 2 * around + 1, missing)}</figcaption>
			<ul className="visually-hidden">
				{decadesOf(harvests).map(({ from, to, day }) => (
					<li key={from}>{m.harvestsOf(from, to, dateText(day))}</li>
				))}
			</ul>
		</figure>
	);
}

type Known = Harvest & { day: number };

function dateText(day: number): string {
	return m.date(...dateOf(day));
}

/** Years without a notebook have the average of those around them. */
function averageLine(harvests: readonly Harvest[], point: (year: number, day: number) => string): string {
	return harvests
		.flatMap(({ year }) => {
			const day = averageDay(harvests, year - around, year + around);
			return day === undefined ? [] : [point(year, day)];
		})
		.map((place, index) => `${index === 0 ? 'M' : 'L'}${place}`)
		.join('');
}

function decadesOf(harvests: readonly Harvest[]): { from: number; to: number; day: number }[] {
	const starts = harvests.filter(({ year }, index) => index === 0 || year % 10 === 0);
	return starts.flatMap(({ year: from }, index) => {
		const to = (starts[index + 1] ?? { year: Number.POSITIVE_INFINITY }).year - 1;
		const day = averageDay(harvests, from, to);
		return day === undefined ? [] : [{ from, to: Math.min(to, harvests.at(-1)?.year ?? to), day: Math.round(day) }];
	});
}
