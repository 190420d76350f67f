import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Sustentabilidade: água, solo, muros e contas',
	description:
		'O que fazemos com a água, o solo, os muros e a energia nas quatro quintas, o que ainda fazemos mal e como o medimos.',
	heading: 'Sustentabilidade',
	lede: 'Uma encosta do Douro aguenta-se com muros, ervas e pouca pressa. Eis o que fazemos, e o que ainda não fazemos bem.',
	sections: [
		{
			heading: 'Água',
			paragraphs: [
				'Das quarenta e sete parcelas, quarenta e três nunca foram regadas. As outras quatro, no Sabor, têm gota a gota para os dois primeiros verões depois da plantação; passado esse tempo fecha-se a torneira.',
				'Na adega gastam-se 1,9 litros de água por litro de vinho, contra 3,4 em 2016. A água das lavagens passa por um tanque de caniços e acaba na horta do Moinho.',
			],
		},
		{
			heading: 'Solo e ervas',
			paragraphs: [
				'Entre as linhas fica erva todo o ano. Corta-se duas vezes, em abril e em junho, e deixa-se no chão. Desde 2019 não há herbicida nos calços; nos patamares de dois bardos ainda se usa, uma vez, debaixo da linha. Queremos acabar com ele até 2028.',
				'Contra o míldio e o oídio usamos cobre e enxofre, com um teto de três quilos de cobre por hectare e por ano. Em 2018 passámos desse teto.',
			],
		},
		{
			heading: 'Muros',
			paragraphs: [
				'Temos cerca de trinta e um quilómetros de muro de pedra posta. Todos os invernos caem entre duzentos e quinhentos metros. Dois pedreiros da casa refazem-nos a seco, e ensinam quem queira aprender, em fevereiro, durante quatro dias.',
			],
		},
		{
			heading: 'Energia e vidro',
			paragraphs: [
				'Os painéis no telhado da adega dão dois terços da eletricidade do ano e quase toda a de agosto. A garrafa bordalesa pesava 620 g e passou a 420 g; a do Vintage continua pesada e não arranjámos outra que aguente quarenta anos de depósito.',
			],
		},
		{
			heading: 'Gente',
			paragraphs: [
				'Trabalham aqui dezanove pessoas o ano inteiro. Na vindima contrata-se diretamente, sem intermediário, com dormida e três refeições. Acima de trinta e cinco graus o corte para às onze.',
			],
		},
	],
};

export default page;
