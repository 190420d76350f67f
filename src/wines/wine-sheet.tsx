import type { ReactNode } from 'react';
import { winesMessages as m } from '../messages/wines';
import { Paragraphs, RichText } from '../ui/rich-text';
import { SheetSection } from '../ui/sheet-section';
import { BottleGallery } from './bottle-gallery';
import type { LoadedWine } from './load-wine';
import { Making } from './making';
import type { PlateScale } from './plate';
import { PrintedFoot } from './printed-foot';
import { RelatedWines } from './related-wines';
import { Scores } from './scores';
import type { WineSearch } from './search';
import { scoresId, wineSections } from './sections';
import { TastingNotes } from './tasting-notes';
import { TechnicalSheet } from './technical-sheet';
import { useAsked } from './use-asked';
import { Vineyard } from './vineyard';
import { vintagesShown } from './vintage-shown';
import { WineHero } from './wine-hero';
import { WineMenu } from './wine-menu';
import css from './wine-sheet.module.css';

type WineSheetProps = LoadedWine & {
	/** What is known of the parcel on the label, and the scale bar of its drawing. */
	ground: { facts: readonly { label: string; value: ReactNode }[]; scale: PlateScale } | undefined;
	search: WineSearch;
	onSearch: (search: WineSearch) => void;
};

const currentYear: WineSearch = {};

/** The sheet of one wine: over its own parcel, then section by section. */
export function WineSheet({ summary: wine, page, related, plate, ground, search, onSearch }: WineSheetProps) {
	const { colheita } = useAsked(search, currentYear);
	const vintages = vintagesShown(wine, page);
	const shown = vintages.find(({ year }) => year === colheita) ?? vintages[0];
	if (!shown) return null;
	const scored = vintages.some(({ scores }) => scores.length > 0);
	return (
		<article className={css.wine} data-wine={wine.slug}>
			<WineHero
				wine={wine}
				kind={page.kind}
				parcel={plate?.parcel}
				vintages={vintages}
				shown={shown}
				onChoose={(year) => onSearch(year === wine.vintage ? {} : { colheita: year })}
			/>
			<WineMenu name={wine.name} year={shown.year} sections={wineSections(scored)} />
			<div className={css.sections}>
				<SheetSection heading={m.story} id="o-vinho">
					<Story paragraphs={page.story} />
				</SheetSection>
				<SheetSection heading={m.vineyard} id="vinha">
					<Vineyard wine={wine} paragraphs={page.vineyard} plate={plate} ground={ground} />
				</SheetSection>
				<SheetSection heading={m.making} id="vinificacao">
					<Making steps={page.steps} year={shown.current ? undefined : wine.vintage} />
				</SheetSection>
				<SheetSection heading={m.tasting} id="notas-de-prova">
					<TastingNotes category={wine.category} parcel={plate?.parcel} vintage={shown} />
				</SheetSection>
				{scored && (
					<SheetSection heading={m.scores} id={scoresId}>
						<Scores vintages={vintages} shown={shown} />
					</SheetSection>
				)}
				<BottleGallery id="garrafa" wine={wine} />
				<SheetSection heading={m.sheet} id="ficha-tecnica">
					<TechnicalSheet wine={wine} parcel={plate?.parcel} vintages={vintages} shown={shown} />
				</SheetSection>
			</div>
			<RelatedWines wines={related} />
			<PrintedFoot slug={wine.slug} />
		</article>
	);
}

function Story({ paragraphs: [first = '', ...rest] }: { paragraphs: LoadedWine['page']['story'] }) {
	return (
		<>
			<p className="lede">
				<RichText text={first} />
			</p>
			<div className={css.story}>
				<Paragraphs of={rest} />
			</div>
		</>
	);
}
