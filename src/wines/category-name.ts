import type { WineCategory } from '../content/wines/wine';

const names: Readonly<Record<WineCategory, string>> = {
	tintos: 'Tinto',
	brancos: 'Branco',
	rose: 'Rosé',
	porto: 'Porto',
	azeite: 'Azeite',
};

/** What a bottle of the category is, in the singular: `Tinto`. */
export function categoryName(category: WineCategory): string {
	return names[category];
}
