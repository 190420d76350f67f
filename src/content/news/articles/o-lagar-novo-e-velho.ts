import type { Article } from '../article';

const article: Article = {
	slug: 'o-lagar-novo-e-velho',
	title: 'O lagar novo é velho',
	description:
		'Dois lagares de granito tapados em 1961 voltaram a servir. A história de uma laje de cimento e de três meses de obras na adega.',
	lede: 'Sabia-se que estavam lá, só não se sabia em que estado. Dois lagares de granito, tapados em 1961, vão receber uvas já este ano.',
	opening: [
		'Quando a casa comprou as primeiras cubas de cimento, faltava-lhes chão. A solução foi encher os lagares do fundo com entulho e lançar uma laje por cima. Durante sessenta e cinco anos andou-se por cima deles a caminho da prensa.',
		'Em março levantou-se a laje. O entulho eram telhas, cascos partidos e uma quantidade inexplicável de ferraduras. Debaixo, o granito estava inteiro, com a marca do canteiro e a data: 1883.',
	],
	sections: [
		{
			heading: 'A obra',
			paragraphs: [
				'Foram três meses. Lavou-se a pedra com água e escova, refizeram-se as juntas com cal e abriu-se de novo a bica, que estava entupida com chumbo. Não se usou resina.',
				'As cubas de cimento mudaram-se para a parede norte. Perderam-se duas, que já não serviam.',
			],
		},
		{
			heading: 'Para que servem',
			paragraphs: [
				'Cada um leva quatro mil quilos de uva. Com os outros quatro, a adega passa a ter seis e deixa de ser preciso esperar que um acabe para começar o seguinte. Em anos como o último, foi isso que faltou.',
			],
		},
	],
	facts: [
		{ label: 'Pedra', value: 'Granito, 1883' },
		{ label: 'Tapados', value: '1961' },
		{ label: 'Capacidade', value: '4 000 kg cada' },
	],
};

export default article;
