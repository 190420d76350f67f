import type { Words } from '../words-type';

export const winesMessages: Words<typeof import('../pt/wines').winesMessages> = {
	labelHeading: 'label',
	filters: 'Filters',
	family: 'Family',
	all: 'All',
	families: { tintos: 'Reds', brancos: 'Whites', rose: 'Rosé', porto: 'Port', azeite: 'Olive oil' },
	estateFilter: 'Estate',
	everyEstate: 'All estates',
	vintageFilter: 'Vintage',
	everyVintage: 'All vintages',
	chosen: (value: string | number | undefined) => `: ${value ?? 'all'}`,
	results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
	none: 'No wine with these filters.',
	clear: 'Clear.',
	shelf: 'Shelf',

	index: 'Index',
	indexOrder: 'In the house’s order',
	wine: 'Wine',
	kind: 'Type',
	estate: 'Estate',
	allEstates: 'The four estates',
	altitude: 'Altitude',
	vintage: 'Vintage',
	kindAndYear: (kind: string, year: number) => `${kind}, ${year}`,
};
