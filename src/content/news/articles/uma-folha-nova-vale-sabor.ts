import type { Article } from '../article';

const article: Article = {
	slug: 'uma-folha-nova-vale-sabor',
	title: 'Uma folha nova: Vale Sabor',
	description:
		'As vinte e sete parcelas do Vale Sabor foram medidas a pé e entraram no mapa. Como se fez o levantamento e o que se encontrou.',
	lede: 'Faltava a folha do Sabor. Vinte e sete parcelas foram medidas durante o inverno e estão agora no mapa, com nome, área e altitude.',
	opening: [
		'A quinta foi comprada aos bocados e nunca teve planta de conjunto. Havia escrituras, croquis em papel de merceeiro e a memória de dois vizinhos. Não coincidiam.',
		'Entre janeiro e março andou-se a pé por todas as estremas, com recetor de satélite e estacas. Onde o muro tinha caído valeu a oliveira; onde não havia oliveira valeu o acordo.',
	],
	sections: [
		{
			heading: 'O que se encontrou',
			paragraphs: [
				'Três parcelas tinham mais vinha do que constava e uma tinha menos: a Ferradura, que afinal cabe quase toda no terreiro de uma escola. Duas partilhavam o nome de Cruz. A mais nova passou a chamar-se Fraga, que é o que lá está.',
				'Os nomes são os que as famílias usavam. Quando havia dois, ficou o mais antigo.',
			],
		},
		{
			heading: 'No mapa, com ou sem rede',
			paragraphs: [
				'A folha pode ser guardada no telefone antes de sair de casa. Convém: no Sabor não há rede em nenhuma das vinte e sete parcelas, a não ser no cimo da Foz, e aí só de um operador.',
			],
		},
	],
	facts: [
		{ label: 'Parcelas', value: '27' },
		{ label: 'Levantamento', value: 'Janeiro a março de 2026' },
		{ label: 'Estacas', value: '611' },
	],
};

export default article;
