import type { Words } from '../words-type';

const months = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
];

export const visitMessages: Words<typeof import('../pt/visit').visitMessages> = {
	visits: 'The visits',
	included: 'Included',
	when: 'When',
	months,
	today: 'today',
	allYear: 'all year',
	monthRange(first: number, last: number): string {
		const [from = '', to = ''] = [months[first - 1], months[last - 1]];
		return first === last ? from : `${from} to ${to}`;
	},
	book: 'Book in writing',
	bookOne: (name: string) => `Book in writing: ${name}`,
	wayAlt:
		'Relief of the valleys of the Torto and the Douro: Quinta das Quatro Vistas in the middle, Pinhão to the north-west, Ervedosa do Douro and São João da Pesqueira to the east.',
	way: 'The train stops at Pinhão; leave the EN222 at Ervedosa do Douro.',
};
