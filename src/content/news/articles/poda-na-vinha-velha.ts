import type { Article } from '../article';

const article: Article = {
	slug: 'poda-na-vinha-velha',
	title: 'A poda na Vinha Velha',
	description:
		'Sete semanas de poda à mão em calços de 1912: quatro podadores, mais de vinte mil videiras e trezentas e doze por retanchar.',
	lede: 'A poda da Vinha Velha começou a 15 de dezembro e acabou na sexta-feira. Quatro podadores, sete semanas e seis dias de chuva pelo meio.',
	opening: [
		'São calços de 1912, com videiras em taça que não se parecem umas com as outras. Não há regra que sirva a todas: a uma deixam-se três talões, a outra um, e há as que só se limpam e se agradece.',
		'Quem poda ali tem de ter podado antes noutro sítio, pelo menos cinco invernos. Os quatro deste ano somam cento e trinta.',
	],
	sections: [
		{
			heading: 'As que faltam',
			paragraphs: [
				'Cada podador leva um rolo de fita amarela e ata-a onde a videira morreu. Este inverno foram trezentas e doze, pouco mais de uma em cem. Metade secou com a esca, o resto de velhice e de um javali.',
				'No lugar delas entram bacelos enxertados com varas da própria vinha. Foi por isso que, antes da poda, se andou a escolher madeira: dezoito castas, atadas em molhos e guardadas em areia.',
			],
		},
		{
			heading: 'A lenha',
			paragraphs: [
				'As vides não se queimam na vinha. Vão em feixes para o Moinho, onde acendem o forno durante o ano todo. Os troncos velhos guardam-se à parte, porque ardem devagar e servem ao inverno.',
			],
		},
	],
	facts: [
		{ label: 'Duração', value: 'Sete semanas' },
		{ label: 'Podadores', value: 'Quatro' },
		{ label: 'Por retanchar', value: '312 videiras' },
	],
};

export default article;
