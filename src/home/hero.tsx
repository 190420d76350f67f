import { Link } from '@tanstack/react-router';
import { homeMessages as m } from '#messages/home';
import { coordinatePair } from '../content/coordinates';
import { estates } from '../content/estates';
import { hero, heroPhone, heroTablet } from '../content/hero-map.gen.json';
import { nameLang } from '../content/languages';
import type { HomePage } from '../content/pages/pages';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Reveal } from '../ui/reveal/reveal';
import { ScaleBar } from '../ui/scale-bar';
import { SightLines } from '../ui/sight-lines';
import css from './hero.module.css';

/** The region drawn: relief, rivers, the four estates as links to their terroir, and the lines of sight between them. */
export function Hero({ hero }: { hero: HomePage['hero'] }) {
	return (
		<section className={css.hero}>
			<div className={css.text}>
				<h1 className="d1">
					{hero.lines.map((line) => (
						<span key={line}>{line} </span>
					))}
				</h1>
				<p className={css.lede}>{hero.lede}</p>
				<div className={css.actions}>
					<Link to="/terroir" className="button">
						{m.openMap} <Icon name="arrow" />
					</Link>
					<Link to="/vinhos" className="link">
						{m.seeWines}
					</Link>
				</div>
			</div>
			<RegionMap />
			<div className={css.scale}>
				<div role="img" aria-label={m.scale}>
					<ScaleBar values={[0, 5, 10, 15]} unit="km" />
				</div>
				<p>{m.contours}</p>
			</div>
		</section>
	);
}

function RegionMap() {
	return (
		<div className={css.map}>
			<Picture
				files={sheets.heroPhone.files}
				crops={[
					{ media: '(min-width: 1024px)', files: sheets.hero.files },
					{ media: '(min-width: 640px)', files: sheets.heroTablet.files },
				]}
				alt=""
				fetchPriority="high"
				width={sheets.hero.width}
				height={sheets.hero.height}
			/>
			{sheetNames.map((sheet) => (
				<Reveal key={sheet} className={css.layer}>
					<RegionDrawing sheet={sheet} />
				</Reveal>
			))}
		</div>
	);
}

const sheetNames = ['hero', 'heroTablet', 'heroPhone'] as const satisfies readonly SheetName[];

/** The prints of the relief: for desktop, tablet and phone. */
const sheets = { hero, heroTablet, heroPhone };

type SheetName = keyof typeof sheets;

/** Where a name stands beside its point, clear of the lines of sight that leave it: how far to the right and below, in pixels. */
const nameOffsets = {
	martim: { dx: 17, dy: -10 },
	'vale-sabor': { dx: -58, dy: -19 },
	'quatro-vistas': { dx: 26, dy: -35 },
	moinho: { dx: 17, dy: 14 },
} as const;

/** On the phone's narrow sheet, where names stand without their coordinates. */
const phoneNameOffsets = {
	martim: { dx: 17, dy: 0 },
	'vale-sabor': { dx: -2, dy: 36 },
	'quatro-vistas': { dx: 24, dy: -24 },
	moinho: { dx: 17, dy: 14 },
} as const;

/** The Sabor runs too near the edge of the sheet for its name. */
const namedRivers = ['douro', 'tua'] as const;

/** What is drawn over one print of the relief: graticule, rivers' names, lines of sight, and the estates as links. */
function RegionDrawing({ sheet }: { sheet: SheetName }) {
	const { width, height, rivers, estates: positions } = sheets[sheet];
	const pointOf = (slug: keyof typeof positions): readonly [number, number] => {
		const [x = 0, y = 0] = positions[slug];
		return [round((x / 100) * width), round((y / 100) * height)];
	};
	return (
		<svg data-sheet={sheet} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={m.estatesOnMap}>
			{sheet === 'hero' && <path className={css.cross} d={graticuleCrosses(sheets[sheet])} />}
			<SightLines points={estates.map(({ slug }) => pointOf(slug))} dotted />
			<defs>
				{namedRivers.map((river) => (
					<path key={river} id={`${sheet}-${river}`} d={rivers[river]} />
				))}
			</defs>
			{namedRivers.map((river) => (
				<text key={river} className={css.river}>
					<textPath href={`#${sheet}-${river}`}>{m.rivers[river]}</textPath>
				</text>
			))}
			{estates.map(({ slug, name, centre }) => {
				const [x, y] = pointOf(slug);
				const { dx, dy } = (sheet === 'heroPhone' ? phoneNameOffsets : nameOffsets)[slug];
				const textX = x + dx;
				const anchor = dx > 0 ? 'start' : 'end';
				// Point and name can be pressed; on the phone's sheet no two of these lie on each other.
				return (
					<Link key={slug} to="/terroir" search={{ terroir: slug }} className={css.estate}>
						<rect
							className={css.target}
							x={dx > 0 ? x - 12 : textX - 116}
							y={y + Math.min(dy, 14) - 24}
							width={Math.abs(dx) + (dx > 0 ? 145 : 128)}
							height={Math.max(48, 32 - dy, 20 + dy)}
						/>
						<text className={css.name} x={textX} y={y - 1 + dy} textAnchor={anchor} lang={nameLang}>
							{name}
						</text>
						<text className={css.position} x={textX} y={y - 1 + dy} dy="1.3em" textAnchor={anchor}>
							{coordinatePair(centre, 'minutes')}
						</text>
					</Link>
				);
			})}
		</svg>
	);
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

type Sheet = { bounds: { west: number; east: number; south: number; north: number }; width: number; height: number };

/** Every fifth minute of arc, a cross of ten pixels. */
const step = 5 / 60;
const arm = 5;

/** Of the sheet's width and height: what lies beneath the words at the left, and beneath the header. No line runs through live text. */
const beneath = { words: 0.34, header: 0.13 };

/** Path data of the crosses where meridians and parallels of every fifth minute meet on a sheet, clear of the words. */
export function graticuleCrosses({ bounds, width, height }: Sheet): string {
	const { west, east, south, north } = bounds;
	const xs = multiples(west, east).map((longitude) => ((longitude - west) / (east - west)) * width);
	const ys = multiples(south, north).map((latitude) => ((north - latitude) / (north - south)) * height);
	return xs
		.filter((x) => x > beneath.words * width)
		.flatMap((x) =>
			ys
				.filter((y) => y > beneath.header * height)
				.map((y) => `M${(x - arm).toFixed(1)} ${y.toFixed(1)}h10M${x.toFixed(1)} ${(y - arm).toFixed(1)}v10`),
		)
		.join('');
}

/** The multiples of the step strictly between two degrees. */
function multiples(from: number, to: number): number[] {
	const first = Math.floor(from / step) + 1;
	const last = Math.ceil(to / step) - 1;
	return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
