import type { ReactNode } from 'react';
import { winePageMessages as m } from '#messages/wine-page';
import type { DrawnWine } from '../content/wines/land';
import { FactList } from '../ui/fact-list';
import { KeepingBar, keepingOf } from './keeping-bar';
import { SheetLink } from './sheet-link';
import css from './technical-sheet.module.css';
import type { VintageShown } from './vintages';
import { LandParts } from './wine-land';
import landCss from './wine-land.module.css';

type TechnicalSheetProps = {
	wine: DrawnWine;
	vintages: readonly VintageShown[];
	shown: VintageShown;
};

/** The facts of the year that is shown, and the sheet of the current one to take along. */
export function TechnicalSheet({ wine, vintages, shown }: TechnicalSheetProps) {
	return (
		<div className={css.sheet}>
			<div>
				{!shown.current && <p className={css.year}>{m.harvest(shown.year)}</p>}
				<FactList facts={measured(shown)} />
				<noscript>{import.meta.env.SSR && <EarlierVintages vintages={vintages.slice(1)} />}</noscript>
			</div>
			<div className={css.download}>
				<SheetThumb wine={wine} />
				<SheetLink key={wine.slug} slug={wine.slug} className="button" variant="wine" offline={m.downloadOffline}>
					{m.download}
				</SheetLink>
				<p className="ui">{m.downloadNote(wine.vintage)}</p>
			</div>
		</div>
	);
}

/** The years that without scripts cannot be chosen. */
function EarlierVintages({ vintages }: { vintages: readonly VintageShown[] }) {
	return vintages.map(({ year, line, facts }) => (
		<section key={year} className={css.earlier}>
			<h3>{m.harvest(year)}</h3>
			<p>{line}</p>
			<FactList facts={measured({ year, facts })} />
		</section>
	));
}

/** The printed sheet as a small drawing. Decorative: the button beneath it says what it is. */
function SheetThumb({ wine }: { wine: DrawnWine }) {
	return (
		<svg className={css.thumb} viewBox="0 0 210 280" aria-hidden="true">
			<rect className={css.paper} x="0.5" y="0.5" width="209" height="279" />
			<svg
				className={landCss.land}
				x="48"
				y="18"
				width="114"
				height="122"
				viewBox={wine.viewBox}
				data-family={wine.category}
				aria-hidden="true"
			>
				<LandParts wine={wine} as="drawing" weight={2.5} />
			</svg>
			<text className={css.thumbName} x="105" y="164" textAnchor="middle">
				{wine.name}
			</text>
			<text className={css.thumbYear} x="105" y="182" textAnchor="middle">
				{wine.vintage}
			</text>
			<path className={css.thumbLines} d="M25 198H185M25 208H185M25 218H185M25 228H120" />
		</svg>
	);
}

/** Facts with their measurements, which begin with a figure, in tabular lining figures (docs/design.md 2.2), and how long to keep the wine as a bar. */
function measured({ year, facts }: Pick<VintageShown, 'year' | 'facts'>): { label: string; value: ReactNode }[] {
	return facts.map(({ label, value }) => {
		const keeping = label === m.keeping ? keepingOf(value, year) : undefined;
		if (!keeping) return { label, value: /^\d/.test(value) ? <span className="figure">{value}</span> : value };
		return {
			label,
			value: (
				<>
					{value}
					<KeepingBar harvest={year} keeping={keeping} />
				</>
			),
		};
	});
}
