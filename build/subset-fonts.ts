import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Subsets the families to what Portuguese needs (DESIGN 2.2) and writes them to src/styles/fonts, the map's figures beside the map.
 * Run by hand with `npm run fonts` when a family changes; the results are committed.
 */
const diacritics = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const signs = '\u00a0\u2009°′″−–—«»“”‘’·×²½ºª€…§©±→←↗';
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const everything = letters + diacritics + signs;
const namesOnly = letters.replace(/[#$%*+<=>@[\\\]^_`{|}~]/g, '') + diacritics;

const fonts = [
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

const require = createRequire(import.meta.url);
let total = 0;
for (const { from, to, text, ...options } of fonts) {
	const subset = await subsetFont(await readFile(require.resolve(from)), text, { targetFormat: 'woff2', ...options });
	await writeFile(new URL(`../src/styles/fonts/${to}`, import.meta.url), subset);
	total += subset.length;
	console.log(`${to}: ${subset.length} bytes`);
}
console.log(`in all ${total} bytes`);
