const numerals = [
	'zero',
	'um',
	'dois',
	'três',
	'quatro',
	'cinco',
	'seis',
	'sete',
	'oito',
	'nove',
	'dez',
	'onze',
	'doze',
];

/** A number in words, as far as they are short. */
function inWords(count: number): string {
	return numerals[count] ?? String(count);
}

export const homeMessages = {
	openMap: 'Abrir o mapa',
	seeWines: 'Ver os vinhos',
	estatesOnMap: 'As quatro quintas no mapa',
	scale: 'Escala: 15\u00a0km',
	rivers: { douro: 'Rio Douro', tua: 'Rio Tua' },
	contours: 'Cotas em metros. Equidistância das curvas, 50\u00a0m.',
	philosophy: 'Filosofia',
	howWeWork: 'Como trabalhamos',
	wines: 'Os vinhos',
	allWines: 'Todos os vinhos',
	count: (count: number) => `${inWords(count)} ${count === 1 ? 'vinho' : 'vinhos'}`,
	oils: (count: number) => `${inWords(count)} ${count === 1 ? 'azeite' : 'azeites'}`,
	plates: 'Estampas',
	visit: 'Visitar',
	filmSeasons: ['Inverno', 'Primavera', 'Verão', 'Vindima'],
	filmSeen: 'O que se vê no filme',
	news: 'Notícias',
	allNews: 'Todas as notícias',
};
