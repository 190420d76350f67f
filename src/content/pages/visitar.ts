import type { Fact } from '../fact';
import type { TextPage } from './text-page';

export type Experience = {
	/** The fragment of its heading: `/visitar#prova-de-parcelas`. */
	slug: string;
	name: string;
	paragraphs: readonly string[];
	/** Duração, horário, preço, grupo. */
	facts: readonly Fact[];
	included: readonly string[];
};

export type VisitPage = TextPage & { experiences: readonly Experience[] };

const page: VisitPage = {
	title: 'Visitar as quintas, por marcação',
	description:
		'Cinco visitas às quintas do Douro, com duração, horários, preços e o que está incluído. Como chegar de carro, de comboio e de barco.',
	heading: 'Visitar',
	lede: 'Cinco maneiras de ver as vinhas, todo o ano e sempre por marcação. A casa é pequena e quem recebe é quem trabalha.',
	experiences: [
		{
			slug: 'prova-de-parcelas',
			name: 'Prova de parcelas',
			paragraphs: [
				'Visita à adega e aos lagares, depois à mesa. Provam-se seis vinhos, cada um ao lado do mapa da sua parcela, do mais claro ao mais escuro e do mais novo ao mais velho.',
			],
			facts: [
				{ label: 'Duração', value: '80 min' },
				{ label: 'Horário', value: 'Segunda a sábado, 10h30, 14h30 e 16h30' },
				{ label: 'Preço', value: '28 € por pessoa' },
				{ label: 'Grupo', value: '2 a 14 pessoas' },
			],
			included: ['Visita à adega', 'Seis vinhos', 'Pão, azeite e queijo', 'Folha de prova com os seis mapas'],
		},
		{
			slug: 'caminhar-a-francisca',
			name: 'Caminhar a Francisca',
			paragraphs: [
				'Sai-se da adega, atravessa-se o Torto e sobe-se pelos calços de 1947 até ao marco geodésico. O piso é irregular e há degraus de pedra sem guarda. A partir dos oito anos.',
			],
			facts: [
				{ label: 'Duração', value: '3 h 30, das quais 2 h a andar' },
				{ label: 'Horário', value: 'Segunda a sábado, 9h; em agosto e setembro, 18h' },
				{ label: 'Preço', value: '35 € por pessoa; até aos 14 anos, 15 €' },
				{ label: 'Percurso', value: '4,2 km, +180 m' },
			],
			included: ['Guia da casa', 'Dois vinhos no marco', 'Merenda', 'Bastões, se os quiser'],
		},
		{
			slug: 'almoco-no-moinho',
			name: 'Almoço no Moinho',
			paragraphs: [
				'Na casa do moleiro, à mesa comprida. Cozinha-se no lume o que há na horta e no talho da Pesqueira. Os vinhos são os que não chegaram ao catálogo: ensaios, barricas sós, anos antigos.',
			],
			facts: [
				{ label: 'Duração', value: '2 h 30' },
				{ label: 'Horário', value: 'Quinta a domingo, 13h' },
				{ label: 'Preço', value: '46 € por pessoa' },
				{ label: 'Grupo', value: 'Até 16 pessoas' },
			],
			included: [
				'Entrada, prato e sobremesa',
				'Quatro vinhos',
				'Água e café',
				'Prato sem carne, se for pedido na marcação',
			],
		},
		{
			slug: 'um-dia-de-vindima',
			name: 'Um dia de vindima',
			paragraphs: [
				'Corta-se de manhã, ao lado de quem cá trabalha e ao mesmo ritmo. À noite pisa-se no lagar, ao mando, durante duas horas. Entre uma coisa e outra almoça-se e dorme-se a sesta.',
			],
			facts: [
				{ label: 'Duração', value: 'Das 6h30 às 23h, com pausa' },
				{ label: 'Datas', value: 'Setembro, conforme a uva' },
				{ label: 'Preço', value: '85 € por pessoa' },
				{ label: 'Inscrição', value: 'Até 15 de agosto; maiores de 18 anos' },
			],
			included: ['Tesoura, luvas e chapéu', 'Almoço e jantar', 'Seguro', 'Uma garrafa do ano anterior'],
		},
		{
			slug: 'subir-o-rio-ao-sabor',
			name: 'Subir o rio ao Sabor',
			paragraphs: [
				'De barco, do cais do Pinhão até à foz do Sabor, com a eclusa da Valeira a meio. Desembarca-se junto à vinha, prova-se à sombra de uma oliveira e regressa-se de carrinha.',
			],
			facts: [
				{ label: 'Duração', value: '4 h, mais 1 h 15 de regresso' },
				{ label: 'Horário', value: 'Abril a outubro, sextas e sábados, 9h30' },
				{ label: 'Preço', value: '95 € por pessoa; até aos 14 anos, 50 €' },
				{ label: 'Grupo', value: '6 a 12 pessoas' },
			],
			included: ['Barco com mestre', 'Três vinhos e o azeite', 'Merenda', 'Regresso ao Pinhão'],
		},
	],
	sections: [
		{
			heading: 'Como chegar',
			paragraphs: [
				'De carro, pela EN222, entre o Pinhão e São João da Pesqueira: em Ervedosa do Douro vira-se no cruzeiro e descem-se três quilómetros de estrada estreita. Do Porto são cerca de duas horas.',
				'De comboio, pela Linha do Douro até ao Pinhão. Vamos buscar à estação quem o pedir na marcação, sem custo, a partir de duas pessoas.',
				'O telemóvel perde a rede antes do portão. Guarde o mapa neste dispositivo enquanto a tem.',
			],
			links: [
				{ label: 'Guardar o mapa', href: '/neste-dispositivo' },
				{ label: 'Ver as quintas no mapa', href: '/terroir' },
			],
		},
		{
			heading: 'Marcar',
			paragraphs: [
				'Escreva ou telefone com dois dias de antecedência, dizendo a visita, o dia e quantos são. Paga-se no fim, em dinheiro ou cartão. Cancelar não custa nada até à véspera; depois disso, cobramos metade.',
				'Para grupos acima do número indicado fazemos outro horário, se a vinha deixar. Escolas agrícolas e de hotelaria não pagam, à terça-feira.',
				'A adega e a sala de prova têm acesso sem degraus e casa de banho adaptada. O Moinho tem quatro degraus e a Francisca não é acessível em cadeira de rodas. Cães são bem-vindos à trela, menos no almoço.',
			],
			links: [{ label: 'Escrever-nos', href: '/contacto' }],
		},
	],
};

export default page;
