import facts from '../content/facts.gen.json';
import { largestParcel } from '../content/largest-parcel';
import type { ParcelSlug } from '../content/parcels';
import plates from '../content/plates.gen.json';
import { wines } from '../content/wines';
import type { WinePage, WineSummary } from '../content/wines/wine';
import { type MakingYears, makingYears } from './making-years';
import { relatedTo } from './related';
import { type ScoreTable, scoreTable } from './score-table';
import { type Vintages, vintagesShown } from './vintage-shown';

const pages = import.meta.glob<WinePage>('../content/wines/*.md', { import: 'default' });

/** The parcel that a wine's label shows, and what its drawing is drawn with. */
export type WinePlate = {
	parcel: ParcelSlug;
	/** Metres from one contour to the next. */
	contourM: number;
	/** Longitude and latitude of the parcel's middle, in degrees. */
	middle: readonly [number, number];
	/** The edges of the drawing, in degrees. */
	bounds: { west: number; east: number; south: number; north: number };
};

export type LoadedWine = {
	summary: WineSummary;
	page: WinePage;
	/** The years that the page can show, the current one first. */
	vintages: Vintages;
	/** The scores of all of them. */
	scores: ScoreTable;
	making: MakingYears;
	related: readonly WineSummary[];
	plate: WinePlate | undefined;
};

/** The wine with this slug, its text fetched on its own; nothing if there is none. Rejects when the text cannot be fetched. */
export async function loadWine(slug: string): Promise<LoadedWine | undefined> {
	const summary = wines.find((wine) => wine.slug === slug);
	const load = pages[`../content/wines/${slug}.md`];
	if (!summary || !load) return undefined;
	const page = await load();
	const vintages = vintagesShown(summary, page);
	const parcel = largestParcel(summary.parcels);
	return {
		summary,
		page,
		vintages,
		scores: scoreTable(vintages),
		making: makingYears(page.steps),
		related: relatedTo(summary, wines),
		plate: parcel && plateOf(parcel),
	};
}

function plateOf(parcel: ParcelSlug): WinePlate {
	const { contourM, centroid } = facts[parcel];
	const [longitude = 0, latitude = 0] = centroid;
	return { parcel, contourM, middle: [longitude, latitude], bounds: plates[parcel] };
}
