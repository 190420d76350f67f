import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Filosofia: uma parcela de cada vez',
	description:
		'Como trabalhamos: vinificar cada parcela em separado, refazer muros, provar às cegas e apontar tudo desde 1868.',
	heading: 'Filosofia',
	lede: 'Uma parcela de cada vez. O resto decorre daí: os lagares pequenos, as provas às cegas, os mapas.',
	sections: [
		{
			heading: 'Separar',
			paragraphs: [
				'Até 1997 fazia-se como em toda a parte: a uva entrava pela ordem em que chegava e o vinho saía médio. No ano seguinte uma trovoada obrigou a fermentar a Francisca sozinha, e percebeu-se o que se andava a deitar fora.',
				'Hoje cada parcela tem a sua cuba ou o seu lagar. São quarenta e sete vinhas e quarenta e um recipientes: as mais pequenas do Sabor fermentam duas a duas, e sempre as mesmas.',
			],
		},
		{
			heading: 'Não acrescentar',
			paragraphs: [
				'As leveduras são as da adega. Não se corrige acidez, não se concentra mosto, não se usa madeira nova para disfarçar. O sulfuroso entra na quantidade que permite dormir, e está escrito na ficha de cada vinho quando é menos do que o habitual.',
				'Quando um ano sai mal, sai mal. Em 2024 não houve Rabigato e ninguém o inventou.',
			],
		},
		{
			heading: 'Juntar às cegas',
			paragraphs: [
				'Em março põem-se todos os lotes na mesa, com números em vez de nomes. Provam sete pessoas, cada uma escreve a sua proposta, e os ensaios repetem-se até haver maioria. Quem ganhou só se sabe no fim.',
				'É um processo lento e às vezes injusto para vinhos calados. Por isso se faz outra vez em abril, com os que ficaram em último.',
			],
		},
		{
			heading: 'Apontar',
			paragraphs: [
				'Há cadernos de campo desde 1868, com falta de 1918 e de 1975. Registam o dia do abrolhamento, da flor, do pintor e do corte, a chuva e as jornas. Foi com eles que se soube que a vindima anda hoje três semanas mais cedo do que há cem anos.',
			],
		},
	],
};

export default page;
