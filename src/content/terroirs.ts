import { type Estate, martim, moinho, quatroVistas, valeSabor } from './estates';
import type { Fact } from './fact';
import { type ParcelSlug, parcelsOf } from './parcels';

/** An estate as the terroir page tells it. Altitude and vineyard area are computed, never written here. */
export type Terroir = Estate & {
	/** In the order of the list. */
	parcels: readonly ParcelSlug[];
	about: readonly string[];
	facts: readonly Fact[];
};

export const terroirs: readonly Terroir[] = [
	{
		...quatroVistas,
		parcels: parcelsOf['quatro-vistas'],
		about: [
			'Fica nos dois lados do rio Torto, pouco antes de ele entrar no Douro. É a quinta mais antiga da casa: o primeiro calço foi levantado em 1868, e é nesse ano que começa a nossa escrita.',
			'São dezassete parcelas. As de baixo, Lagar, Pombal, Barca e Vinha do Rio, guardam o calor do xisto até de madrugada e amadurecem primeiro. As de cima, Carrascal, Marco do Abade e Vinha Velha, apanham vento e vindimam-se dez a quinze dias depois.',
			'Duas plantações recentes, Fonte Santa e Penedo, ocuparam mortórios que ninguém lavrava desde a filoxera. Antes de plantar refizeram-se os muros, com a pedra que lá estava.',
			'A adega está entre as duas encostas e recebe as uvas das quatro quintas. O que chega de Martim e do Sabor viaja de noite, em caixas, para entrar frio.',
		],
		facts: [
			{ label: 'Chuva', value: '610 mm por ano' },
			{ label: 'Solo', value: 'Xisto azul e grauvaque' },
			{ label: 'Castas', value: 'Touriga Nacional, Touriga Franca, Tinta Roriz, Rabigato' },
			{ label: 'Adega', value: 'Seis lagares de granito' },
		],
	},
	{
		...martim,
		parcels: parcelsOf.martim,
		about: [
			'Martim é a quinta mais alta e a mais a norte. Tem só duas parcelas, plantadas em 1952 e em 1961, por cima do vale do Tinhela, onde o Douro já se parece com Trás-os-Montes.',
			'As noites são frias mesmo em agosto e a vinha rebenta duas semanas depois da do Torto. É sempre a última a ser cortada: em 2026 fechámos a vindima aqui, a 9 de outubro.',
			'A Tinta Francisca, que nas cotas baixas se perde, encontra neste xisto misturado com granito a medida certa: pouca cor, muita frescura, grau contido. Por isso ficou, quando à volta quase tudo se arrancou.',
			'Não há adega nem casa habitada. Há um cardenho onde se guarda a ferramenta, uma mina de água e um castanheiro que serve de marco às duas vinhas.',
		],
		facts: [
			{ label: 'Chuva', value: '820 mm por ano' },
			{ label: 'Solo', value: 'Xisto com manchas de granito' },
			{ label: 'Castas', value: 'Tinta Francisca, Tinta Amarela, Rufete' },
			{ label: 'Água', value: 'Uma mina, sem rega' },
		],
	},
	{
		...valeSabor,
		parcels: parcelsOf['vale-sabor'],
		about: [
			'Vinte e sete parcelas pequenas, nas duas margens do Sabor, a pouca distância da foz. Estamos no Douro Superior: chove pouco mais de metade do que em Martim e o verão começa em maio.',
			'A quinta foi comprada aos bocados, entre 1987 e 2014, a onze famílias. As estremas ficaram onde estavam, com os nomes que tinham: Portela, Curral, Canada, Cova da Raposa. Daí uma folha tão recortada.',
			'Nas dobras da encosta, onde o ar frio desce à noite, estão os brancos: Códega do Larinho, Rabigato, Viosinho. O resto é de Tourigas e Tinta Roriz, com algum Bastardo em taça, do tempo em que se lavrava a macho.',
			'Entre as vinhas há oliveiras de Cobrançosa e Madural e um amendoal que já não se apanha. O azeite da casa vem todo daqui.',
		],
		facts: [
			{ label: 'Chuva', value: '430 mm por ano' },
			{ label: 'Solo', value: 'Xisto amarelo e quartzo' },
			{ label: 'Castas', value: 'Touriga Franca, Touriga Nacional, Códega do Larinho' },
			{ label: 'Olival', value: 'Cobrançosa e Madural, sem rega' },
		],
	},
	{
		...moinho,
		parcels: parcelsOf.moinho,
		about: [
			'Uma só parcela, na encosta por cima do Torto, a montante das outras vinhas desse rio. O moinho que lhe dá o nome fica em baixo, à beira da água: moeu centeio até 1958 e a levada ainda rega a horta.',
			'A vinha foi plantada em 1972, em patamares, com Touriga Nacional, Tinta Amarela e Rufete. Colhe-se cedo, por escolha: quase toda a uva serve ao rosé, dez dias antes dos tintos, e o resto entra no Quatro Vistas.',
			'Na casa do moleiro está a cozinha onde servimos os almoços, de quinta a domingo. O pão coze-se no forno da eira, com a lenha da poda.',
		],
		facts: [
			{ label: 'Chuva', value: '640 mm por ano' },
			{ label: 'Solo', value: 'Xisto castanho, com argila' },
			{ label: 'Castas', value: 'Touriga Nacional, Tinta Amarela, Rufete' },
			{ label: 'Casa', value: 'Moinho de duas mós, cozinha de lume' },
		],
	},
];
