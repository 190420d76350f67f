import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const diacritics = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const signs = '\u00a0\u2009°′″−–—«»“”‘’·×²½ºª€…§©±→←↗';
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const everything = letters + diacritics + signs;
const namesOnly = letters.replace(/[#$%*+<=>@[\\\]^_`{|}~]/g, '') + diacritics;

/** Letters that stand in the words of the site's languages, whatever these are. */
export async function lettersOfWords(): Promise<string> {
	const letters = new Set<string>();
	for (const [folder, ending] of [
		['src/messages', /\.(json|ts)$/],
		['src/content', /\.(json|md)$/],
	] as const) {
		for (const name of await readdir(folder, { recursive: true })) {
			if (!ending.test(name)) continue;
			const words = await readFile(join(folder, name), 'utf8');
			for (const letter of words.normalize('NFC').match(/\p{L}/gu) ?? []) letters.add(letter);
		}
	}
	return [...letters].join('');
}

/**
 * The fonts that are shipped: what each is cut from, where it lies and what it keeps (docs/design.md 2.2).
 * @param letters what the words of the site need beside what is always kept
 */
export const fontFiles = (letters = '') => [
	{
		from: '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2',
		to: 'bona-nova.woff2',
		text: everything + letters,
	},
	{
		from: '@fontsource/bona-nova/files/bona-nova-latin-400-italic.woff2',
		to: 'bona-nova-italic.woff2',
		text: everything + letters,
	},
	{
		from: '@fontsource/bona-nova-sc/files/bona-nova-sc-latin-400-normal.woff2',
		to: 'bona-nova-sc.woff2',
		text: namesOnly + letters,
	},
	{
		from: '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2',
		to: 'ysabeau.woff2',
		text: everything + letters,
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
