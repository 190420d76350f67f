import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { contactSubjects } from '#messages/contact-subjects';
import { winePageMessages as m } from '#messages/wine-page';
import { bottlePicture } from '../content/bottle-pictures';
import { nameLang } from '../content/languages';
import { parcelName } from '../content/parcel-names';
import type { DrawnWine } from '../content/wines/land';
import type { Score } from '../content/wines/wine';
import { useAnnouncement } from '../ui/announce';
import shadowCss from '../ui/contact-shadow.module.css';
import { Icon } from '../ui/icon';
import { withNonBreakingSpaces } from '../ui/non-breaking';
import { Picture } from '../ui/picture';
import { jump } from '../ui/smooth-scroll';
import thumbCss from './bottle-thumb.module.css';
import { scoresId } from './sections';
import { SheetLink } from './sheet-link';
import type { VintageShown } from './vintages';
import css from './wine-hero.module.css';
import { WineLand } from './wine-land';

const [, orders] = contactSubjects;

type WineHeroProps = {
	wine: DrawnWine;
	kind: string;
	vintages: readonly VintageShown[];
	shown: VintageShown;
	onChoose: (year: number) => void;
};

/** Name, year and a few words at the left; at the right the bottle, over the parcel it comes from, or at the edge of several. */
export function WineHero({ wine, kind, vintages, shown, onChoose }: WineHeroProps) {
	const [small, large] = [bottlePicture(wine, 280), bottlePicture(wine, 560)];
	const production = shown.facts.find(({ label }) => label === m.production)?.value;
	const [score] = shown.scores;
	return (
		<div className={css.hero}>
			<div className={css.head}>
				<p className="small-caps">{kind}</p>
				<h1 className={css.name} lang={nameLang}>
					{withNonBreakingSpaces(wine.name)}
				</h1>
				<div className={css.year}>
					<VintageChoice
						key={wine.slug}
						years={vintages.map(({ year }) => year)}
						shown={shown.year}
						onChoose={onChoose}
					/>
					{production && <span className="figure">{production}</span>}
					{score && <ScoreLink score={score} />}
				</div>
			</div>
			<div className={css.art} data-several={wine.parcels.length > 1 ? '' : undefined} data-moved={wine.moved}>
				<div className={css.around}>
					<WineLand wine={wine} as="around" />
				</div>
				<WineLand
					wine={wine}
					as="drawing"
					label={m.plateOf(wine.parcels.map(parcelName), wine.parcels.length > 1 ? 'parcels' : 'parcel')}
				/>
				<BottleThumb>
					<Picture
						files={[small, large]}
						sizes="(min-width: 1024px) 200px, 140px"
						width={small.width}
						height={small.height}
						alt={m.bottleOf(wine.name)}
						fetchPriority="high"
						data-joined=""
					/>
				</BottleThumb>
			</div>
			<div className={css.words}>
				<p>{shown.line}</p>
				<div className={css.actions}>
					<Link to="/contacto" search={{ 'your-subject': orders }} className="button">
						{m.order} <Icon name="arrow" />
					</Link>
					<SheetLink key={wine.slug} slug={wine.slug} className="link">
						{shown.current ? m.sheetFile : m.sheetFileOf(wine.vintage)}
					</SheetLink>
				</div>
			</div>
		</div>
	);
}

type VintageChoiceProps = { years: readonly number[]; shown: number; onChoose: (year: number) => void };

/** The years that can be shown, and which one is. With a single year, or without scripts, only that one. */
function VintageChoice({ years, shown, onChoose }: VintageChoiceProps) {
	useAnnouncement('vintage', m.harvestShown(shown), m.harvestShown(shown));
	if (years.length < 2) return <p className={css.only}>{m.harvest(shown)}</p>;
	return (
		<>
			<select
				className={css.choice}
				aria-label={m.vintage}
				value={shown}
				onChange={({ target }) => onChoose(Number(target.value))}
			>
				{years.map((year) => (
					<option key={year}>{year}</option>
				))}
			</select>
			<p className={css.unscripted}>{m.harvest(shown)}</p>
		</>
	);
}

/** Milliseconds on the way down to the scores (docs/product.md 8). */
const toScoreMs = 1800;

/** The first score of the year, which leads down to all of them. */
function ScoreLink({ score: { points, outOf, guide } }: { score: Score }) {
	return (
		<a
			href={`#${scoresId}`}
			className={`figure ${css.link}`}
			data-to-score=""
			onClick={(event) => jump(event, scoresId, toScoreMs)}
		>
			{m.toScore(points, outOf, guide)}
		</a>
	);
}

/** The bottle of the page's head, which moves and fades as the page is scrolled (docs/product.md 2); by a script only where style sheets cannot. */
function BottleThumb({ children }: { children: ReactNode }) {
	const thumb = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = thumb.current;
		if (!element || CSS.supports('animation-timeline: view()')) return;
		let end: (() => void) | undefined;
		let left = false;
		import('./follow-scroll').then(
			({ followScroll }) => {
				if (!left) end = followScroll(element);
			},
			() => {},
		);
		return () => {
			left = true;
			end?.();
		};
	}, []);
	return (
		<div ref={thumb} className={`${thumbCss.thumb} ${shadowCss.standing}`} data-bottle-thumb="">
			{children}
		</div>
	);
}
