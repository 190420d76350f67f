import { wineKinds, wineOfKind } from '#messages/families';
import { parcelName } from '../../content/parcel-names';
import { type ParcelSlug, parcelSlugs } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { wines } from '../../content/wines';
import type { WineCategory, WineSummary } from '../../content/wines/wine';
import { winesFrom } from '../parcel/parcel-facts';

/** A parcel, and what is poured while it is shown. */
export type TastingStep = { parcel: ParcelSlug; wine: WineSummary | undefined };

/** As they are poured: the lightest first, the oil with the bread at the end. */
const pouringOrder: readonly WineCategory[] = ['brancos', 'rose', 'tintos', 'porto', 'azeite'];

/** One parcel of the terroir for each wine made there; all of its parcels where none makes a wine. */
export function defaultOrder({ parcels }: Terroir): readonly ParcelSlug[] {
	const taken = new Set<ParcelSlug>();
	for (const category of pouringOrder) {
		for (const wine of wines.filter((each) => each.category === category)) {
			const parcel = wine.parcels.find((each) => parcels.includes(each) && !taken.has(each));
			if (parcel) taken.add(parcel);
		}
	}
	return taken.size > 0 ? [...taken] : parcels;
}

/** The order that an address asks for: slugs with commas between them. What is unknown or there twice is passed over. */
export function parseOrder(passos: string | undefined): readonly ParcelSlug[] {
	const asked = (passos ?? '').split(',').flatMap((name) => parcelSlugs.find((slug) => slug === name.trim()) ?? []);
	return [...new Set(asked)];
}

export function formatOrder(order: readonly ParcelSlug[]): string {
	return order.join(',');
}

/** A wine for each parcel: the one from fewest parcels that has not been poured yet, or else poured again. */
export function stepsOf(order: readonly ParcelSlug[]): readonly TastingStep[] {
	const poured = new Set<WineSummary>();
	return order.map((parcel) => {
		const made = winesFrom(parcel).toSorted((one, other) => one.parcels.length - other.parcels.length);
		const wine = made.find((each) => !poured.has(each)) ?? made[0];
		if (wine) poured.add(wine);
		return { parcel, wine };
	});
}

/** What stands above a parcel's name: `Tinto 2021`, with the wine's own name where it is another: `Quatro Vistas, tinto 2023`. */
export function wineLine({ parcel, wine }: TastingStep): string {
	if (!wine) return '';
	const kind = wineKinds[wine.category];
	if (wine.name === parcelName(parcel)) return `${kind} ${wine.vintage}`;
	return wine.name.startsWith(kind) ? `${wine.name} ${wine.vintage}` : wineOfKind(wine.name, kind, wine.vintage);
}
