import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Terroir: quatro quintas, quarenta e sete parcelas',
	description:
		'Mapa das quatro quintas do Torto, do Tinhela e do Sabor: cada parcela com a sua área, altitude, exposição, castas e solo.',
	heading: 'Terroir',
	lede: 'Quatro quintas, do Tinhela ao Sabor. Escolha uma para ver as suas parcelas.',
	sections: [
		{
			heading: 'Como se lê o mapa',
			paragraphs: [
				'As parcelas da quinta escolhida ficam a cheio; as outras recuam. Cada uma abre uma ficha com o contorno, as curvas de nível, as castas e os vinhos que dela saem.',
				'A área, a altitude, o declive e a exposição são calculados a partir do contorno e do modelo de altitudes. As castas, o ano de plantação e a armação vêm dos cadernos da casa.',
				'A imagem é ilustrativa: foi desenhada a partir do relevo e não é uma fotografia. Os limites das parcelas são os nossos.',
			],
		},
	],
};

export default page;
