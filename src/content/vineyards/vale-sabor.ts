import type { Vineyard } from './vineyard';

/** Parcels of the Quinta do Vale Sabor, in the order of their numbers. */
export const valeSaborVineyards = {
	/** Portela */
	'qt-vale-sabor-1': {
		castas: 'Touriga Nacional 60 %, Touriga Franca 40 %',
		planted: '1991',
		soil: 'Xisto amarelo, seco',
		training: 'Vinha ao alto, cordão bilateral, 4 300 pés/ha',
	},
	/** Cabeço */
	'qt-vale-sabor-2': {
		castas: 'Gouveio 54 %, Viosinho 46 %',
		planted: '2002',
		soil: 'Xisto e quartzo, muito pedregoso',
		training: 'Patamares de um bardo, guyot simples, 3 900 pés/ha',
	},
	/** Olival */
	'qt-vale-sabor-3': {
		castas: 'Tinta Roriz 72 %, Touriga Franca 28 %',
		planted: '1989',
		soil: 'Xisto amarelo, com raízes de oliveira',
		training: 'Vinha ao alto, cordão bilateral, 4 300 pés/ha',
	},
	/** Ribeira */
	'qt-vale-sabor-4': {
		castas: 'Códega do Larinho 80 %, Rabigato 20 %',
		planted: '1974',
		soil: 'Xisto, com aluvião na base',
		training: 'Calços baixos, taça, 4 800 pés/ha',
	},
	/** Figueira */
	'qt-vale-sabor-5': {
		castas: 'Bastardo 65 %, Tinta Amarela 35 %',
		planted: '1958',
		soil: 'Xisto fino, quase em pó',
		training: 'Calços baixos, taça, 4 800 pés/ha',
	},
	/** Amendoal */
	'qt-vale-sabor-6': {
		castas: 'Touriga Franca 100 %',
		planted: '1993',
		soil: 'Xisto amarelo, raso',
		training: 'Patamares de um bardo, cordão unilateral, 3 900 pés/ha',
	},
	/** Cova da Raposa */
	'qt-vale-sabor-7': {
		castas: 'Sousão 76 %, Touriga Nacional 24 %',
		planted: '2006',
		soil: 'Xisto escuro, fresco',
		training: 'Patamares de um bardo, cordão unilateral, 3 900 pés/ha',
	},
	/** Lameiro */
	'qt-vale-sabor-8': {
		castas: 'Arinto 58 %, Códega do Larinho 42 %',
		planted: '1999',
		soil: 'Xisto com argila, fresco',
		training: 'Patamares de um bardo, guyot simples, 3 900 pés/ha',
	},
	/** Ladeira */
	'qt-vale-sabor-9': {
		castas: 'Rabigato 61 %, Códega do Larinho 39 %',
		planted: '1978',
		soil: 'Xisto amarelo, em escorrência',
		training: 'Calços baixos, taça, 4 800 pés/ha',
	},
	/** Chão do Poço */
	'qt-vale-sabor-10': {
		castas: 'Tinta Barroca 100 %',
		planted: '1990',
		soil: 'Argila sobre xisto',
		training: 'Patamares de dois bardos, cordão bilateral, 3 400 pés/ha',
	},
	/** Curral */
	'qt-vale-sabor-11': {
		castas: 'Tinta Amarela 68 %, Bastardo 32 %',
		planted: '1964',
		soil: 'Xisto fino, estrumado de antigo',
		training: 'Calços baixos, taça, 4 800 pés/ha',
	},
	/** Mortório */
	'qt-vale-sabor-12': {
		castas: 'Touriga Nacional 82 %, Tinto Cão 18 %',
		planted: '2014, sobre mortório',
		soil: 'Xisto amarelo entre muros caídos',
		training: 'Patamares de um bardo, cordão unilateral, 3 900 pés/ha',
	},
	/** Canada */
	'qt-vale-sabor-13': {
		castas: 'Códega do Larinho 56 %, Síria 44 %',
		planted: '1969',
		soil: 'Xisto e areia grossa',
		training: 'Calços baixos, taça, 4 800 pés/ha',
	},
	/** Sobreiro */
	'qt-vale-sabor-14': {
		castas: 'Touriga Franca 64 %, Tinta Roriz 36 %',
		planted: '1995',
		soil: 'Xisto amarelo',
		training: 'Patamares de dois bardos, cordão bilateral, 3 400 pés/ha',
	},
	/** Cruz */
	'qt-vale-sabor-15': {
		castas: 'Tinta Roriz 100 %',
		planted: '1992',
		soil: 'Xisto amarelo, quartzo à vista',
		training: 'Patamares de dois bardos, cordão bilateral, 3 400 pés/ha',
	},
	/** Malhada */
	'qt-vale-sabor-16': {
		castas: 'Touriga Nacional 100 %',
		planted: '2001',
		soil: 'Xisto escuro',
		training: 'Vinha ao alto, cordão bilateral, 4 300 pés/ha',
	},
	/** Fraga */
	'qt-vale-sabor-17': {
		castas: 'Tinto Cão 70 %, Touriga Franca 30 %',
		planted: '2008',
		soil: 'Afloramento de xisto, pouco solo',
		training: 'Patamares de um bardo, cordão unilateral, 3 900 pés/ha',
	},
	/** Veiga */
	'qt-vale-sabor-18': {
		castas: 'Alicante Bouschet 62 %, Sousão 38 %',
		planted: '2010',
		soil: 'Xisto escuro, com aluvião na base',
		training: 'Patamares de dois bardos, cordão bilateral, 3 400 pés/ha',
	},
	/** Cardanha */
	'qt-vale-sabor-19': {
		castas: 'Tinta Roriz 55 %, Tinta Barroca 45 %',
		planted: '1988',
		soil: 'Xisto amarelo, argila à mistura',
		training: 'Patamares de dois bardos, cordão bilateral, 3 400 pés/ha',
	},
	/** Zimbro */
	'qt-vale-sabor-20': {
		castas: 'Touriga Nacional 66 %, Tinta Francisca 34 %',
		planted: '2011',
		soil: 'Xisto e grauvaque',
		training: 'Patamares de um bardo, cordão unilateral, 3 900 pés/ha',
	},
	/** Ferradura */
	'qt-vale-sabor-21': {
		castas: 'Viosinho 100 %',
		planted: '2003',
		soil: 'Quartzo e xisto, solo ácido',
		training: 'Patamares de um bardo, guyot simples, 3 900 pés/ha',
	},
	/** Casal */
	'qt-vale-sabor-22': {
		castas: 'Touriga Franca 78 %, Sousão 22 %',
		planted: '1996',
		soil: 'Xisto amarelo',
		training: 'Patamares de um bardo, cordão unilateral, 3 900 pés/ha',
	},
	/** Estevais */
	'qt-vale-sabor-23': {
		castas: 'Touriga Franca 100 %',
		planted: '1994',
		soil: 'Xisto amarelo, estevas nos taludes',
		training: 'Vinha ao alto, cordão bilateral, 4 300 pés/ha',
	},
	/** Outeiro */
	'qt-vale-sabor-24': {
		castas: 'Tinta Amarela 59 %, Rufete 41 %',
		planted: '1971',
		soil: 'Xisto fino, calhau de quartzo',
		training: 'Calços baixos, taça, 4 800 pés/ha',
	},
	/** Vale da Vila */
	'qt-vale-sabor-25': {
		castas: 'Touriga Nacional 57 %, Tinta Roriz 43 %',
		planted: '1997',
		soil: 'Xisto escuro, fundo na linha de água',
		training: 'Patamares de dois bardos, cordão bilateral, 3 400 pés/ha',
	},
	/** Pedreira */
	'qt-vale-sabor-26': {
		castas: 'Tinto Cão 100 %',
		planted: '2012',
		soil: 'Pedra de lousa, restos de corte',
		training: 'Patamares de um bardo, cordão unilateral, 3 900 pés/ha',
	},
	/** Foz */
	'qt-vale-sabor-27': {
		castas: 'Touriga Franca 51 %, Tinta Amarela 29 %, outras 20 %',
		planted: '1949',
		soil: 'Xisto amarelo, com quartzo à vista',
		training: 'Calços baixos, taça, 4 800 pés/ha',
	},
} as const satisfies Readonly<Record<string, Vineyard>>;
