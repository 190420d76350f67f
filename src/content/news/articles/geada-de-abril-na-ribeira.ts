import type { Article } from '../article';

const article: Article = {
	slug: 'geada-de-abril-na-ribeira',
	title: 'A geada de abril na Ribeira',
	description:
		'Duas noites abaixo de zero queimaram os brancos do fundo do Vale Sabor. Contas feitas na Ribeira e no Lameiro, vinha a vinha.',
	lede: 'Nas madrugadas de 11 e 12 de abril o termómetro da Ribeira desceu a dois graus negativos. Os rebentos tinham oito centímetros.',
	opening: [
		'Foi geada branca, de céu limpo e ar parado. O frio desceu a encosta, encontrou a cortina de freixos do Sabor e ficou ali, em poça, até às oito da manhã. Trinta metros mais acima não houve nada.',
		'A Ribeira perdeu dois terços dos rebentos e o Lameiro um quarto. Na Veiga, que é de Alicante Bouschet e abrolha tarde, contaram-se onze videiras atingidas.',
	],
	sections: [
		{
			heading: 'O que se fez',
			paragraphs: [
				'Na primeira noite, nada: o aviso não chegou. Na segunda queimou-se palha molhada ao longo da linha de água e conseguiu-se um grau. Não chega para salvar um rebento aberto, mas segura os que ainda estão em algodão.',
				'Não se podou logo. Esperou-se duas semanas pelos gomos de baixo, que às vezes acordam, e acordou um em cada quatro. Esses dão folha, pouca uva, e preparam o ano seguinte.',
			],
		},
		{
			heading: 'O que fica',
			paragraphs: [
				'Da Ribeira esperam-se oitocentos quilos, em vez de dois mil e quinhentos. Na próxima poda, a dos brancos do fundo passa para meados de março: a vinha abrolha uma semana mais tarde, e uma semana teria bastado.',
			],
		},
	],
	facts: [
		{ label: 'Mínima', value: '−2,1 °C' },
		{ label: 'Ribeira', value: 'Dois terços perdidos' },
		{ label: 'Lameiro', value: 'Um quarto' },
	],
};

export default article;
