import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'quatro-vistas',
	title: 'Quatro Vistas 2023, tinto do Douro',
	description:
		'O tinto que junta uvas das quatro quintas: Touriga Nacional, Touriga Franca e Sousão. Vinificação, prova e ficha da colheita de 2023.',
	kind: 'Tinto, Douro',
	lede: 'Sete parcelas, quatro quintas, uma garrafa. É o vinho que a casa bebe durante a semana.',
	story: [
		'Os vinhos de parcela contam um sítio. Este conta a viagem: xisto azul do Torto, granito de Martim, terra amarela do Sabor e um resto do Moinho, que lhe dá a ponta de acidez.',
		'Cada quinta fermenta à parte e só se junta em fevereiro. O que se procura é um tinto com a fruta à frente e o tanino já arrumado, que não obrigue ninguém a esperar.',
		'O ano de 2023 foi de extremos: chuva em junho, calor em agosto, outra vez chuva no fim de setembro. Colheu-se entre as duas águas. A Touriga Nacional do Pombal salvou o lote.',
	],
	vineyard: [
		'As parcelas mais novas da casa entram aqui primeiro. Quando passam dos quinze anos, e se o merecerem, ganham garrafa própria.',
		'O Sousão vem do Lagar, na parte baixa. Sozinho é áspero; a cinco por cento, acende a cor e o fim de boca.',
	],
	steps: [
		{ when: '28 ago.–26 set. 2023', label: 'Vindima', value: 'Sete parcelas, onze dias de corte.' },
		{ when: '8 dias', label: 'Cuba', value: 'Inox, a 25 °C, delestagem a meio.' },
		{ when: 'fev. 2024', label: 'Lote', value: 'As quatro quintas juntas pela primeira vez.' },
		{ when: '9 meses', label: 'Estágio', value: 'Dois terços em cuba, um terço em barrica usada.' },
		{ when: 'dez. 2024', label: 'Engarrafamento', value: 'Em três dias, com rolha técnica.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Rubi vivo.' },
		{ label: 'Nariz', value: 'Amora, violeta, casca de noz.' },
		{ label: 'Boca', value: 'Redonda sem ser mole, com acidez no sítio e um fim curto e limpo.' },
		{ label: 'Mesa', value: 'Bifanas, rancho, massa de carne, pizza. Servir a 16 °C.' },
	],
	scores: [
		{ guide: 'Caderno do Xisto', edition: 2026, points: '88', outOf: 100, quote: 'Faz o que promete.' },
		{ guide: 'Guia da Ribeira', edition: 2026, points: '16', outOf: 20, quote: 'Para todos os dias, e ainda bem.' },
	],
	facts: [
		{
			label: 'Castas',
			value: 'Touriga Nacional 45 %, Touriga Franca 28 %, Tinta Francisca 12 %, Tinta Amarela 10 %, Sousão 5 %',
		},
		{ label: 'Álcool', value: '13,4 % vol.' },
		{ label: 'Acidez total', value: '5,4 g/l' },
		{ label: 'pH', value: '3,58' },
		{ label: 'Açúcar residual', value: '0,9 g/l' },
		{ label: 'Produção', value: '22 800 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2029' },
	],
};

export default page;
