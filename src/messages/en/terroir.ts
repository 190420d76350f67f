import type { Words } from '../words-type';

/** `1 parcel`, `17 parcels`. */
export function parcelCount(count: number): string {
	return `${count} ${count === 1 ? 'parcel' : 'parcels'}`;
}

export const terroirMessages: Words<typeof import('../pt/terroir').terroirMessages> = {
	heading: (terroirs: number, parcels: number) => `Terroir: ${terroirs} estates, ${parcelCount(parcels)}`,
	terroir: 'Terroir',
	terroirs: 'Estates',
	tabs: 'About the estate and its parcels',
	about: 'About',
	parcels: 'Parcels',
	altitude: 'Altitude',
	vines: 'Vines',
	visit: 'Visit this estate',
	parcelsOf: (terroir: string) => `Parcels of ${terroir}`,
	rowKeys: 'Arrows to move through the list. The number or the first letters lead to the parcel.',
	presentation: 'Tasting mode',
	sheet: {
		peek: 'Panel folded: open halfway',
		rest: 'Panel halfway: open fully',
		full: 'Panel open: fold',
	},

	arrived: (terroir: string, parcels: number) => `${terroir}, ${parcelCount(parcels)}.`,
};
