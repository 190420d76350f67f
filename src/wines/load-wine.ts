import loadText from 'virtual:content/wines-texts';
import { parcelMessages as m } from '#messages/parcel';
import { totalArea } from '../content/figures';
import { altitudeText } from '../content/measures';
import { parcelFacts } from '../content/parcel-facts';
import { wines } from '../content/wines';
import type { DrawnWine, WineGround } from '../content/wines/land';
import { estatesOf } from '../content/wines/shown-on';
import type { Score, WinePage, WineSummary } from '../content/wines/wine';
import { plateScale, type RoundBar } from '../ui/longest-bar';
import { measuredRows, type Row } from '../ui/measured-text';
import { type ParcelRow, parcelRows } from '../ui/parcel-rows';
import { preloadCarousels } from './carousels';
import { groundFacts } from './sections';
import { type Vintages, vintagesShown } from './vintages';

export type LoadedWine = {
	summary: DrawnWine;
	page: WinePage & WineGround;
	/** The years that the page can show, the current one first. */
	vintages: Vintages;
	/** The scores of all of them. */
	scores: ScoreTable;
	related: readonly WineSummary[];
	/** What is known of all parcels together and of each, as rows of tables, and the scale bar of their plate. */
	known: { together: readonly Row[]; each: readonly (readonly ParcelRow[])[]; scale: RoundBar };
};

/**
 * The wine with this slug, its text fetched on its own; nothing if there is none. Rejects when the text cannot be fetched.
 * @param whole with its carousels: a page that is come back to is at once as high as it was left
 */
export async function loadWine(slug: string, { whole = false } = {}): Promise<LoadedWine | undefined> {
	const summary = wines.find((wine) => wine.slug === slug);
	if (!summary) return undefined;
	const page = await loadText(slug);
	if (!page) return undefined;
	if (whole) await preloadCarousels();
	const vintages = vintagesShown(summary, page);
	const facts = groundFacts(summary.category, parcelFacts);
	return {
		summary: { ...summary, ...page.drawing },
		page,
		vintages,
		scores: scoreTable(vintages),
		related: relatedTo(summary, wines),
		known: {
			together: measuredRows([
				{ label: m.altitude, value: altitudeText(summary.parcels) },
				{ label: m.area, value: totalArea(summary.parcels) },
			]),
			each: page.knownParcels.map((parcel) => parcelRows(parcel, facts)),
			scale: plateScale(page.plate.bounds),
		},
	};
}

/** How many wines stand beside one. */
const neighbours = 6;

/** The wines nearest to one: those of its family first, among them those of its estate; otherwise in the order of the shelf. */
export function relatedTo(wine: WineSummary, shelf: readonly WineSummary[]): WineSummary[] {
	const own = estatesOf(wine.parcels);
	function nearness(other: WineSummary): number {
		const sameEstate = estatesOf(other.parcels).some((estate) => own.includes(estate));
		return (other.category === wine.category ? 2 : 0) + (sameEstate ? 1 : 0);
	}
	return shelf
		.filter(({ slug }) => slug !== wine.slug)
		.toSorted((one, other) => nearness(other) - nearness(one))
		.slice(0, neighbours);
}

export type ScoreTable = {
	/** The guides in the order in which they first appear. */
	guides: readonly string[];
	/** For each year one score a guide, or none. */
	rows: readonly { year: number; scores: readonly (Score | undefined)[] }[];
};

/** The scores of all years by guide; years without any are left out. Of two by one guide the first one counts, which is the newer. */
export function scoreTable(vintages: readonly { year: number; scores: readonly Score[] }[]): ScoreTable {
	const guides = [...new Set(vintages.flatMap(({ scores }) => scores.map(({ guide }) => guide)))];
	return {
		guides,
		rows: vintages
			.filter(({ scores }) => scores.length > 0)
			.map(({ year, scores }) => ({
				year,
				scores: guides.map((name) => scores.find(({ guide }) => guide === name)),
			})),
	};
}
