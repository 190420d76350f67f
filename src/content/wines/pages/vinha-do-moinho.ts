import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'vinha-do-moinho',
	title: 'Vinha do Moinho 2025, rosé do Douro',
	description:
		'Rosé de uma só parcela, colhido dez dias antes dos tintos e prensado em cacho inteiro. Prova e ficha técnica da colheita de 2025.',
	kind: 'Rosé, Douro',
	lede: 'Um só rosé, de uma só parcela, colhido dez dias antes dos tintos.',
	story: [
		'O rosé da casa não é sobra de tinto. A Vinha do Moinho vindima-se de propósito para ele, em agosto, quando a Touriga Nacional ainda tem acidez de limão e a Tinta Amarela mal chegou aos doze graus.',
		'A uva entra inteira na prensa e o mosto sai com a cor que tiver. Em 2025 saiu casca de cebola; noutros anos foi salmão. Não se corrige.',
		'Faz-se pouco e costuma acabar em setembro, quando começa a apetecer outra coisa. O que sobra fica para os almoços do Moinho.',
	],
	vineyard: [
		'Patamares de 1972, na encosta por cima do Torto. Rufete e Tinta Amarela estão nas pontas, onde a terra tem mais argila e a uva incha.',
		'Dos taludes tiram-se as silvas à mão. Há dois anos que não se aplica herbicida em nenhum.',
	],
	steps: [
		{ when: '19 ago. 2025', label: 'Vindima', value: 'À mão, das seis às dez.' },
		{ when: '3 horas', label: 'Prensa', value: 'Cacho inteiro, mosto separado por frações.' },
		{ when: '22 dias', label: 'Fermentação', value: 'Inox a 14 °C, um décimo em barrica usada.' },
		{ when: '4 meses', label: 'Borras', value: 'Com as borras finas, sem malolática.' },
		{ when: 'fev. 2026', label: 'Engarrafamento', value: 'Filtração fina, rolha de cortiça.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Casca de cebola.' },
		{ label: 'Nariz', value: 'Morango verde, toranja, erva cortada.' },
		{ label: 'Boca', value: 'Seca e rápida, com um fundo de sal. Não tem açúcar que esconda nada.' },
		{ label: 'Mesa', value: 'Sardinhas, salada de polvo, tomate com orégãos. Servir a 10 °C.' },
	],
	scores: [
		{ guide: 'Guia Meridiano', edition: 2026, points: '89', outOf: 100, quote: 'Bebe-se de pé e em boa companhia.' },
	],
	facts: [
		{ label: 'Castas', value: 'Touriga Nacional 58 %, Tinta Amarela 27 %, Rufete 15 %' },
		{ label: 'Álcool', value: '12,0 % vol.' },
		{ label: 'Acidez total', value: '6,6 g/l' },
		{ label: 'pH', value: '3,17' },
		{ label: 'Açúcar residual', value: '0,6 g/l' },
		{ label: 'Produção', value: '5 600 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2028' },
	],
};

export default page;
