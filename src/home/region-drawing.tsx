import { Link } from '@tanstack/react-router';
import { coordinatePair } from '../content/coordinates';
import { estates } from '../content/estates';
import { hero, heroPhone, heroTablet } from '../content/hero-map.gen.json';
import { homeMessages as m } from '../messages/home';
import { SightLines } from '../ui/sight-lines';
import { graticuleCrosses } from './graticule';
import css from './hero.module.css';

/** The prints of the relief: for desktop, tablet and phone. */
export const sheets = { hero, heroTablet, heroPhone };

export type SheetName = keyof typeof sheets;

/** Where a name stands beside its point: to the right of it unless that would leave the sheet, and how far below, in pixels. */
const nameOffsets = {
	martim: { side: 'end', dy: 0 },
	'vale-sabor': { side: 'start', dy: -19 },
	'quatro-vistas': { side: 'end', dy: -24 },
	moinho: { side: 'end', dy: 8 },
} as const;

/** The Sabor runs too near the edge of the sheet for its name. */
const namedRivers = ['douro', 'tua'] as const;

/** What is drawn over one print of the relief: graticule, rivers' names, lines of sight, and the estates as links. */
export function RegionDrawing({ sheet }: { sheet: SheetName }) {
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
				const { side, dy } = nameOffsets[slug];
				const textX = side === 'end' ? x + 17 : x - 17;
				const anchor = side === 'end' ? 'start' : 'end';
				return (
					<Link key={slug} to="/terroir" search={{ terroir: slug }} className={css.estate}>
						<rect
							className={css.target}
							x={side === 'end' ? x - 12 : x - 150}
							y={y - 24 + dy}
							width="162"
							height="48"
						/>
						<text className={css.name} x={textX} y={y - 1 + dy} textAnchor={anchor}>
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
