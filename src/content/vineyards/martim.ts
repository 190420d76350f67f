import type { Vineyard } from './vineyard';

/** Parcels of the Quinta do Martim. */
export const martimVineyards = {
	/** Vinha do Martim */
	'vv-martim1': {
		castas: 'Tinta Francisca 46 %, Rufete 24 %, Touriga Nacional 18 %, outras 12 %',
		planted: '1952',
		soil: 'Xisto com manchas de granito',
		training: 'Calços de pedra posta, taça, 5 200 pés/ha',
	},
	/** Martim de Baixo */
	'vv-martim2': {
		castas: 'Tinta Francisca 38 %, Tinta Amarela 34 %, Alicante Bouschet 8 %, outras 20 %',
		planted: '1961',
		soil: 'Xisto e areia granítica',
		training: 'Calços baixos, taça, 5 000 pés/ha',
	},
} as const satisfies Readonly<Record<string, Vineyard>>;
