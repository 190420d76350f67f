import type { Article } from '../article';

const article: Article = {
	slug: 'azeite-novo-do-amendoal',
	title: 'O azeite novo do Amendoal',
	description:
		'O azeite de 2025 está engarrafado: um lote de Cobrançosa e outro de Madural, novecentas garrafas ao todo, metade de um ano normal.',
	lede: 'A campanha foi curta: dezoito dias, entre o fim de outubro e meados de novembro. O azeite novo já está em garrafa e vende-se a partir de sábado.',
	opening: [
		'A floração apanhou chuva e vento na última semana de maio e muita flor caiu antes de vingar. As árvores deram metade. Das quatrocentas e doze oliveiras, noventa não se apanharam, porque não valia a escada.',
		'Em contrapartida não houve mosca. A azeitona chegou sã ao lagar, sempre no mesmo dia, e o azeite saiu com acidez de um e de dois décimos.',
	],
	sections: [
		{
			heading: 'Dois lotes, dois feitios',
			paragraphs: [
				'A Cobrançosa apanhou-se verde, a 28 de outubro. Amarga na língua e pica na garganta, que é o que se espera dela. Quem não gosta à primeira costuma voltar em fevereiro, quando já amaciou.',
				'A Madural esperou até 14 de novembro, com metade da azeitona a pintar. É um azeite dourado e doce, de cozinha, e dura menos: convém gastá-lo até ao verão.',
			],
		},
		{
			heading: 'Como se vende',
			paragraphs: [
				'Em garrafas de meio litro, na quinta ou por encomenda. São quinhentas e vinte de um lote e trezentas e oitenta do outro. Quem trouxer vasilha leva-a cheia a preço de lagar, enquanto houver.',
			],
		},
	],
	facts: [
		{ label: 'Garrafas', value: '520 e 380' },
		{ label: 'Acidez', value: '0,1 % e 0,2 %' },
		{ label: 'Oliveiras', value: '412' },
	],
};

export default article;
