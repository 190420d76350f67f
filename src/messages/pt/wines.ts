/** The list of wines, and what every list of wines says. */
export const winesMessages = {
	/** A word of the heading under which the page explains a label. */
	labelHeading: 'rótulo',
	filters: 'Filtros',
	family: 'Família',
	all: 'Todos',
	families: { tintos: 'Tintos', brancos: 'Brancos', rose: 'Rosé', porto: 'Porto', azeite: 'Azeite' },
	estateFilter: 'Quinta',
	everyEstate: 'Todas as quintas',
	vintageFilter: 'Colheita',
	everyVintage: 'Todas as colheitas',
	/** Follows the name of a filter. */
	chosen: (value: string | number | undefined) => `: ${value ?? 'todas'}`,
	results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
	none: 'Nenhum vinho com estes filtros.',
	clear: 'Limpar.',
	shelf: 'Prateleira',

	index: 'Índice',
	indexOrder: 'Pela ordem da casa',
	wine: 'Vinho',
	kind: 'Tipo',
	estate: 'Quinta',
	allEstates: 'As quatro quintas',
	altitude: 'Altitude',
	vintage: 'Colheita',
	kindAndYear: (kind: string, year: number) => `${kind}, ${year}`,
};
