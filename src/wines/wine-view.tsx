import { winePageMessages as m } from '#messages/wine-page';
import { PageSection } from '../ui/page-layout';
import { PrintedFoot } from '../ui/printed';
import { Paragraphs, RichText } from '../ui/rich-text';
import galleryCss from './bottle-gallery.module.css';
import { BottleGallery, Making, RelatedWines } from './carousels';
import type { LoadedWine } from './load-wine';
import makingCss from './making.module.css';
import relatedCss from './related-wines.module.css';
import { ownSections, scoresId, wineSections } from './sections';
import { Scores, TastingNotes } from './tasting';
import { TechnicalSheet } from './technical-sheet';
import { Vineyard } from './vineyard';
import type { VintageShown } from './vintages';
import { WineHero } from './wine-hero';
import { WineMenu } from './wine-menu';
import css from './wine-view.module.css';

type WineViewProps = LoadedWine & {
	shown: VintageShown;
	onChooseYear: (year: number) => void;
};

/** The page of one wine: over its own parcel, then section by section. */
export function WineView(props: WineViewProps) {
	const { summary: wine, page, vintages, shown, scores, related, known, onChooseYear } = props;
	const scored = scores.rows.length > 0;
	const own = ownSections(wine.category);
	return (
		<article className={css.wine} data-wine={wine.slug}>
			<WineHero wine={wine} kind={page.kind} vintages={vintages} shown={shown} onChoose={onChooseYear} />
			<WineMenu name={wine.name} year={shown.year} sections={wineSections(wine.category, scored)} />
			<div className={css.sections}>
				<PageSection heading={own.story} id="o-vinho">
					<Story paragraphs={page.story} />
				</PageSection>
				<PageSection heading={own.ground} id="vinha">
					<Vineyard wine={wine} page={page} known={known} />
				</PageSection>
				<PageSection heading={own.making} id="vinificacao">
					<div className={makingCss.making}>
						<Making label={own.making} steps={page.steps} />
					</div>
					{!shown.current && <p className={css.dates}>{m.datesOf(wine.vintage)}</p>}
				</PageSection>
				<PageSection heading={m.tasting} id="notas-de-prova">
					<TastingNotes category={wine.category} tone={page.tone} parcel={page.plate.parcel} vintage={shown} />
				</PageSection>
				{scored && (
					<PageSection heading={m.scores} id={scoresId}>
						<Scores table={scores} shown={shown} />
					</PageSection>
				)}
				<section className={galleryCss.bottle} id="garrafa" data-ground="dark">
					<BottleGallery wine={wine} />
				</section>
				<PageSection heading={m.sheet} id="ficha-tecnica">
					<TechnicalSheet wine={wine} vintages={vintages} shown={shown} />
				</PageSection>
			</div>
			<div className={relatedCss.related}>
				<RelatedWines wines={related} />
			</div>
			<PrintedFoot path={`/vinhos/${wine.slug}`} edition={m.printed} />
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
