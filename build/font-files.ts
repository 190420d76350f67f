const diacritics = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const signs = '\u00a0\u2009°′″−–—«»“”‘’·×²½ºª€…§©±→←↗';
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const everything = letters + diacritics + signs;
const namesOnly = letters.replace(/[#$%*+<=>@[\\\]^_`{|}~]/g, '') + diacritics;

/** The fonts that are shipped: what each is cut from, where it lies and what it keeps (docs/design.md 2.2). */
export const fontFiles = [
	{ from: '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2', to: 'bona-nova.woff2', text: everything },
	{
		from: '@fontsource/bona-nova/files/bona-nova-latin-400-italic.woff2',
		to: 'bona-nova-italic.woff2',
		text: everything,
	},
	{
		from: '@fontsource/bona-nova-sc/files/bona-nova-sc-latin-400-normal.woff2',
		to: 'bona-nova-sc.woff2',
		text: namesOnly,
	},
	{
		from: '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2',
		to: 'ysabeau.woff2',
		text: everything,
		variationAxes: { wght: { min: 400, max: 600 } },
	},
	{
		// The twin of Ysabeau with lining figures: the map's canvas cannot be asked for them by a font feature.
		from: '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2',
		to: '../../terroir/map/fonts/contour-figures.woff2',
		text: '0123456789',
		variationAxes: { wght: 500 },
	},
];
