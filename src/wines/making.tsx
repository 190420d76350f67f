import { useState } from 'react';
import { makingMessages as m } from '#messages/making';
import type { Step, Stretch } from '../content/wines/wine';
import { Carousel } from '../ui/carousel/carousel';
import css from './making.module.css';

type MakingProps = { label: string; steps: readonly Step[] };

/** One, two or four steps at a time (docs/product.md 8). */
const perView = { base: 1, 640: 2, 1024: 4 } as const;

/** From the vine to the bottle: step by step, and on a bar as long as each of them lasted. The first step in view is the current one. */
export function Making({ label, steps }: MakingProps) {
	const { from, to } = makingYears(steps);
	const [current, setCurrent] = useState(0);
	return (
		<>
			<Carousel
				name="vinificacao"
				label={label}
				perView={perView}
				wheel
				bleed
				onIndex={setCurrent}
				heading={<h3 className="d3">{m.makingSpan(from, to, steps.length)}</h3>}
			>
				{steps.map((step) => (
					<div key={step.label} className={css.step}>
						<span className="figure">{step.when}</span>
						<h4>{step.label}</h4>
						<p>{step.value}</p>
					</div>
				))}
			</Carousel>
			<TimeBar steps={steps} current={current} />
		</>
	);
}

/** A place of the bar that has a tick from so far below its top, and words, which may be none. */
type Mark = { x: string; top: number; words: string | number; anchor: 'start' | 'middle' | 'end' };

/** Years whose names would run together are told every second, fifth or tenth. */
const mostYears = 6;

/** The time of the steps to scale: three nights are a sliver, twenty months a span. Decorative: the steps say when they were. */
function TimeBar({ steps, current }: { steps: readonly Step[]; current: number }) {
	const dated = steps.flatMap((step, index) => (step.time ? [{ ...step, time: step.time, index }] : []));
	const from = Math.min(...dated.map(({ time }) => time.from));
	const to = Math.max(...dated.map(({ time }) => time.to));
	if (!(to > from)) return null;
	const at = (day: number) => `${(((day - from) / (to - from)) * 100).toFixed(2)}%`;
	const years = yearsBetween(from, to);
	const [longest] = dated.toSorted((one, other) => lengthOf(other.time) - lengthOf(one.time));
	const every = [1, 2, 5, 10].find((step) => years.length / step <= mostYears) ?? 10;
	// Within one year its ends are told: by the first dated step, and the last if that is another.
	const marks: readonly Mark[] =
		years.length > 0
			? years.map(({ year, day }) => ({ x: at(day), top: 14, words: year % every ? '' : year, anchor: 'middle' }))
			: [...dated.slice(0, 1), ...dated.slice(1).slice(-1)].map(({ when }, index) => ({
					x: `${index * 100}%`,
					top: 23,
					words: when,
					anchor: index ? 'end' : 'start',
				}));
	return (
		<svg className={css.time} aria-hidden="true">
			<rect className={css.all} width="100%" height="9" y="14" />
			{dated.map(({ label, time, index }) => (
				<Segment
					key={label}
					stretch={time}
					at={at}
					isCurrent={index === current}
					isFilled={longest !== undefined && index % 2 === longest.index % 2}
					number={index}
				/>
			))}
			{longest && (
				<text x={at((longest.time.from + longest.time.to) / 2)} y="-3" textAnchor="middle">
					{m.stepLasting(longest.label, longest.when)}
				</text>
			)}
			{marks.map(({ x, top, words, anchor }) => (
				<g key={x}>
					<line className={css.year} x1={x} x2={x} y1={top} y2="27" />
					<text x={x} y="42" textAnchor={anchor}>
						{words}
					</text>
				</g>
			))}
		</svg>
	);
}

function lengthOf({ from, to }: Stretch): number {
	return to - from;
}

const dayMs = 86_400_000;

/** The days on which the years between begin, each with its number. */
export function yearsBetween(from: number, to: number): { year: number; day: number }[] {
	const yearOf = (day: number) => new Date(day * dayMs).getUTCFullYear();
	const first = yearOf(from);
	return Array.from({ length: yearOf(to) - first }, (_, index) => {
		const year = first + 1 + index;
		return { year, day: Date.UTC(year, 0, 1) / dayMs };
	});
}

type SegmentProps = {
	stretch: Stretch;
	at: (day: number) => string;
	isCurrent: boolean;
	isFilled: boolean;
	number: number;
};

/** A step on the bar; a mark points from above at where the current one begins, which may be a sliver. */
function Segment({ stretch: { from, to }, at, isCurrent, isFilled, number }: SegmentProps) {
	return (
		<g
			data-current={isCurrent ? '' : undefined}
			data-filled={isFilled ? '' : undefined}
			data-step={number}
			className={css.segment}
		>
			<line x1={at(from)} x2={at(to)} y1="18.5" y2="18.5" />
			<line className={css.begin} x1={at(from)} x2={at(from)} y1="14" y2="23" />
			{isCurrent && (
				<svg x={at(from)} y="0" aria-hidden="true">
					<path d="M-6 2H6L0 12z" />
				</svg>
			)}
		</g>
	);
}

/** Nothing where a timeline names no year. */
type MakingYears = { from: number | undefined; to: number | undefined };

/** The first and the last year that a timeline names: `14 set. 2021` … `set. 2024`. */
export function makingYears(steps: readonly Step[]): MakingYears {
	const years = steps.flatMap(({ when }) => [...when.matchAll(/\b\d{4}\b/g)].map(([year]) => Number(year)));
	if (years.length === 0) return { from: undefined, to: undefined };
	return { from: Math.min(...years), to: Math.max(...years) };
}
