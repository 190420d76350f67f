import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Declaração de acessibilidade',
	description:
		'A que norma aponta este sítio, como foi verificado, que limites tem hoje e a quem dizer quando alguma coisa não funciona.',
	heading: 'Acessibilidade',
	lede: 'O sítio deve poder ser lido e usado por toda a gente, com teclado, leitor de ecrã, letra grande ou sem JavaScript.',
	sections: [
		{
			heading: 'Norma',
			paragraphs: [
				'Apontamos às Diretrizes de Acessibilidade para o Conteúdo da Web (WCAG) 2.2, nível AA. O texto corrido cumpre o contraste do nível AAA. Consideramos o sítio parcialmente conforme, pelas razões ditas mais abaixo.',
			],
		},
		{
			heading: 'O que foi feito',
			paragraphs: ['Em todas as páginas:'],
			list: [
				'tudo se alcança por teclado, com o foco sempre visível;',
				'a lista de parcelas faz tudo o que o mapa faz, pela mesma ordem;',
				'os estados dizem-se com ícone e palavra, nunca só com cor;',
				'o movimento reduzido do sistema é respeitado: nada voa, nada avança sozinho;',
				'os alvos de toque têm pelo menos 44 píxeis de lado;',
				'a letra pode crescer até 200 % e a página cabe em 320 píxeis de largura;',
				'os erros do formulário dizem o que falta e levam ao campo.',
			],
		},
		{
			heading: 'Limites conhecidos',
			paragraphs: [
				'A imagem de satélite do mapa não tem descrição para cada lugar: o que nela importa está na ficha das parcelas. As curvas de nível das estampas são decorativas para quem não as vê e são resumidas pela altitude.',
				'Os termos da viticultura, como calço, geio ou mortório, não têm ainda um glossário. O sítio só existe em português.',
			],
		},
		{
			heading: 'Como foi verificado',
			paragraphs: [
				'Com testes automáticos em cada página e em cada versão publicada, e à mão, com teclado e com ampliação. A avaliação foi feita pela própria casa. Esta declaração foi escrita a 20 de novembro de 2026 e é revista todos os anos.',
			],
		},
		{
			heading: 'Diga-nos',
			paragraphs: [
				'Se encontrar uma barreira, escreva ou telefone. Diga em que página foi, o que queria fazer e com que navegador ou tecnologia de apoio. Respondemos em cinco dias úteis e, enquanto não se corrige, damos a informação por outro meio.',
			],
			links: [
				{ label: 'Escrever-nos', href: '/contacto' },
				{ label: '+351 254 000 417', href: 'tel:+351254000417' },
			],
		},
	],
};

export default page;
