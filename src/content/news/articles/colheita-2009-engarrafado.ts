import type { Article } from '../article';

const article: Article = {
	slug: 'colheita-2009-engarrafado',
	title: 'Colheita 2009, engarrafado em novembro',
	description:
		'Das quatro pipas de 2009 engarrafou-se uma: 690 garrafas de meio litro de Porto Colheita. Porque foi esta e porque ficam as outras.',
	lede: 'Estavam quatro pipas no armazém de cima desde 2009. A terceira a contar da porta foi engarrafada na semana passada.',
	opening: [
		'Nenhuma das quatro nasceu com destino. Eram sobras de um ano generoso, metidas em cascos que já tinham servido, e ficaram ali porque havia lugar. Provavam-se uma vez por ano, em abril, e escrevia-se a giz na tampa.',
		'O armazém de cima tem telhado baixo e janela a poente. No verão passa dos trinta graus, no inverno gela. É o pior sítio da casa para guardar vinho e o melhor para o envelhecer depressa.',
	],
	sections: [
		{
			heading: 'Porque foi esta',
			paragraphs: [
				'Em abril provaram-se as quatro lado a lado. Uma estava cansada, outra ainda crua, a quarta tinha um pico de vinagre que talvez passe. A terceira tinha a doçura, a acidez e a noz no mesmo plano, e não pedia mais nada.',
				'Dos 550 litros que lá entraram saíram 346. O resto foi-se pela madeira, ano após ano, e para os copos de quem o provou.',
			],
		},
		{
			heading: 'E as outras',
			paragraphs: [
				'A cansada vai refrescar um lote. As duas restantes ficam onde estão e voltam a ser provadas na primavera. Não há data prometida.',
			],
		},
	],
	facts: [
		{ label: 'Garrafas', value: '690 de 50 cl' },
		{ label: 'Pipa', value: 'Terceira de quatro' },
		{ label: 'Perda', value: '204 litros' },
	],
};

export default article;
