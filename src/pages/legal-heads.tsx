import type { ReactNode } from 'react';
import { legalMessages as m } from '#messages/legal';
import type { Section } from '../content/rich-text';
import { decimal } from '../messages/quantity';
import { ScaleBar } from '../ui/scale-bar';
import { UnitBar } from '../ui/unit-bar';
import css from './legal-heads.module.css';
import { sectionId } from './text-page';

type SectionsProps = { sections: readonly Section[] };

/** What stands above the privacy policy: how long each thing is kept, on one scale of years, and the names of the sections. */
export function PrivacyHead({ sections }: SectionsProps) {
	return (
		<Head heading={m.keptTimes} caption={m.keptScale} sections={sections}>
			<dl className={css.times}>
				<Kept {...m.ageInSafari} days={7} />
				<Kept {...m.unsent} days={30} />
				<Kept {...m.age} days={yearDays} />
				<Kept {...m.received} days={(Number.parseInt(m.received.time, 10) / 12) * yearDays} />
				<Kept {...m.invoices} days={widestDays} />
			</dl>
			<div className={css.scale} aria-hidden="true">
				<ScaleBar values={[0, 2, 4, 6, 8, 10]} unit={m.years} />
			</div>
		</Head>
	);
}

/** What stands above the declaration on accessibility: what it promises, as large as it is, and the names of the sections. */
export function AccessibilityHead({ sections }: SectionsProps) {
	return (
		<Head heading={m.legend} caption={m.legendScale} sections={sections}>
			<ul className={css.legend}>
				<Sample words={m.target(44)}>
					<i className={css.target} />
				</Sample>
				<Sample words={m.focus}>
					<i className={css.focus}>{m.focused}</i>
				</Sample>
				<Sample words={m.contrast(decimal(15.2, 1))}>
					<b className={css.letters} lang="zxx">
						Aa
					</b>
				</Sample>
				<Sample words={m.twice}>
					<b className={css.letters}>
						<small>a</small>a
					</b>
				</Sample>
			</ul>
		</Head>
	);
}

/** What stands above the terms: the ages and periods that the law sets, counted out, and the names of the sections. */
export function TermsHead({ sections }: SectionsProps) {
	return (
		<Head heading={m.periods} sections={sections}>
			<ul className={css.periods}>
				<Period count={18} {...m.adult} cells={'#'.repeat(18)} />
				{/* Decreto-Lei n.º 24/2014, articles 10 and 13. */}
				<Period count={14} {...m.withdrawal} cells={'#'.repeat(14) + '-'.repeat(14)} />
				{/* Decreto-Lei n.º 156/2005, article 5. */}
				<Period count={15} {...m.complaint} cells={'#####..'.repeat(3)} />
			</ul>
		</Head>
	);
}

type HeadProps = SectionsProps & { heading: string; caption?: string; children: ReactNode };

/** A drawing, and the names of the sections. */
function Head({ heading, caption, sections, children }: HeadProps) {
	return (
		<>
			<figure className={css.drawing}>
				<figcaption>
					<b className="small-caps">{heading}</b>
					{caption && <span>{caption}</span>}
				</figcaption>
				<div>{children}</div>
			</figure>
			<SectionIndex sections={sections} />
		</>
	);
}

/** The sections of a long text by their names, each a link to where it stands. */
function SectionIndex({ sections }: SectionsProps) {
	return (
		<nav className={css.index} aria-label={m.sections} data-section-index="">
			<b className="small-caps" aria-hidden="true">
				{m.sections}
			</b>
			<ol className={css.names}>
				{sections.map(({ heading }) => (
					<li key={heading}>
						<a href={`#${sectionId(heading)}`}>{heading}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

const yearDays = 365;
const widestDays = 10 * yearDays;

/** A stretch of time on the scale. */
function Kept({ what, time, days }: { what: string; time: string; days: number }) {
	return (
		<div>
			<dt>{what}</dt>
			<dd>
				{time}
				<UnitBar stretches={[{ from: 0, to: days / yearDays }]} of={widestDays / yearDays} />
			</dd>
		</div>
	);
}

function Sample({ words, children }: { words: string; children: ReactNode }) {
	return (
		<li>
			<span aria-hidden="true">{children}</span>
			{words}
		</li>
	);
}

type PeriodProps = {
	count: number;
	unit: string;
	what: string;
	/** A square each: `#` counts, `-` comes after, `.` is passed over. */
	cells: string;
};

function Period({ count, unit, what, cells }: PeriodProps) {
	return (
		<li>
			<b>{count}</b> <span>{unit}</span> <p>{what}</p>
			<svg viewBox={`-0.5 -0.5 ${widestCells * 12 + 1} 11`} aria-hidden="true">
				{[...cells].map((cell, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what it is
					<rect key={index} x={index * 12} width="10" height="10" data-cell={cell} />
				))}
			</svg>
		</li>
	);
}

/** Of the longest row. */
const widestCells = 28;
