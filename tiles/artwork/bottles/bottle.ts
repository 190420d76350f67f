import type { WineCategory } from '../../../src/content/wines/wine';

/** A bottle of the renders: its name there, and the shape that says where its labels lie. */
export type Bottle = { readonly name: string; readonly shape: string };

/** What a category is bottled in (DESIGN 6). */
export const BOTTLE_OF: Readonly<Record<WineCategory, Bottle>> = {
	tintos: { name: 'dark', shape: 'bordeaux' },
	brancos: { name: 'olive', shape: 'bordeaux' },
	rose: { name: 'clear', shape: 'bordeaux' },
	porto: { name: 'port', shape: 'port' },
	azeite: { name: 'olive-oil', shape: 'olive-oil' },
};
