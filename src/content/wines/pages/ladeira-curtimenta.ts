import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'ladeira-curtimenta',
	title: 'Ladeira 2023, branco de curtimenta',
	description:
		'Branco de curtimenta, vinte e um dias em lagar com as películas. Rabigato, Códega do Larinho e Síria de duas vinhas velhas do Sabor.',
	kind: 'Branco, Douro',
	lede: 'Branco feito como se fosse tinto: em lagar, com as películas, vinte e um dias. Assim se fazia no Sabor antes das prensas.',
	story: [
		'A curtimenta não é invenção nossa. Nos papéis da quinta há notas de 1928 que falam de «branco de bica fechada», três semanas com o bagaço, vendido a granel para as minas.',
		'Retomámo-la em 2019 com a Ladeira e a Canada, duas vinhas em taça com mais de quarenta anos. As películas dão tanino e o tanino dispensa muita coisa: madeira nova, colagens, pressa.',
		'O 2023 foi o quinto. É turvo, tem cor de palha torrada e precisa de ar. Recomenda-se abrir a garrafa uma hora antes e não a gelar.',
	],
	vineyard: [
		'Rabigato e Códega do Larinho na Ladeira; Códega e Síria na Canada. Entre as duas corre o Sabor; do lado de lá passava a canada das ovelhas, que deu o nome à segunda.',
		'Sem rega e sem muros. A erva corta-se em abril e fica no chão.',
	],
	steps: [
		{ when: '18 ago. 2023', label: 'Vindima', value: 'As duas parcelas no mesmo dia.' },
		{ when: '21 dias', label: 'Lagar', value: 'Com películas, sem engaço, pisa ligeira de manhã.' },
		{ when: 'set. 2023', label: 'Prensa', value: 'Vertical, de cesto, pouca pressão.' },
		{ when: '14 meses', label: 'Estágio', value: 'Talha de barro e tonel velho, meio por meio.' },
		{ when: 'jan. 2025', label: 'Engarrafamento', value: 'Sem filtrar e quase sem sulfuroso.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Âmbar claro, um pouco turvo.' },
		{ label: 'Nariz', value: 'Casca de tangerina, chá, palha, alperce seco.' },
		{ label: 'Boca', value: 'Seca, com tanino de branco e acidez firme. Fim de casca de noz.' },
		{ label: 'Mesa', value: 'Queijos curados, caril de borrego, pratos de forno com especiarias. Servir a 14 °C.' },
	],
	scores: [{ guide: 'Caderno do Xisto', edition: 2026, points: '90', outOf: 100, quote: 'Antigo sem ser saudoso.' }],
	facts: [
		{ label: 'Castas', value: 'Códega do Larinho 45 %, Rabigato 38 %, Síria 17 %' },
		{ label: 'Álcool', value: '12,4 % vol.' },
		{ label: 'Acidez total', value: '5,5 g/l' },
		{ label: 'pH', value: '3,41' },
		{ label: 'Açúcar residual', value: '0,3 g/l' },
		{ label: 'Produção', value: '1 480 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2033' },
	],
};

export default page;
