import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'vinha-do-rio',
	title: 'Vinha do Rio 2021, tinto do Douro',
	description:
		'Vinha de 1931 à beira do Torto, castas misturadas e lagar de granito. O tinto mais maduro da casa, na colheita de 2021.',
	kind: 'Tinto, Douro',
	lede: 'A vinha que primeiro pinta. Plantada em 1931 à beira do Torto, com as castas misturadas, dá o tinto mais maduro da casa.',
	story: [
		'No caderno de 1931 a parcela chama-se só «a do rio». Custou então catorze jornas de muro e um ano de espera por bacelo, que vinha de barco até ao Pinhão.',
		'O xisto aqui guarda calor até de madrugada. A Tinta Roriz e a Tinta Barroca amadurecem juntas, o que é raro, e a Touriga Franca dá-lhes a ossatura que lhes falta.',
		'Num ano quente a Vinha do Rio vai inteira para o Porto. Em 2021 não foi preciso: o verão fresco deixou-lhe acidez bastante para um tinto seco, o primeiro desde 2017.',
	],
	vineyard: [
		'Taça baixa, conduzida à mão, com 5 900 pés por hectare. Cada videira dá pouco mais de meio quilo de uva.',
		'Três geios junto à água alagam quando o Torto sobe. Não se lavram: ficam com erva, que segura a terra e dá abrigo às perdizes.',
	],
	steps: [
		{ when: '6 set. 2021', label: 'Vindima', value: 'Uma manhã só, vinte e duas pessoas, antes das onze.' },
		{ when: '6–15 set.', label: 'Lagar', value: 'Pisa a pé três noites, sem engaço.' },
		{ when: 'jan. 2022', label: 'Malolática', value: 'Em barrica, acabou com os primeiros dias amenos.' },
		{ when: '16 meses', label: 'Estágio', value: 'Carvalho usado de 400 litros.' },
		{ when: 'jun. 2023', label: 'Engarrafamento', value: 'À mão, na adega, em dois dias de lua velha.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Granada escuro, com bordo aberto.' },
		{ label: 'Nariz', value: 'Figo, tomilho seco, cacau sem açúcar.' },
		{ label: 'Boca', value: 'Larga à entrada, doce de fruta e seca de tanino. O álcool está lá, mas não pesa.' },
		{ label: 'Mesa', value: 'Cordeiro de forno, arroz de cabidela, queijo de cabra curado. Servir a 17 °C.' },
	],
	scores: [
		{ guide: 'Guia Meridiano', edition: 2025, points: '93', outOf: 100, quote: 'Calor com modos.' },
		{ guide: 'Caderno do Xisto', edition: 2025, points: '92', outOf: 100, quote: 'O rio ouve-se ao fundo.' },
	],
	facts: [
		{ label: 'Castas', value: 'Tinta Roriz 34 %, Touriga Franca 30 %, Tinta Barroca 21 %, outras 15 %' },
		{ label: 'Álcool', value: '14,2 % vol.' },
		{ label: 'Acidez total', value: '5,0 g/l' },
		{ label: 'pH', value: '3,66' },
		{ label: 'Açúcar residual', value: '0,8 g/l' },
		{ label: 'Produção', value: '3 250 garrafas de 75 cl e 120 de 150 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2036' },
	],
};

export default page;
