import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Termos de utilização e informação legal',
	description:
		'Identificação da empresa, idade mínima, preços, Livro de Reclamações Eletrónico, resolução alternativa de litígios e lei aplicável.',
	heading: 'Termos',
	lede: 'Quem somos, para quem é este sítio e o que fazer quando alguma coisa corre mal.',
	sections: [
		{
			heading: 'Identificação',
			paragraphs: [
				'Quatro Vistas, Lda., com sede na Quinta das Quatro Vistas, 5130-000 Ervedosa do Douro, NIPC 514 000 417, que é também o número de matrícula na conservatória do registo comercial. Capital social de 60 000 euros. Contacto: casa@quatrovistas.example.',
				'A empresa, as pessoas, os vinhos e as pontuações são fictícios. Os lugares e as castas existem.',
			],
		},
		{
			heading: 'Idade',
			paragraphs: [
				'Este sítio fala de bebidas alcoólicas e destina-se a maiores de dezoito anos. Em Portugal é proibido vender ou facultar bebidas alcoólicas a menores. Nas visitas podemos pedir identificação; quem não tiver idade prova sumo de uva.',
			],
		},
		{
			heading: 'Preços e encomendas',
			paragraphs: [
				'Aqui não se vende. Os preços das visitas são por pessoa, incluem IVA e valem até serem alterados na página das visitas; conta o que estava publicado no dia da marcação. As encomendas tratam-se por escrito e só ficam feitas com a nossa confirmação.',
				'Nas encomendas à distância tem catorze dias, depois de receber, para devolver as garrafas fechadas, sem dizer porquê. O custo do regresso é seu.',
			],
		},
		{
			heading: 'Conteúdo e imagens',
			paragraphs: [
				'Os textos, mapas e desenhos são da casa e podem ser citados com a origem. A imagem de satélite é ilustrativa e os contornos das parcelas não servem de prova de limites. Áreas e altitudes são calculadas e podem diferir das do cadastro.',
				'Não garantimos que o sítio esteja sempre disponível. Foi feito para funcionar sem rede com o que já tiver guardado.',
			],
		},
		{
			heading: 'Reclamações e litígios',
			paragraphs: [
				'Há livro de reclamações em papel na quinta e também em linha. Respondemos no prazo de quinze dias úteis.',
				'Em caso de litígio, o consumidor pode recorrer a uma entidade de resolução alternativa de litígios de consumo, nos termos da Lei n.º 144/2015. A lista atualizada está no Portal do Consumidor. Não aderimos previamente a nenhuma entidade.',
			],
			links: [
				{ label: 'Livro de Reclamações Eletrónico', href: 'https://www.livroreclamacoes.pt' },
				{ label: 'Portal do Consumidor', href: 'https://www.consumidor.gov.pt' },
			],
		},
		{
			heading: 'Lei aplicável',
			paragraphs: [
				'Aplica-se a lei portuguesa, sem prejuízo da proteção que a lei do país onde vive dê ao consumidor. Estes termos são de 20 de novembro de 2026.',
			],
		},
	],
};

export default page;
