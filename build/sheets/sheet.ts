import { sheetMessages } from '#messages/technical-sheet';
import { winePageMessages } from '#messages/wine-page';
import facts from '../../src/content/facts.gen.json';
import { addressHere } from '../../src/content/languages';
import { altitudeText } from '../../src/content/measures';
import { factsOf, parcelFacts } from '../../src/content/parcel-facts';
import { parcelName } from '../../src/content/parcel-names';
import { estateOf, type ParcelSlug } from '../../src/content/parcels';
import type { Fact } from '../../src/content/rich-text';
import type { Vineyard } from '../../src/content/vineyards/vineyard';
import type { WinePlate } from '../../src/content/wines/land';
import { shownOn } from '../../src/content/wines/shown-on';
import type { Step, WineSummary } from '../../src/content/wines/wine';
import { groundFacts, ownSections } from '../../src/wines/sections';
import type { Content } from '../content/read-documents';
import { plateOf } from '../content/wine-plate';

/** What the technical sheet of a wine says, in the order in which it is read. */
export type Sheet = {
	title: string;
	kind: string;
	name: string;
	year: number;
	lede: string;
	/** `Ficha técnica`. */
	facts: readonly Fact[];
	/** What its sections are called. */
	names: ReturnType<typeof ownSections>;
	/** `Vinha`: the parcel on the plate, or the largest of those. */
	vineyard: readonly Fact[];
	/** `Vinificação`. */
	steps: readonly Step[];
	/** `Notas de prova`. */
	tasting: readonly Fact[];
	plate: WinePlate;
	/** What the plate shows. */
	shown: readonly string[];
	/** The page of the wine. */
	address: string;
	edition: Date;
};

/**
 * The sheet of the current vintage.
 * @param origin of the site, with its scheme
 * @throws if the content has no such wine
 */
export function sheetOf(slug: string, content: Content, origin: string): Sheet {
	const wine = content.wines.find(({ summary }) => summary.slug === slug);
	const plate = wine && plateOf(wine.summary);
	const vineyard = plate && content.vineyards[plate.parcel];
	if (!wine || !plate || !vineyard) throw new Error(`There is no wine ${slug} with a parcel to make a sheet of.`);
	const { summary, page } = wine;
	return {
		title: sheetMessages.title(summary.name, summary.vintage),
		kind: page.kind,
		name: summary.name,
		year: summary.vintage,
		lede: page.lede,
		facts: page.facts,
		names: ownSections(summary.category),
		vineyard: vineyardFacts(summary, plate.parcel, vineyard),
		steps: page.steps,
		tasting: page.tasting,
		plate,
		shown: shownOn(plate, summary.parcels),
		address: new URL(addressHere(`/vinhos/${slug}`), origin).href,
		edition: editionOf(content),
	};
}

function vineyardFacts({ category, parcels }: WineSummary, parcel: ParcelSlug, vineyard: Vineyard): Fact[] {
	const several = parcels.length > 1;
	return [
		...(several ? [{ label: winePageMessages.parcels, value: parcels.map(parcelName).join(', ') }] : []),
		...(several ? [{ label: sheetMessages.altitudeOfAll, value: altitudeText(parcels) }] : []),
		{ label: several ? sheetMessages.largest : sheetMessages.parcel, value: parcelName(parcel) },
		{ label: winePageMessages.estate, value: estateOf(parcel).name },
		...factsOf({ ...vineyard, ...facts[parcel] }, groundFacts(category, parcelFacts)).map(({ label, value }) => ({
			label,
			value,
		})),
	];
}

/** The date of the content: that of its newest article. Never the clock's: the same content makes the same sheet. */
function editionOf({ news }: Content): Date {
	const newest = news
		.map(({ summary }) => summary.date)
		.toSorted()
		.at(-1);
	if (!newest) throw new Error('Without articles the content has no date for the edition of the sheets.');
	return new Date(newest);
}
