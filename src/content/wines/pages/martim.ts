import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'martim',
	title: 'Martim 2022, tinto do Douro',
	description:
		'Tinta Francisca e Rufete da quinta mais alta da casa, em Murça. Pouca cor, engaço inteiro, 12,7 % de álcool. Colheita de 2022.',
	kind: 'Tinto, Douro',
	lede: 'Tinta Francisca da quinta mais alta e mais fria. Vê-se a mão através do copo, e não é defeito.',
	story: [
		'Durante muito tempo as uvas de Martim desciam a serra para dar frescura aos lotes do Torto. Em 2015 ficou uma cuba por usar, fermentou com o engaço todo, e percebeu-se que o vinho já estava feito.',
		'A Tinta Francisca tem pouca matéria corante e muita paciência. Não se lhe pede extração: a pisa é só uma, ao segundo dia, e o resto é infusão.',
		'Em 2022 a seca apertou o vale do Tinhela, mas a mina não falhou e as noites de setembro fizeram o seu trabalho. É o nosso tinto mais leve, e o que mais muda de ano para ano.',
	],
	vineyard: [
		'Duas parcelas de calços, com um castanheiro velho na estrema. A de cima deu dois terços do vinho.',
		'A videira rebenta tarde e escapa às geadas de março. Em contrapartida há anos em que as chuvas de outubro chegam antes da tesoura.',
	],
	steps: [
		{ when: '3–5 out. 2022', label: 'Vindima', value: 'Três dias, com as mãos frias.' },
		{ when: '5 out.', label: 'Viagem', value: 'De noite, em caixas, até à adega do Torto.' },
		{ when: '16 dias', label: 'Cuba aberta', value: 'Cacho inteiro, uma pisa ao segundo dia.' },
		{ when: '12 meses', label: 'Estágio', value: 'Tonel de castanho avinhado, de 2 000 litros.' },
		{ when: 'abr. 2024', label: 'Engarrafamento', value: 'Sem filtrar.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Rubi claro, quase transparente.' },
		{ label: 'Nariz', value: 'Cereja, folha de chá, pimenta branca, caruma.' },
		{ label: 'Boca', value: 'Leve e tensa. O engaço dá-lhe um travo de raiz que limpa o fim.' },
		{ label: 'Mesa', value: 'Bacalhau assado, cogumelos de outono, alheira. Servir a 14 °C.' },
	],
	scores: [
		{ guide: 'Guia da Ribeira', edition: 2026, points: '17,5', outOf: 20, quote: 'Um Douro que fala baixo.' },
		{ guide: 'Guia Meridiano', edition: 2026, points: '92', outOf: 100, quote: 'Frio, fino, teimoso.' },
	],
	facts: [
		{
			label: 'Castas',
			value: 'Tinta Francisca 44 %, Rufete 19 %, Touriga Nacional 14 %, Tinta Amarela 13 %, outras 10 %',
		},
		{ label: 'Álcool', value: '12,7 % vol.' },
		{ label: 'Acidez total', value: '6,1 g/l' },
		{ label: 'pH', value: '3,38' },
		{ label: 'Açúcar residual', value: '0,4 g/l' },
		{ label: 'Produção', value: '5 100 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2032' },
	],
};

export default page;
