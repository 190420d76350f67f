import { estateOf } from '../content/parcel-estate';
import type { WineSummary } from '../content/wines/wine';

/** How many wines stand beside one. */
const NEIGHBOURS = 6;

/** The wines nearest to one: those of its family first, among them those of its estate; otherwise in the order of the shelf. */
export function relatedTo(wine: WineSummary, shelf: readonly WineSummary[]): WineSummary[] {
	const own = estatesOf(wine);
	function nearness(other: WineSummary): number {
		const sameEstate = estatesOf(other).some((slug) => own.includes(slug));
		return (other.category === wine.category ? 2 : 0) + (sameEstate ? 1 : 0);
	}
	return shelf
		.filter(({ slug }) => slug !== wine.slug)
		.toSorted((one, other) => nearness(other) - nearness(one))
		.slice(0, NEIGHBOURS);
}

function estatesOf({ parcels }: WineSummary): string[] {
	return parcels.map((parcel) => estateOf(parcel).slug);
}
