import type { Article } from '../article';

const article: Article = {
	slug: 'abade-2022-sai-da-adega',
	title: 'O Abade 2022 sai da adega',
	description:
		'O Abade 2022 junta cinco castas de cinco parcelas e fica disponível a 25 de maio: 6 400 garrafas, depois de dois anos em vidro.',
	lede: 'Dois anos depois de engarrafado, o Abade 2022 pode ser bebido. Cinco castas, cinco parcelas, seis mil e quatrocentas garrafas.',
	opening: [
		'O cabeço do Abade tem a particularidade de olhar para quase todos os lados. Cada face foi plantada com a casta que se julgou própria e vindima-se quando lhe chega a vez: em 2022, a Tinta Barroca foi a primeira, a 2 de setembro, e o Tinto Cão o último, quinze dias depois.',
		'As cinco fermentaram em cubas pequenas e ficaram separadas todo o inverno. Em março fizeram-se onze lotes com as mesmas amostras e proporções diferentes. Ganhou o sétimo, por cinco votos contra dois.',
	],
	sections: [
		{
			heading: 'O ano',
			paragraphs: [
				'Choveu pouco mais de metade do normal entre outubro e maio. A Touriga Franca parou em julho e só recomeçou com a trovoada de 13 de agosto. O Tinto Cão, que toda a gente dizia fraco, não parou um dia. Tem dezasseis por cento do lote, o dobro do habitual.',
			],
		},
		{
			heading: 'Para quando',
			paragraphs: [
				'Está pronto e aguenta até 2034. Quem o quiser mais macio espera dois anos; quem gostar de tanino abre-o já. Não é preciso decantar. Sai a 25 de maio, na quinta e por encomenda.',
			],
		},
	],
	facts: [
		{ label: 'Garrafas', value: '6 400' },
		{ label: 'Engarrafado', value: 'Maio de 2024' },
		{ label: 'Saída', value: '25 de maio de 2026' },
	],
};

export default article;
