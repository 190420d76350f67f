import type { Words } from '../words-type';

export const manifestMessages: Words<typeof import('../pt/web-manifest').manifestMessages> = {
	name: 'Quatro Vistas, atlas of the vineyards',
	shortName: 'Quatro Vistas',
	description: 'The four estates and 47 parcels of Quatro Vistas, in the Douro. Opens without network too.',
	map: { name: 'Map of the vineyards', shortName: 'Map', description: 'The four estates and their parcels' },
	tasting: {
		name: 'Tasting mode',
		shortName: 'Tasting',
		description: 'The map on a full screen, for tastings and fairs',
	},
	screenshots: {
		mapWide: 'The map of the vineyards, with the list of parcels',
		homeWide: 'The front page',
		mapNarrow: 'The map of the vineyards on a phone',
		homeNarrow: 'The front page on a phone',
	},
};
