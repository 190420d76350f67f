import type { WinePage } from '../wine';

const page: WinePage = {
	slug: 'porto-colheita',
	title: 'Porto Colheita 2009',
	description:
		'Porto de um só ano, dezasseis invernos de pipa, engarrafado em novembro de 2025. Origem, prova, conservação e ficha técnica.',
	kind: 'Vinho do Porto',
	lede: 'Um só ano, 2009, e dezasseis invernos de pipa. Perdeu-se mais de um terço.',
	story: [
		'Em 2009 sobraram quatro pipas de vinho tratado que não tinham destino. Ficaram no armazém de cima, onde o telhado é baixo e o verão se sente, e todos os anos se provavam em abril.',
		'O Colheita é isso: um ano guardado em madeira, a perder água e cor, até alguém achar que chega. Engarrafámos uma pipa em novembro de 2025. Uma vai refrescar um lote; as outras duas continuam.',
		'Depois de aberta, a garrafa dura dois meses no frigorífico. Não faz depósito e não precisa de decantar.',
	],
	vineyard: [
		'Metade veio da Vinha Velha, plantada em 1912, e metade da Barroca, que nesse ano deu bagos pequenos e cheios. A mistura fez-se logo no lagar.',
		'As duas parcelas estão em lados opostos da quinta. Levaram dois dias a vindimar, com a carrinha a fazer o caminho da crista.',
	],
	steps: [
		{ when: '16–17 set. 2009', label: 'Vindima', value: 'À mão, com calor.' },
		{ when: '2 noites', label: 'Lagar', value: 'Pisa a pé, fermentação parada aos quatro graus.' },
		{ when: '2009–2025', label: 'Pipa', value: 'Quatro cascos de 550 litros, trasfegados de dois em dois anos.' },
		{ when: 'abr. 2025', label: 'Escolha', value: 'Provadas as quatro, ficou a terceira.' },
		{ when: 'nov. 2025', label: 'Engarrafamento', value: 'Filtração larga, rolha de cápsula.' },
	],
	tasting: [
		{ label: 'Cor', value: 'Alourado, com bordo verde-azeitona.' },
		{ label: 'Nariz', value: 'Figo seco, avelã, verniz leve, casca de laranja cristalizada.' },
		{ label: 'Boca', value: 'Doce sem peso. A acidez levanta-a e o fim volta à noz.' },
		{ label: 'Mesa', value: 'Leite-creme queimado, amêndoa torrada, queijo azul. Servir a 12 °C.' },
	],
	scores: [
		{
			guide: 'Caderno do Xisto',
			edition: 2026,
			points: '94',
			outOf: 100,
			quote: 'Dezasseis anos e nenhuma ruga a mais.',
		},
		{ guide: 'Guia da Ribeira', edition: 2026, points: '18', outOf: 20, quote: 'A madeira sabe calar-se.' },
	],
	facts: [
		{ label: 'Castas', value: 'Tinta Barroca 51 %, Tinta Amarela 17 %, Touriga Franca 12 %, outras 20 %' },
		{ label: 'Álcool', value: '20,0 % vol.' },
		{ label: 'Acidez total', value: '5,1 g/l' },
		{ label: 'pH', value: '3,48' },
		{ label: 'Açúcar residual', value: '112 g/l' },
		{ label: 'Produção', value: '690 garrafas de 50 cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
		{ label: 'Guarda', value: 'Pronto a beber' },
	],
};

export default page;
