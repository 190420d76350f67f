import { winePageMessages as m } from '#messages/wine-page';
import type { ParcelSlug } from '../content/parcels';
import type { Score, WineCategory, WineTone } from '../content/wines/wine';
import { Silhouette } from '../ui/silhouette';
import type { ScoreTable } from './load-wine';
import css from './tasting.module.css';
import type { VintageShown } from './vintages';

type TastingNotesProps = {
	category: WineCategory;
	tone: WineTone | undefined;
	parcel: ParcelSlug | undefined;
	vintage: VintageShown;
};

/** Colour, nose, mouth and table; the colour is shown in the shape of the parcel. */
export function TastingNotes({ category, tone, parcel, vintage: { tasting, year } }: TastingNotesProps) {
	const [colour, ...others] = tasting;
	if (!colour) return <p className="lede">{m.noTasting(year)}</p>;
	return (
		<dl className={css.notes} data-category={category} data-tone={tone}>
			<div className={css.colour}>
				<dt>{colour.label}</dt>
				<dd>
					{parcel && <Silhouette slug={parcel} />}
					<span>{colour.value}</span>
				</dd>
			</div>
			{others.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

type ScoresProps = { table: ScoreTable; shown: VintageShown };

/** What the guides say of the year that is shown, and what they gave the others. */
export function Scores({ table, shown }: ScoresProps) {
	const [first, ...others] = shown.scores;
	const alone = others.length === 0 && table.rows.length < 2;
	return (
		<div
			className={css.scores}
			data-alone={alone ? '' : undefined}
			data-wide={table.guides.length > 2 ? '' : undefined}
		>
			<div>
				{first ? <FirstScore score={first} /> : <p className="lede">{m.noScores(shown.year)}</p>}
				{others.map((score) => (
					<div key={score.guide} className={css.other}>
						<p className={css.guide}>
							{m.guideEdition(score.guide, score.edition)} <Points score={score} />
						</p>
						<blockquote className={css.quote}>{m.quote(score.quote)}</blockquote>
					</div>
				))}
			</div>
			{table.rows.length > 1 && <ScoresByVintage table={table} year={shown.year} />}
		</div>
	);
}

function FirstScore({ score: { points, outOf, guide, edition, quote } }: { score: Score }) {
	return (
		<>
			<p className={css.points}>
				<span aria-hidden="true">
					{points}
					<small>/ {outOf}</small>
				</span>
				<span className="visually-hidden">{m.score(points, outOf)}</span>
			</p>
			<p className={css.guide}>{m.guideEdition(guide, edition)}</p>
			<blockquote className={css.quote}>{m.quote(quote)}</blockquote>
		</>
	);
}

function ScoresByVintage({ table: { guides, rows }, year }: { table: ScoreTable; year: number }) {
	return (
		<table className={css.table}>
			<caption className="visually-hidden">{m.scoresByVintage}</caption>
			<thead>
				<tr>
					<th scope="col">{m.vintage}</th>
					{guides.map((guide) => (
						<th key={guide} scope="col">
							{guide}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.year} aria-current={row.year === year ? 'true' : undefined}>
						<th scope="row">{row.year}</th>
						{row.scores.map((score, column) => (
							<td key={guides[column]} data-guide={guides[column]}>
								{score ? <Points score={score} /> : <NoScore />}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Points({ score: { points, outOf } }: { score: Score }) {
	return (
		<span className={`figure ${css.outOf}`}>
			{points} <small>/ {outOf}</small>
		</span>
	);
}

function NoScore() {
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="visually-hidden">{m.noScore}</span>
		</>
	);
}
