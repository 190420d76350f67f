import type { Article } from '../article';

const article: Article = {
	slug: 'martim-fechou-a-vindima',
	title: 'Martim fechou a vindima de 2026',
	description:
		'A última caixa de Tinta Francisca entrou no lagar a 9 de outubro. Cinquenta e nove dias de vindima, os mais desencontrados de que há registo.',
	lede: 'A última caixa de Tinta Francisca entrou no lagar a 9 de outubro. Foi o ano mais desencontrado de que temos registo.',
	opening: [
		'A conta faz-se depressa: entre a primeira tesoura, no Pombal, e a última leira de Martim passaram cinquenta e nove dias. Começámos de manga curta e acabámos com as mãos frias.',
		'Em agosto o xisto ainda guardava o calor da noite quando o Pombal pediu corte. Provámos bagos três dias seguidos, à mesma hora e na mesma linha, até a grainha estalar. Depois foi subir: Abade, Carrascal, a Francisca em duas passagens.',
	],
	sections: [
		{
			heading: 'O que a altitude guardou',
			paragraphs: [
				'Martim esperou. A Tinta Francisca perdeu pouco ácido mesmo na semana de quarenta graus. Entrou no lagar com 12,8 graus prováveis e um pH de 3,38, números que no rio já não se veem desde 2014.',
				'Na mesma casa, no mesmo dia, tivemos uvas a fermentar e crocos em flor.',
				'As primeiras provas são em novembro. Até lá, o mapa fica aberto a quem quiser percorrer as duas parcelas, com a casta, a plantação e a cota de cada uma.',
			],
		},
	],
	facts: [
		{ label: 'Início', value: '12 de agosto, Pombal' },
		{ label: 'Fim', value: '9 de outubro, Martim' },
		{ label: 'Dias', value: '59' },
	],
};

export default article;
