import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'vinha-da-francisca',
	title: 'Vinha da Francisca 2021, tinto do Douro',
	description:
		'Tinto de uma só parcela, em calços de 1947: castas, vinificação, notas de prova, pontuações e ficha técnica da colheita de 2021.',
	kind: 'Tinto, Douro',
	lede: 'Uma encosta de xisto azul voltada a nordeste, plantada em 1947. Dá um tinto de pedra e de esteva, mais comprido do que largo.',
	story: [
		'A Francisca foi a primeira parcela que fermentámos sozinha, em 1998, por causa de uma trovoada que nos deixou um só lagar livre. Nunca mais a juntámos a outra.',
		'A Touriga Franca manda, mas quem plantou em 1947 pôs Tinta Amarela nos cantos húmidos e Touriga Nacional onde a pedra aflora. Vindimamos tudo junto, como está.',
		'Em 2021 o verão foi fresco e a noite raras vezes passou dos dezoito graus. O vinho saiu mais fino e mais lento do que o 2020. Vale a pena esperar por ele até 2030, e decantá-lo se não houver paciência.',
	],
	vineyard: [
		'Entre o calço mais baixo e o mais alto há uma semana de diferença na maturação. Por isso se fazem duas passagens: a primeira até ao muro do meio, a segunda dali para cima.',
		'Os muros são de pedra posta, sem argamassa. Refazem-se todos os invernos os que a chuva abate, em média quarenta metros.',
	],
	steps: [
		{ when: '14 e 20 set. 2021', label: 'Vindima', value: 'Duas passagens, à mão, em caixas de vinte quilos.' },
		{
			when: '14–26 set.',
			label: 'Lagar',
			value: 'Granito, pisa a pé nas primeiras quatro noites, um terço de engaço.',
		},
		{ when: 'out. 2021', label: 'Malolática', value: 'Na barrica, sem pressa, até ao Natal.' },
		{ when: '18 meses', label: 'Estágio', value: 'Carvalho francês de 500 litros, um quinto novo.' },
		{ when: 'mai. 2023', label: 'Engarrafamento', value: 'Sem colagem, filtração larga.' },
		{ when: 'set. 2024', label: 'Saída', value: 'Dezasseis meses de garrafa antes de viajar.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Granada fundo, bordo violeta.' },
		{ label: 'Nariz', value: 'Esteva, ameixa preta, casca de laranja. Depois vem a pedra molhada, e fica.' },
		{ label: 'Boca', value: 'Entra fresco e estreito, abre a meio. Tanino de grão fino, fim salino e demorado.' },
		{ label: 'Mesa', value: 'Cabrito assado, arroz de forno, queijo Terrincho velho. Servir a 16–17 °C.' },
	],
	scores: [
		{
			guide: 'Guia Meridiano',
			edition: 2026,
			points: '95',
			outOf: 100,
			quote: 'Vertical e calado. Pede tempo e pede mesa.',
		},
		{ guide: 'Guia da Ribeira', edition: 2026, points: '18,5', outOf: 20, quote: 'A acidez segura tudo o resto.' },
		{ guide: 'Caderno do Xisto', edition: 2025, points: '94', outOf: 100, quote: 'O tanino ainda range. Guardar.' },
	],
	facts: [
		{ label: 'Castas', value: 'Touriga Franca 62 %, Touriga Nacional 20 %, Tinta Amarela 18 %' },
		{ label: 'Álcool', value: '13,8 % vol.' },
		{ label: 'Acidez total', value: '5,6 g/l' },
		{ label: 'pH', value: '3,52' },
		{ label: 'Açúcar residual', value: '0,6 g/l' },
		{ label: 'Produção', value: '4 860 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2041' },
	],
};

export default page;
