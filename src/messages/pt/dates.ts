/** As lists show them. Browsers and Node abbreviate Portuguese months differently, so these are a table. */
export const shortMonths = [
	'jan.',
	'fev.',
	'mar.',
	'abr.',
	'mai.',
	'jun.',
	'jul.',
	'ago.',
	'set.',
	'out.',
	'nov.',
	'dez.',
];
