import type { WineCategory } from '../content/wines/wine';

/** What stands on a label. */
type LabelPart = 'drawing' | 'name' | 'region' | 'coordinates' | 'year';

const still = ['drawing', 'name', 'region', 'coordinates', 'year'] as const;

/** The parts of the label of each family, from above (`tiles/artwork/labels/label.ts`). */
export const labelParts: Readonly<Record<WineCategory, readonly LabelPart[]>> = {
	tintos: still,
	brancos: still,
	rose: still,
	porto: ['region', 'name', 'drawing', 'year', 'coordinates'],
	azeite: ['name', 'region', 'coordinates', 'drawing', 'year'],
};
