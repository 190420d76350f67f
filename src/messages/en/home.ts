import type { Words } from '../words-type';

const numerals = [
	'zero',
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'eleven',
	'twelve',
];

function inWords(count: number): string {
	return numerals[count] ?? String(count);
}

export const homeMessages: Words<typeof import('../pt/home').homeMessages> = {
	openMap: 'Open the map',
	seeWines: 'See the wines',
	estatesOnMap: 'The four estates on the map',
	scale: 'Scale: 15\u00a0km',
	rivers: { douro: 'River Douro', tua: 'River Tua' },
	contours: 'Heights in metres. Contour interval, 50\u00a0m.',
	philosophy: 'Philosophy',
	howWeWork: 'How we work',
	wines: 'The wines',
	allWines: 'All the wines',
	count: (count: number) => `${inWords(count)} ${count === 1 ? 'wine' : 'wines'}`,
	oils: (count: number) => `${inWords(count)} ${count === 1 ? 'oil' : 'oils'}`,
	plates: 'Plates',
	visit: 'Visit',
	filmSeasons: ['Winter', 'Spring', 'Summer', 'Harvest'],
	filmSeen: 'What the film shows',
	news: 'News',
	allNews: 'All the news',
};
