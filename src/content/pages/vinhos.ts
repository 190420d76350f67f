import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Vinhos: tintos, brancos, rosé, Porto e azeite',
	description:
		'Onze vinhos e um azeite do Douro, cada um com as parcelas de onde vem, a vinificação, as notas de prova e a ficha técnica.',
	heading: 'Vinhos',
	lede: 'Onze vinhos e um azeite. Uns vêm de uma só parcela; os outros juntam o que a prova juntou.',
	sections: [
		{
			heading: 'Como se lê um rótulo nosso',
			paragraphs: [
				'O desenho é a parcela, com as suas curvas de nível e sem mais nada. Quando o vinho vem de várias, o rótulo traz todas, à mesma escala. Por baixo estão o nome, a região, as coordenadas e o ano da colheita.',
				'A cor da tinta diz a família: vinho para os tintos, azeitona para os brancos, rosa para o rosé, noite para o Porto, ocre para o azeite.',
			],
		},
		{
			heading: 'Quando sai cada um',
			paragraphs: [
				'O rosé sai em março e o Rabigato em outubro. Os tintos de parcela esperam pelo menos três anos, contados da vindima. O Vintage sai quando é declarado e o Colheita quando se engarrafa. O azeite novo chega em dezembro.',
			],
		},
		{
			heading: 'Onde se compra',
			paragraphs: [
				'Na quinta, à hora da visita ou por encomenda escrita. Não há loja neste sítio: escreva-nos pela página de contacto com o vinho, o ano e o número de garrafas, e respondemos com o preço e o prazo.',
				'Dos vinhos com menos de quatro mil garrafas cada pessoa leva até doze por ano. Não guardamos reservas de um ano para o outro.',
			],
		},
	],
};

export default page;
