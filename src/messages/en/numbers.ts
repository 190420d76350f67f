import type { Words } from '../words-type';

export const decimalMark: Words<typeof import('../pt/numbers').decimalMark> = '.';
export const thousandsMark: Words<typeof import('../pt/numbers').thousandsMark> = ',';

export const winds: Words<typeof import('../pt/numbers').winds> = [
	'North',
	'North-east',
	'East',
	'South-east',
	'South',
	'South-west',
	'West',
	'North-west',
];

export const west: Words<typeof import('../pt/numbers').west> = 'W';
