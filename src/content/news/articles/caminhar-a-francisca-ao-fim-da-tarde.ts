import type { Article } from '../article';

const article: Article = {
	slug: 'caminhar-a-francisca-ao-fim-da-tarde',
	title: 'Caminhar a Francisca ao fim da tarde',
	description:
		'Em agosto e setembro a caminhada da Francisca começa às dezoito horas e acaba no marco geodésico, com prova de dois vinhos.',
	lede: 'De dia está calor a mais. Até ao fim de setembro, a subida da Francisca faz-se às dezoito horas e chega ao marco com a última luz.',
	opening: [
		'O caminho é o de sempre: sai da adega, atravessa o Torto pelas poldras, sobe os calços de 1947 pelo meio da vinha e segue pela crista até ao marco geodésico. São 4,2 quilómetros, com 180 metros de desnível.',
		'À hora marcada o xisto ainda está quente e os muros cheiram a esteva. Pára-se três vezes: no tanque, no muro do meio, que divide a vindima em duas, e no marco.',
	],
	sections: [
		{
			heading: 'O que se bebe',
			paragraphs: [
				'No marco prova-se o Rabigato e a Francisca, de pé, com pão do Moinho e queijo de cabra. Desce-se pelo caminho largo, com lanternas, e às vinte e uma e trinta está-se outra vez na adega.',
			],
		},
		{
			heading: 'O que convém levar',
			paragraphs: [
				'Calçado fechado, água e um agasalho leve para a crista. Os calços não têm guarda, e por isso a caminhada não serve a crianças com menos de oito anos nem a quem tenha vertigens.',
				'Vão no máximo doze pessoas. Em dias de aviso de incêndio a saída cancela-se, mesmo à última hora.',
			],
		},
	],
	facts: [
		{ label: 'Saída', value: '18h, da adega' },
		{ label: 'Percurso', value: '4,2 km, +180 m' },
		{ label: 'Grupo', value: 'Até 12 pessoas' },
	],
};

export default article;
