import type { Vineyard } from './vineyard';

/** Parcels of the Quinta das Quatro Vistas. */
export const quatroVistasVineyards = {
	/** Vinha da Francisca */
	'francisca-franca': {
		castas: 'Touriga Franca 62 %, Touriga Nacional 20 %, Tinta Amarela 18 %',
		planted: '1947, replantada em parte em 1988',
		soil: 'Xisto azul fraturado, com veios de quartzo',
		training: 'Calços de pedra posta, taça, 5 400 pés/ha',
	},
	/** Vinha do Rio */
	'vv-vinha-rio': {
		castas: 'Tinta Roriz 34 %, Touriga Franca 30 %, Tinta Barroca 21 %, outras 15 %',
		planted: '1931',
		soil: 'Xisto sobre aluvião no fundo da encosta',
		training: 'Calços de pedra posta, taça, 5 900 pés/ha',
	},
	/** Abade */
	'abade-roriz': {
		castas: 'Tinta Roriz 100 %',
		planted: '1979',
		soil: 'Xisto castanho, com argila em profundidade',
		training: 'Patamares de dois bardos, cordão bilateral, 3 600 pés/ha',
	},
	/** Rabigato */
	rabigato: {
		castas: 'Rabigato 94 %, Códega do Larinho 6 %',
		planted: '1968',
		soil: 'Xisto azul, pouco solo sobre a rocha',
		training: 'Calços de pedra posta, guyot simples, 5 200 pés/ha',
	},
	/** Vinha Velha */
	'vv-acima': {
		castas: 'Tinta Amarela 28 %, Touriga Franca 24 %, Rufete 17 %, Bastardo 11 %, outras 20 %',
		planted: '1912, retancha todos os invernos',
		soil: 'Xisto azul e grauvaque',
		training: 'Calços de pedra posta, taça, 6 100 pés/ha',
	},
	/** Carrascal */
	'vv-ameio': {
		castas: 'Tinta Barroca 31 %, Tinta Amarela 29 %, Mourisco 12 %, outras 28 %',
		planted: '1926',
		soil: 'Grauvaque, muita pedra solta',
		training: 'Calços de pedra posta, taça, 5 800 pés/ha',
	},
	/** Fonte Santa */
	'ameio-2016': {
		castas: 'Touriga Nacional 70 %, Sousão 30 %',
		planted: '2016, sobre mortório',
		soil: 'Xisto castanho, húmido junto à nascente',
		training: 'Patamares de um bardo, cordão unilateral, 4 000 pés/ha',
	},
	/** Pombal */
	'vf-tn': {
		castas: 'Touriga Nacional 100 %',
		planted: '1986',
		soil: 'Xisto azul, raso',
		training: 'Vinha ao alto, cordão bilateral, 4 500 pés/ha',
	},
	/** Lagar */
	'vf-sousao': {
		castas: 'Sousão 88 %, Touriga Nacional 12 %',
		planted: '1989',
		soil: 'Xisto azul, com calhau rolado no fundo',
		training: 'Vinha ao alto, cordão bilateral, 4 500 pés/ha',
	},
	/** Penedo */
	'ameio-2020': {
		castas: 'Touriga Franca 55 %, Tinto Cão 45 %',
		planted: '2020, sobre mortório',
		soil: 'Xisto castanho entre afloramentos',
		training: 'Patamares de um bardo, guyot duplo, 4 200 pés/ha',
	},
	/** Rufete da Francisca */
	'francisca-rufete': {
		castas: 'Rufete 90 %, Tinta Francisca 10 %',
		planted: '1954',
		soil: 'Xisto azul, com veios de quartzo',
		training: 'Calços de pedra posta, taça, 5 300 pés/ha',
	},
	/** Abade do Forno */
	'abade-cao': {
		castas: 'Tinto Cão 100 %',
		planted: '1981',
		soil: 'Xisto castanho, pedra queimada à superfície',
		training: 'Patamares de dois bardos, cordão bilateral, 3 600 pés/ha',
	},
	/** Barroca */
	'abade-barroca': {
		castas: 'Tinta Barroca 85 %, Tinta Amarela 15 %',
		planted: '1979',
		soil: 'Xisto castanho, solo fundo',
		training: 'Patamares de dois bardos, cordão bilateral, 3 500 pés/ha',
	},
	/** Eira do Abade */
	'abade-tn': {
		castas: 'Touriga Nacional 100 %',
		planted: '1998',
		soil: 'Xisto castanho, solto',
		training: 'Patamares de um bardo, cordão unilateral, 4 000 pés/ha',
	},
	/** Marco do Abade */
	'abade-franca': {
		castas: 'Touriga Franca 92 %, Tinto Cão 8 %',
		planted: '1983',
		soil: 'Xisto castanho e grauvaque',
		training: 'Patamares de dois bardos, cordão bilateral, 3 600 pés/ha',
	},
	/** Barca de Cima */
	'vv-vinha-c2': {
		castas: 'Tinta Roriz 40 %, Tinta Barroca 35 %, outras 25 %',
		planted: '1938',
		soil: 'Xisto azul, muros altos',
		training: 'Calços de pedra posta, taça, 5 700 pés/ha',
	},
	/** Barca */
	'vv-vinha-c': {
		castas: 'Tinta Roriz 44 %, Tinta Barroca 26 %, Sousão 10 %, outras 20 %',
		planted: '1938, três geios replantados em 2004',
		soil: 'Xisto azul sobre aluvião',
		training: 'Calços de pedra posta, taça, 5 700 pés/ha',
	},
} as const satisfies Readonly<Record<string, Vineyard>>;
