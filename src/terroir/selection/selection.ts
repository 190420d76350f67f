import type { ParcelSlug } from '../../content/parcels';
import { type Terroir, terroirOf, terroirs } from '../../content/terroirs';
import type { TerroirSearch } from './search';

/** What is selected: a terroir, and the parcel of it whose dialog is open. */
export type Selection = { terroir: Terroir; parcel: ParcelSlug | undefined };

/** The entry of the browser's history that the page shows. */
export type Entry = {
	search: TerroirSearch;
	/** What the entry below asks for, if the page has pushed this one on top of it. */
	beneath: TerroirSearch | undefined;
	/** Whether a terroir was chosen just now: the next choice takes over the entry. */
	isFreshChoice: boolean;
};

/** How the history comes to show another selection. */
export type Move =
	| { kind: 'push'; search: TerroirSearch; beneath: TerroirSearch }
	| { kind: 'replace'; search: TerroirSearch; beneath: TerroirSearch | undefined }
	| { kind: 'back' };

/** What an address without a terroir means (docs/product.md 4). */
export const firstTerroir: Terroir = first();

/**
 * What an address selects. A parcel decides the terroir; what exists nowhere falls back to the first terroir. In the presentation a
 * parcel is a step, not a dialog.
 */
export function selectionOf({ terroir, parcela, modo }: TerroirSearch): Selection {
	const selected = terroirOf(parcela) ?? terroirs.find(({ slug }) => slug === terroir) ?? firstTerroir;
	return {
		terroir: selected,
		parcel: modo === 'prova' ? undefined : selected.parcels.find((slug) => slug === parcela),
	};
}

/** The address of a selection. */
export function searchFor({ terroir, parcel }: Selection): TerroirSearch {
	return { terroir: terroir.slug, ...(parcel && { parcela: parcel }) };
}

/** Whether two addresses select the same. */
export function isSameSelection(one: TerroirSearch, other: TerroirSearch): boolean {
	const [first, second] = [selectionOf(one), selectionOf(other)];
	return first.terroir === second.terroir && first.parcel === second.parcel;
}

/**
 * Opening a dialog and choosing a terroir make an entry of their own, which the back button takes away again; choices in quick succession
 * share one, and what leads back to the entry below goes back to it.
 * @returns undefined if the entry shows this selection already
 */
export function moveTo(search: TerroirSearch, entry: Entry): Move | undefined {
	if (isSameSelection(entry.search, search)) return undefined;
	const [before, after] = [selectionOf(entry.search), selectionOf(search)];
	const opens = after.parcel !== undefined;
	if (!before.parcel && (opens || !entry.isFreshChoice)) return { kind: 'push', search, beneath: entry.search };
	const { beneath } = entry;
	if (beneath && isSameSelection(beneath, search)) return { kind: 'back' };
	return { kind: 'replace', search, beneath };
}

function first(): Terroir {
	const [terroir] = terroirs;
	if (!terroir) throw new Error('The content has no terroir.');
	return terroir;
}
