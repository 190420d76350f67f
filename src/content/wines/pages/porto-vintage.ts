import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'porto-vintage',
	title: 'Porto Vintage 2018',
	description:
		'Porto Vintage de quatro vinhas velhas, pisado junto no mesmo lagar e engarrafado ao segundo ano. Prova, guarda e ficha técnica.',
	kind: 'Vinho do Porto',
	lede: 'Quatro vinhas velhas pisadas no mesmo lagar. Dois anos de tonel e depois só garrafa.',
	story: [
		'Um Vintage não se decide na vindima. Prova-se no segundo ano e só então se declara, ou não. Desde 1990 declarámos seis; o 2018 é o último até agora.',
		'O ano começou com água a mais: em maio o míldio levou um quarto da uva e a pedra de julho outro tanto. O que ficou amadureceu devagar, com noites frescas, e entrou no lagar com cor de tinta.',
		'As quatro parcelas fermentaram juntas por falta de uva para as separar. Foi acaso e resultou, e por isso se repetiu em anos seguintes.',
	],
	vineyard: [
		'Barca e Barca de Cima estão na parte baixa, em muros altos de 1938. A Vinha do Rio é a que dá açúcar; o Carrascal, mais acima, traz acidez e o perfume das castas que ninguém já planta.',
		'São vinhas misturadas. No último arrolamento contámos dezanove castas, quatro por identificar.',
	],
	steps: [
		{ when: '24–26 set. 2018', label: 'Vindima', value: 'Três dias seguidos, à mão.' },
		{ when: '3 noites', label: 'Lagar', value: 'Pisa a pé, cortada e em liberdade, até meia fermentação.' },
		{ when: '27 set.', label: 'Aguardente', value: 'A 77 % vol., uma parte para quatro de mosto.' },
		{ when: '20 meses', label: 'Tonel', value: 'Castanho e carvalho velhos, de 10 000 litros.' },
		{ when: 'jul. 2020', label: 'Engarrafamento', value: 'Sem filtrar. Faz depósito.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Retinto, opaco até ao bordo.' },
		{ label: 'Nariz', value: 'Amora esmagada, esteva, grafite, folha de tabaco.' },
		{ label: 'Boca', value: 'Doce e severa. O tanino seca a doçura e o fim é longo, com pimenta.' },
		{ label: 'Mesa', value: 'Queijo da serra velho, chocolate amargo, ou sozinho. Decantar e servir a 16 °C.' },
	],
	scores: [
		{ guide: 'Guia Meridiano', edition: 2022, points: '96', outOf: 100, quote: 'Fechado à chave. A chave é o tempo.' },
		{ guide: 'Guia da Ribeira', edition: 2022, points: '19', outOf: 20, quote: 'Comprar para os filhos.' },
	],
	facts: [
		{ label: 'Castas', value: 'Tinta Roriz 36 %, Tinta Barroca 29 %, Touriga Franca 16 %, outras 19 %' },
		{ label: 'Álcool', value: '19,8 % vol.' },
		{ label: 'Acidez total', value: '4,6 g/l' },
		{ label: 'pH', value: '3,70' },
		{ label: 'Açúcar residual', value: '98 g/l' },
		{ label: 'Produção', value: '2 900 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'De 2028 a 2060' },
	],
};

export default page;
