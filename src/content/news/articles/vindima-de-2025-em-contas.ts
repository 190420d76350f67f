import type { Article } from '../article';

const article: Article = {
	slug: 'vindima-de-2025-em-contas',
	title: 'A vindima de 2025 em contas',
	description:
		'A campanha de 2025 em números: trinta e oito dias de corte, menos uva, mais grau, e o que isso quer dizer em cada quinta.',
	lede: 'Acabou na quinta-feira, em Martim. Ficam os números da campanha, pela ordem em que se costumam perguntar.',
	opening: [
		'Trinta e oito dias entre a primeira caixa, no Moinho, a 19 de agosto, e a última, a 25 de setembro. Foram dezoito dias de corte efetivo; nos outros esperou-se, lavou-se e mediu-se.',
		'Entraram na adega menos vinte e dois por cento de uva do que em 2024. O míldio da primavera contou pouco. O que contou foi o escaldão de 29 e 30 de junho, que secou cachos inteiros na Barca e no Penedo.',
	],
	sections: [
		{
			heading: 'Quinta a quinta',
			paragraphs: [
				'No Torto a quebra foi de um quarto e o grau subiu meio ponto. No Sabor quase não houve quebra nos brancos, que já estavam colhidos quando veio a segunda vaga de calor. Martim deu o mesmo de sempre. O Moinho deu mais: é a vinha com a terra mais funda.',
				'O Rabigato, que no ano anterior se perdeu com a pedra, veio inteiro. Fica já decidido que sai sozinho.',
			],
		},
		{
			heading: 'Gente',
			paragraphs: [
				'Trabalharam cinquenta e quatro pessoas, trinta e uma das quais já cá tinham estado. Começou-se às seis e parou-se às onze nos dias acima de trinta e cinco graus, que foram nove. Não houve acidentes, se não se contar uma vespa.',
			],
		},
	],
	facts: [
		{ label: 'Dias', value: '38, dos quais 18 de corte' },
		{ label: 'Uva', value: '−22 % do que em 2024' },
		{ label: 'Pessoas', value: '54' },
	],
};

export default article;
