import { Link } from '@tanstack/react-router';
import { bottlePicture } from '../content/bottle-pictures';
import { parcelName } from '../content/parcel-names';
import type { ParcelSlug } from '../content/parcels';
import type { Score, WineSummary } from '../content/wines/wine';
import { winesMessages as m } from '../messages/wines';
import { useAnnouncement } from '../ui/announce';
import { Icon } from '../ui/icon';
import { withNonBreakingSpaces } from '../ui/non-breaking';
import { Picture } from '../ui/picture';
import { jump } from '../ui/smooth-scroll';
import { BottleThumb } from './bottle-thumb';
import { scoresId } from './sections';
import { SheetLink } from './sheet-link';
import type { VintageShown } from './vintages';
import css from './wine-hero.module.css';

type WineHeroProps = {
	wine: WineSummary;
	kind: string;
	parcel: ParcelSlug | undefined;
	vintages: readonly VintageShown[];
	shown: VintageShown;
	onChoose: (year: number) => void;
};

/** Name, year and a few words at the left; at the right the bottle, over the parcel it comes from. */
export function WineHero({ wine, kind, parcel, vintages, shown, onChoose }: WineHeroProps) {
	const [small, large] = [bottlePicture(wine.slug, 280), bottlePicture(wine.slug, 560)];
	const production = shown.facts.find(({ label }) => label === m.production)?.value;
	const [score] = shown.scores;
	return (
		<div className={css.hero}>
			<div className={css.head}>
				<p className="small-caps">{kind}</p>
				<h1 className={css.name}>{withNonBreakingSpaces(wine.name)}</h1>
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
			<div className={css.art}>
				{parcel && (
					<img
						className={css.plate}
						src={`/art/plates/${parcel}.svg`}
						width="920"
						height="1100"
						alt={m.plateOf(parcelName(parcel))}
					/>
				)}
				<BottleThumb>
					<Picture
						files={[small, large]}
						sizes="(min-width: 1024px) 200px, 140px"
						width={small.width}
						height={small.height}
						alt={m.bottleOf(wine.name)}
						fetchPriority="high"
					/>
				</BottleThumb>
			</div>
			<div className={css.words}>
				<p>{shown.line}</p>
				<div className={css.actions}>
					<Link to="/contacto" className="button">
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
const TO_SCORE_MS = 1800;

/** The first score of the year, which leads down to all of them. */
function ScoreLink({ score: { points, outOf, guide } }: { score: Score }) {
	return (
		<a
			href={`#${scoresId}`}
			className={`figure ${css.link}`}
			data-to-score=""
			onClick={(event) => jump(event, scoresId, TO_SCORE_MS)}
		>
			{m.toScore(points, outOf, guide)}
		</a>
	);
}
