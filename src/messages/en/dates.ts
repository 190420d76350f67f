export const shortMonths = [
	'Jan.',
	'Feb.',
	'March',
	'April',
	'May',
	'June',
	'July',
	'Aug.',
	'Sept.',
	'Oct.',
	'Nov.',
	'Dec.',
];
