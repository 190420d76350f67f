import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'vale-sabor-branco',
	title: 'Vale Sabor 2024, branco do Douro Superior',
	description:
		'Códega do Larinho, Viosinho, Gouveio e Arinto de quatro parcelas por cima do Sabor. Branco de 2024, fermentado em inox.',
	kind: 'Branco, Douro',
	lede: 'Quatro parcelas das dobras frias do Sabor e cinco castas brancas. Um branco de terra quente colhido a tempo.',
	story: [
		'No Douro Superior o branco é uma questão de calendário. Uma semana a mais e fica pesado; uma semana a menos e não diz nada. Em 2024 vindimou-se entre 14 e 22 de agosto, de noite, com lanternas.',
		'A Códega do Larinho traz o corpo, o Viosinho o aroma, o Arinto a acidez. O Gouveio, que pouco se nota, é o que liga tudo.',
		'Não há madeira. Queríamos um branco que se reconhecesse pela quinta e não pela adega.',
	],
	vineyard: [
		'A Ribeira e o Lameiro ficam em baixo, onde o ar da noite se deita. O Cabeço e a Ferradura estão mais acima, em quartzo, e dão metade do que as outras.',
		'Só a Ribeira tem água à vista. As quatro vivem do que chove, que em 2024 foram 390 mm.',
	],
	steps: [
		{ when: '14–22 ago. 2024', label: 'Vindima', value: 'De noite, quatro parcelas em cinco idas.' },
		{ when: '6 horas', label: 'Frio', value: 'Câmara a 8 °C antes da prensa.' },
		{ when: '4 semanas', label: 'Fermentação', value: 'Inox, a 15 °C, castas separadas.' },
		{ when: '6 meses', label: 'Borras', value: 'Em cuba, com o lote já feito.' },
		{ when: 'mar. 2025', label: 'Engarrafamento', value: 'Filtrado.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Palha clara.' },
		{ label: 'Nariz', value: 'Pera, funcho, flor de oliveira.' },
		{ label: 'Boca', value: 'Cheia à entrada, seca depois. Amargo fino de amêndoa no fim.' },
		{ label: 'Mesa', value: 'Saladas de bacalhau, escabeche, peixe grelhado. Servir a 10 °C.' },
	],
	scores: [
		{ guide: 'Guia da Ribeira', edition: 2026, points: '16,5', outOf: 20, quote: 'Sol dentro de limites.' },
		{ guide: 'Caderno do Xisto', edition: 2025, points: '89', outOf: 100, quote: 'A noite ajudou.' },
	],
	facts: [
		{ label: 'Castas', value: 'Códega do Larinho 38 %, Viosinho 26 %, Gouveio 18 %, Arinto 11 %, Rabigato 7 %' },
		{ label: 'Álcool', value: '12,9 % vol.' },
		{ label: 'Acidez total', value: '5,9 g/l' },
		{ label: 'pH', value: '3,26' },
		{ label: 'Açúcar residual', value: '0,8 g/l' },
		{ label: 'Produção', value: '8 700 garrafas de 75 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Até 2029' },
	],
};

export default page;
