import type { Vineyard } from './vineyard';

/** The single parcel of the Quinta do Moinho. */
export const moinhoVineyards = {
	/** Vinha do Moinho */
	'vv-moinho': {
		castas: 'Touriga Nacional 52 %, Tinta Amarela 28 %, Rufete 20 %',
		planted: '1972',
		soil: 'Xisto castanho, com argila na base dos taludes',
		training: 'Patamares de dois bardos, cordão bilateral, 3 700 pés/ha',
	},
} as const satisfies Readonly<Record<string, Vineyard>>;
