const months = [
	'janeiro',
	'fevereiro',
	'março',
	'abril',
	'maio',
	'junho',
	'julho',
	'agosto',
	'setembro',
	'outubro',
	'novembro',
	'dezembro',
];

export const visitMessages = {
	visits: 'As visitas',
	included: 'Incluído',
	when: 'Quando',
	months,
	today: 'hoje',
	allYear: 'todo o ano',
	monthRange(first: number, last: number): string {
		const [from = '', to = ''] = [months[first - 1], months[last - 1]];
		return first === last ? from : `${from} a ${to}`;
	},
	book: 'Marcar por escrito',
	/** Its own words first, for those who speak to the page. */
	bookOne: (name: string) => `Marcar por escrito: ${name}`,
	wayAlt:
		'Relevo do vale do Torto e do Douro: a Quinta das Quatro Vistas a meio, o Pinhão a noroeste, Ervedosa do Douro e São João da Pesqueira a leste.',
	way: 'O comboio para no Pinhão; da EN222 sai-se em Ervedosa do Douro.',
};
