import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'abade',
	title: 'Abade 2022, tinto do Douro',
	description:
		'Cinco castas de cinco parcelas à volta do mesmo cabeço, vinificadas à parte e juntas em março. Ficha completa do Abade 2022.',
	kind: 'Tinto, Douro',
	lede: 'Cinco parcelas à volta de um cabeço, cada uma com a sua casta. O Abade é o que elas dizem quando se juntam.',
	story: [
		'O cabeço do Abade foi plantado por talhões entre 1979 e 1998, uma casta em cada face. Durante vinte anos serviu de escola: aqui se aprendeu o que a Tinta Roriz faz ao sol da manhã e o que a Tinta Barroca não aguenta à tarde.',
		'O lote decide-se em março, às cegas, com amostras de meio litro. Em 2022 o Tinto Cão entrou com mais peso do que o costume, porque foi o único a atravessar julho sem parar.',
		'É um tinto de mesa posta: direito, com fruta contida, pronto mais cedo do que a Francisca.',
	],
	vineyard: [
		'As faces do cabeço olham para todos os lados menos o norte. O Marco e o talhão da Roriz apanham o sol da manhã; o Forno e a Barroca só o veem depois do almoço.',
		'Patamares largos, os primeiros que a casa fez com máquina. Nos taludes há rosmaninho e ninguém o corta antes de junho.',
	],
	steps: [
		{ when: '2–17 set. 2022', label: 'Vindima', value: 'Cinco dias de corte, um por parcela.' },
		{
			when: '7 a 10 dias',
			label: 'Cuba',
			value: 'Inox pequeno, do tamanho da parcela, remontagem curta duas vezes por dia.',
		},
		{ when: 'nov. 2022', label: 'Malolática', value: 'Em cuba, terminada antes do frio.' },
		{ when: 'mar. 2023', label: 'Lote', value: 'Prova às cegas, onze ensaios, ficou o sétimo.' },
		{ when: '14 meses', label: 'Estágio', value: 'Barricas usadas de 225 litros e um tonel de 3 000.' },
		{ when: 'mai. 2024', label: 'Engarrafamento', value: 'Filtração larga, dois anos de garrafa.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Rubi, com bordo ainda azul.' },
		{ label: 'Nariz', value: 'Ginja, rosmaninho, um pouco de alcaçuz e pó de tijolo.' },
		{ label: 'Boca', value: 'Corpo médio, tanino firme, acidez de fruta vermelha. Acaba seco.' },
		{ label: 'Mesa', value: 'Vitela estufada, feijoada de caça, enchidos na brasa. Servir a 16 °C.' },
	],
	scores: [
		{ guide: 'Guia da Ribeira', edition: 2026, points: '17', outOf: 20, quote: 'Cinco vozes e nenhuma fala por cima.' },
		{
			guide: 'Caderno do Xisto',
			edition: 2026,
			points: '91',
			outOf: 100,
			quote: 'Um tinto que não precisa de ser explicado.',
		},
	],
	facts: [
		{
			label: 'Castas',
			value: 'Tinta Roriz 30 %, Touriga Franca 26 %, Touriga Nacional 18 %, Tinto Cão 16 %, Tinta Barroca 10 %',
		},
		{ label: 'Álcool', value: '13,5 % vol.' },
		{ label: 'Acidez total', value: '5,3 g/l' },
		{ label: 'pH', value: '3,61' },
		{ label: 'Açúcar residual', value: '0,7 g/l' },
		{ label: 'Produção', value: '6 400 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2034' },
	],
};

export default page;
