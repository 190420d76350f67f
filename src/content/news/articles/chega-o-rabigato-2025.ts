import type { Article } from '../article';

const article: Article = {
	slug: 'chega-o-rabigato-2025',
	title: 'Chega o Rabigato 2025',
	description:
		'O primeiro branco de uma só parcela da casa sai em outubro: 3 100 garrafas de Rabigato plantado em 1968, em xisto azul.',
	lede: 'Três mil e cem garrafas, todas da mesma encosta. O Rabigato 2025 começa a sair da adega na primeira semana de outubro.',
	opening: [
		'Há muito que se falava disto à mesa. A parcela dá o branco mais direito da casa, mas durante meio século foi parar aos lotes, onde fazia falta e ninguém lhe sabia o nome.',
		'O ensaio de 2022 deu uma barrica e o de 2023 deu duas. Bebemo-las quase todas cá dentro, para ver como envelheciam. Em 2024 a pedra levou a colheita inteira numa tarde de junho e tivemos de esperar mais um ano.',
	],
	sections: [
		{
			heading: 'Como se fez',
			paragraphs: [
				'Vindimou-se a 26 de agosto de 2025, entre as seis e as dez. A uva foi inteira à prensa e o mosto fermentou em duas metades, inox e carvalho usado, que só se juntaram em maio.',
				'Não há malolática nem batonnage. A acidez é a que a videira deu, 7,2 gramas, e é ela que vai segurar o vinho na garrafa.',
			],
		},
		{
			heading: 'Onde encontrá-lo',
			paragraphs: [
				'Na quinta, a partir de 5 de outubro, ou por encomenda escrita. Cada pessoa pode levar doze garrafas. Duzentas ficam guardadas para se abrirem em 2030, quando se souber se tínhamos razão.',
			],
		},
	],
	facts: [
		{ label: 'Garrafas', value: '3 100' },
		{ label: 'Vindima', value: '26 de agosto de 2025' },
		{ label: 'Saída', value: '5 de outubro de 2026' },
	],
};

export default article;
