import type { Article } from '../article';

const article: Article = {
	slug: 'primeiras-provas-de-2026',
	title: 'As primeiras provas de 2026',
	description:
		'Quarenta e uma cubas da vindima de 2026 provadas às cegas em dois dias. O que se ouviu, o que se junta e o que fica à parte.',
	lede: 'Em novembro os vinhos ainda estão turvos e já dizem quase tudo. Provámos os quarenta e um lotes do ano, às cegas, em dois dias.',
	opening: [
		'A regra é a mesma desde 1998: ninguém sabe o que tem no copo e ninguém fala antes de escrever. Provam sete pessoas, entre elas o tratorista de Martim, que tem o nariz mais certo da casa.',
		'Os tintos do Torto mostraram-se maduros e abertos, como se esperava de um agosto assim. O Carrascal surpreendeu: nas três sessões ficou sempre entre os cinco primeiros, à frente de parcelas com mais nome.',
		'Os brancos do Sabor perderam cedo a acidez, menos os da Ribeira, que a geada deixou com um terço da uva e o dobro da concentração.',
	],
	sections: [
		{
			heading: 'O que fica separado',
			paragraphs: [
				'Onze cubas não entram em lote nenhum até março. Entre elas estão a Francisca, a Vinha do Rio, as duas de Martim e, pela primeira vez, a Fonte Santa, que completou dez anos de plantada.',
				'As restantes trinta vão ser provadas outra vez em janeiro, depois do frio. É costume que três ou quatro mudem de lugar: o vinho novo engana, e quem o prova em novembro também.',
				'As notas desta prova ficam na adega e não se publicam. Servem para comparar com as de março e para saber quanto nos enganámos.',
			],
		},
	],
	facts: [
		{ label: 'Lotes', value: '41' },
		{ label: 'À parte', value: '11' },
		{ label: 'Próxima prova', value: 'Janeiro de 2027' },
	],
};

export default article;
