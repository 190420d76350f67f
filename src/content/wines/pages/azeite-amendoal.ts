import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'azeite-amendoal',
	title: 'Amendoal 2025, azeite virgem extra',
	description:
		'Azeite virgem extra de Cobrançosa e Madural, apanhado à vara e extraído a frio no mesmo dia. Dois lotes, campanha de 2025.',
	kind: 'Azeite virgem extra, Douro Superior',
	lede: 'Dois lotes das oliveiras que fecham as parcelas do Sabor. Apanhado à vara e extraído a frio no próprio dia.',
	story: [
		'As oliveiras do Vale Sabor não fazem olival. Estão nas estremas e nas cabeceiras, uma aqui, três acolá, e servem para que a terra não desça. São quatrocentas e doze, contadas em 2024.',
		'O primeiro lote é de Cobrançosa verde, apanhada nos últimos dias de outubro: pica e amarga. O segundo é de Madural, duas semanas mais tarde, e é mais doce. Vendem-se separados e dizem-no no rótulo.',
		'Em 2025 a floração foi fraca e a produção ficou por metade. A acidez, em contrapartida, foi a mais baixa desde que medimos.',
	],
	vineyard: [
		'A maior parte das árvores está à volta do Olival e do Amendoal, duas parcelas do mesmo lado da quinta. As mais velhas têm o tronco aberto e ainda dão.',
		'Não se regam. Podam-se de três em três anos, em março, e a lenha fica na quinta.',
	],
	steps: [
		{ when: '28 out. 2025', label: 'Cobrançosa', value: 'À vara, sobre panos, primeira apanha.' },
		{ when: '14 nov. 2025', label: 'Madural', value: 'Segunda apanha, com a azeitona a pintar.' },
		{ when: '8 horas', label: 'Lagar', value: 'Entre a árvore e o moinho, nunca mais do que isso.' },
		{ when: 'A 24 °C', label: 'Extração', value: 'A frio, duas fases, sem água adicionada.' },
		{ when: 'dez. 2025', label: 'Engarrafamento', value: 'Decantado e filtrado, em vidro escuro.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Verde no primeiro lote, dourado no segundo.' },
		{ label: 'Nariz', value: 'Tomateiro, maçã verde, casca de amêndoa.' },
		{ label: 'Boca', value: 'A Cobrançosa amarga e pica atrás. A Madural entra doce e sai limpa.' },
		{ label: 'Mesa', value: 'A primeira em cru, sobre batata cozida e bacalhau. A segunda em bolos e sopas.' },
	],
	scores: [],
	facts: [
		{ label: 'Variedades', value: 'Cobrançosa (lote 1), Madural (lote 2)' },
		{ label: 'Acidez', value: '0,1 % e 0,2 %' },
		{ label: 'Peróxidos', value: '4 e 5 meq/kg' },
		{ label: 'Produção', value: '520 e 380 garrafas de 50 cl' },
		{ label: 'Conservação', value: 'Ao abrigo da luz, até 18 meses' },
		{ label: 'Consumo preferente', value: 'Junho de 2027' },
	],
};

export default page;
