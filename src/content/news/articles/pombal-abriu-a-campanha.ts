import type { Article } from '../article';

const article: Article = {
	slug: 'pombal-abriu-a-campanha',
	title: 'O Pombal abriu a campanha a 12 de agosto',
	description:
		'A vindima de 2026 começou no Pombal a 12 de agosto, a data mais cedo desde que há registo. As razões, cota a cota.',
	lede: 'A vindima de 2026 começou na quarta-feira, 12 de agosto, às seis e um quarto, no Pombal. Nos cadernos da casa não há data mais cedo.',
	opening: [
		'O registo começa em 1868 e tem só duas falhas, 1918 e 1975. Até 1990 a primeira tesoura nunca entrou antes de 8 de setembro. Desde 2015 só por uma vez entrou depois de 28 de agosto.',
		'Este ano juntaram-se três coisas: um inverno sem frio, que adiantou o abrolhamento doze dias; um maio seco, com floração curta e completa; e dezanove noites de julho acima dos vinte e dois graus.',
	],
	sections: [
		{
			heading: 'Porque foi o Pombal',
			paragraphs: [
				'Não é a parcela mais baixa nem a que apanha mais sol, que é a Vinha do Rio. Mas tem pouco solo e está ao alto: a raiz encontra rocha depressa e a videira cala-se cedo. Quando deixa de crescer, amadurece.',
				'A Touriga Nacional entrou com 13,1 graus prováveis e acidez de 5,2. Mais quatro dias e teria perdido a segunda metade da conta.',
			],
		},
		{
			heading: 'E as cotas de cima',
			paragraphs: [
				'O Carrascal e a Vinha Velha estão três semanas atrás, como sempre. Martim ainda não acabou de pintar. Se o tempo se mantiver, entre a primeira e a última caixa vão passar quase dois meses.',
			],
		},
	],
	facts: [
		{ label: 'Primeiro corte', value: '12 de agosto, 6h15' },
		{ label: 'Anterior', value: '14 de agosto de 2024' },
		{ label: 'Registo desde', value: '1868' },
	],
};

export default article;
