import type { Words } from '../words-type';

export const contactSubjects: Words<typeof import('../pt/contact-subjects').contactSubjects> = [
	'Visits and tastings',
	'Orders',
	'Press',
	'Something else',
];
