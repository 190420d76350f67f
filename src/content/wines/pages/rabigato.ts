import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'rabigato',
	title: 'Rabigato 2025, branco do Douro',
	description:
		'O primeiro branco de uma só parcela: Rabigato de 1968 em xisto azul, 3 100 garrafas. Vinificação, prova e ficha da colheita de 2025.',
	kind: 'Branco, Douro',
	lede: 'Uma parcela de 1968, uma casta, três mil e cem garrafas. O primeiro branco que engarrafamos por vinha.',
	story: [
		'Rabigato é o nome da casta e o da parcela. Deram-lho os vizinhos, quando em 1968 se plantou branco no meio de tanto tinto e houve quem achasse desperdício.',
		'Durante cinquenta anos foi para lotes, onde servia de coluna. Em 2022 fizemos uma barrica de ensaio, em 2023 duas, em 2024 nenhuma, porque o granizo não deixou. O 2025 é o primeiro que sai.',
		'A casta dá pouco aroma enquanto o vinho é novo e muita acidez sempre. Convém não o beber frio de mais nem cedo de mais: na primavera de 2027 estará diferente.',
	],
	vineyard: [
		'Encosta voltada a nordeste, que a tarde larga antes das cinco. O solo é pouco: em muitos calços a picareta toca rocha aos trinta centímetros.',
		'A Códega do Larinho, seis videiras em cem, ficou de uma retancha antiga. Não se arranca e vindima-se junto.',
	],
	steps: [
		{ when: '26 ago. 2025', label: 'Vindima', value: 'Uma manhã, do nascer do sol às dez.' },
		{ when: '26 ago.', label: 'Prensa', value: 'Cacho inteiro, só a lágrima e a primeira prensada.' },
		{ when: '5 semanas', label: 'Fermentação', value: 'Metade em inox, metade em carvalho usado de 500 litros.' },
		{ when: '8 meses', label: 'Borras', value: 'Sobre borras finas, sem batonnage.' },
		{ when: 'jun. 2026', label: 'Engarrafamento', value: 'Colagem ligeira, filtração.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Citrina, com reflexo verde.' },
		{ label: 'Nariz', value: 'Casca de limão, flor de giesta, pedra riscada.' },
		{ label: 'Boca', value: 'Direita e salgada, com volume no meio e acidez até ao fim.' },
		{ label: 'Mesa', value: 'Peixe do rio frito, amêijoas, queijo fresco com azeite. Servir a 11 °C.' },
	],
	scores: [
		{
			guide: 'Guia Meridiano',
			edition: 2027,
			points: '93',
			outOf: 100,
			quote: 'Um fio esticado entre a pedra e o limão.',
		},
	],
	facts: [
		{ label: 'Castas', value: 'Rabigato 94 %, Códega do Larinho 6 %' },
		{ label: 'Álcool', value: '12,6 % vol.' },
		{ label: 'Acidez total', value: '7,2 g/l' },
		{ label: 'pH', value: '3,09' },
		{ label: 'Açúcar residual', value: '0,5 g/l' },
		{ label: 'Produção', value: '3 100 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2035' },
	],
};

export default page;
