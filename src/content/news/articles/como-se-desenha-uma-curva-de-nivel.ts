import type { Article } from '../article';

const article: Article = {
	slug: 'como-se-desenha-uma-curva-de-nivel',
	title: 'Como se desenha uma curva de nível',
	description:
		'Do levantamento a pé ao rótulo da garrafa: como nascem as curvas de nível de cada parcela e porque são diferentes em todas.',
	lede: 'As linhas dos nossos rótulos não são enfeite. Cada uma liga pontos da vinha que estão à mesma altitude, e chegar lá demora três semanas.',
	opening: [
		'Começa-se pelo contorno. Dois agrimensores andam a estrema com um recetor às costas e marcam um ponto de três em três metros, ou de metro em metro onde o muro faz cotovelo. O cão vai à frente e descobre os javalis.',
		'Depois mede-se o interior. Em calços de pedra sobe-se geio a geio e marca-se a crista e o pé de cada muro. Numa parcela como o Marco do Abade são mais de dois mil pontos.',
	],
	sections: [
		{
			heading: 'Do ponto à linha',
			paragraphs: [
				'Os pontos fazem uma superfície e a superfície corta-se às fatias, de cinco em cinco metros. Nas parcelas com pouco desnível corta-se de dois em dois, senão não se via nada.',
				'Onde a encosta é íngreme as linhas apertam-se até se tocarem. Aí tiram-se as intermédias e deixa-se só a mestra, uma em cada cinco. É a única liberdade que tomamos.',
			],
		},
		{
			heading: 'Da linha ao papel',
			paragraphs: [
				'O rótulo é gravado em talhe-doce, numa tinta só: cor de vinho nos tintos, azeitona nos brancos, ocre no azeite. Quem souber ler um mapa vê logo se a vinha é empinada.',
			],
		},
	],
	facts: [
		{ label: 'Levantamento', value: 'Três semanas' },
		{ label: 'Equidistância', value: '5 m, ou 2 m' },
		{ label: 'Curva mestra', value: 'Uma em cada cinco' },
	],
};

export default article;
