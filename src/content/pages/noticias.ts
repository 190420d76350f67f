import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Notícias da vindima, dos vinhos e da casa',
	description:
		'O que se passa nas quatro quintas: datas de corte, vinhos que saem, obras na adega e levantamentos no campo. Desde setembro de 2025.',
	heading: 'Notícias',
	lede: 'O que se passou nas quatro quintas, com datas e números. Publica-se quando há o que dizer, quase sempre uma vez por mês.',
	sections: [
		{
			heading: 'Três gavetas',
			paragraphs: [
				'Em «Vindima» está o campo: poda, geada, corte, contas da campanha. Em «Vinhos» está a adega: provas, lotes, engarrafamentos e datas de saída. Em «Casa» está o resto, dos muros aos mapas.',
				'Cada notícia traz, quando se aplica, o desenho da parcela de que fala. É o mesmo que está no mapa e no rótulo, à mesma escala de curvas.',
			],
		},
		{
			heading: 'Corrigir e citar',
			paragraphs: [
				'Os números são os dos cadernos da casa no dia em que se escreve. Quando um muda, por exemplo depois de pesada a última cuba, corrige-se o texto e diz-se no fim o que foi corrigido e quando.',
				'Os textos podem ser citados com a indicação da origem. Para entrevistas, amostras ou números que aqui não estejam, use a página de contacto e escolha «Imprensa» no assunto.',
				'As notícias ficam neste dispositivo depois da primeira visita ao sítio e abrem sem rede.',
			],
		},
	],
};

export default page;
