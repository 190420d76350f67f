import type { ReactNode } from 'react';
import { practiceMessages as m } from '#messages/practice';
import type { PracticeFigures as Figures } from '../content/pages/pages';
import { parcelName } from '../content/parcel-names';
import { parcelSlugs } from '../content/parcels';
import { rounded } from '../messages/quantity';
import { ScaleBar } from '../ui/scale-bar';
import { CopperYears } from './copper-years';
import { DryWall, rowKm } from './dry-wall';
import css from './practice-figures.module.css';

/** The figures that a section shows above its text, each at display size with what it looks like to scale. */
export function PracticeFigures({ figures, under }: { figures: Figures; under: string }) {
	const { vines, cellar, soil, walls, glass, people } = figures;
	return (
		<>
			{vines.under === under && <Vines {...vines} />}
			{cellar.under === under && <Cellar {...cellar} />}
			{soil.under === under && <Soil {...soil} />}
			{walls.under === under && <Walls {...walls} />}
			{glass.under === under && <Glass {...glass} />}
			{people.under === under && <People {...people} />}
		</>
	);
}

type FigureProps = {
	value: string;
	caption: string;
	/** The drawing lies below figure and caption, as wide as the column. */
	wide?: boolean;
	children: ReactNode;
};

function Figure({ value, caption, wide, children }: FigureProps) {
	return (
		<figure className={css.figure} data-practice={wide ? 'wide' : ''}>
			<figcaption>
				<b data-first={value[0]}>{value}</b> <span>{caption}</span>
			</figcaption>
			<div>{children}</div>
		</figure>
	);
}

function Vines({ caption, watered }: Figures['vines']) {
	const dry = parcelSlugs.length - watered.length;
	return (
		<Figure value={String(dry)} caption={`${m.of(parcelSlugs.length)} ${caption}`} wide>
			<div className={css.parcels}>
				{parcelSlugs.map((slug) => (
					<svg key={slug} viewBox="0 0 40 40" data-watered={watered.includes(slug) ? '' : undefined} aria-hidden="true">
						<use href={`/map/silhouettes.svg#${slug}`} />
					</svg>
				))}
			</div>
			{watered.length > 0 && <p className={css.key}>{m.watered(watered.map((slug) => parcelName(slug)))}</p>}
		</Figure>
	);
}

type Labels = readonly { value: string; label: string }[];

/** What stands under the things of a drawing, column by column. */
function Labels({ of }: { of: Labels }) {
	return (
		<div className={css.labels}>
			{of.map(({ value, label }) => (
				<p key={label}>
					<span>{value}</span> {label}
				</p>
			))}
		</div>
	);
}

/** Of a vessel that holds a litre. */
const litreUnits = 64;

function Cellar({ caption, litres, before, year }: Figures['cellar']) {
	const highest = Math.max(1, litres, before) * litreUnits + 10;
	return (
		<Figure value={rounded(litres, 2)} caption={caption}>
			<svg className={css.vessels} viewBox={`0 0 300 ${highest + 2}`} aria-hidden="true">
				{[1, before, litres].map((held, index) => {
					const top = highest - held * litreUnits;
					const left = index * 100 + 1;
					return (
						<g key={left} className={index === 0 ? css.wine : css.water}>
							<path className={css.level} d={linesOf({ left: left + 4, right: left + 80, top, bottom: highest - 4 })} />
							<path className={css.vessel} d={`M${left} ${top - 10}V${highest}h84V${top - 10}`} />
						</g>
					);
				})}
			</svg>
			<Labels of={[m.wine, m.waterThen(before, year), m.waterNow(litres)]} />
		</Figure>
	);
}

type Box = { left: number; right: number; top: number; bottom: number };

/** Water as on old charts: lines that part with the distance from the surface. */
function linesOf({ left, right, top, bottom }: Box): string {
	let lines = '';
	for (let y = top, step = 2; y < bottom; y += step, step += 0.35)
		lines += `M${left} ${Math.round(y * 10) / 10}H${right}`;
	return lines;
}

function Soil({ caption, ceiling, years }: Figures['soil']) {
	const above = years.filter(({ kilos }) => kilos > ceiling).map(({ year }) => year);
	return (
		<Figure value={rounded(ceiling, 2)} caption={caption} wide>
			<CopperYears ceiling={ceiling} years={years} />
			<p className={css.key}>{m.copperYears(above)}</p>
		</Figure>
	);
}

function Walls({ caption, kilometres, fallen }: Figures['walls']) {
	return (
		<Figure value={String(kilometres)} caption={caption} wide>
			<DryWall kilometres={kilometres} fallen={fallen} />
			<div aria-hidden="true">
				<ScaleBar values={Array.from({ length: rowKm + 1 }, (_, kilometre) => kilometre)} unit="km" />
			</div>
			<p className={css.key}>
				{m.wallRow(rowKm)} {m.fallen(fallen)}
			</p>
		</Figure>
	);
}

const bottle =
	'M31 10h26v67c0 16 23 24 23 52v155c0 7-4 10-9 10-10 0-13-18-27-18s-17 18-27 18c-5 0-9-3-9-10V129c0-28 23-36 23-52z';

/** Where the path is farthest to the left. */
const bottleLeft = 8;

/** So heavy is the bottle whose glass is a unit thick. */
const gramsPerUnit = 55;

function Glass({ caption, grams, before }: Figures['glass']) {
	return (
		<Figure value={String(grams)} caption={caption}>
			<svg className={css.bottles} viewBox="0 0 208 304" aria-hidden="true">
				<pattern id="glass" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<path d="M0 0V3" />
				</pattern>
				{[before, grams].map((weight, index) => (
					<g
						key={index === 0 ? 'before' : 'now'}
						transform={`translate(${index * 104 + weight / gramsPerUnit / 2 - bottleLeft})`}
					>
						<path d={bottle} strokeWidth={weight / gramsPerUnit} />
						<path className={css.within} d={bottle} strokeWidth={weight / gramsPerUnit - 1.6} />
						<path className={css.hatched} d={bottle} strokeWidth={weight / gramsPerUnit - 1.6} />
					</g>
				))}
			</svg>
			<Labels of={[m.glassThen(before), m.glassNow(grams)]} />
			<p className={css.key}>{m.glassSection}</p>
		</Figure>
	);
}

const strokes = ['M6 5l1 50', 'M18 4l-1 52', 'M29 6l1 48', 'M42 3l-2 53', 'M0 44L50 14'];

/** Counted as in the notebooks of the field, by fives. */
function People({ caption, count }: Figures['people']) {
	const fives = Array.from({ length: Math.ceil(count / 5) }, (_, five) => Math.min(5, count - five * 5));
	return (
		<Figure value={String(count)} caption={caption} wide>
			<div className={css.tally}>
				{fives.map((marks, five) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what it is
					<svg key={five} viewBox="-1 0 52 60" aria-hidden="true">
						<path d={strokes.slice(0, marks).join('')} />
					</svg>
				))}
			</div>
		</Figure>
	);
}
