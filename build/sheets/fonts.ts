import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

export type SheetFonts = Readonly<Record<'serif' | 'small-caps' | 'sans', Uint8Array>>;

const folder = new URL('../../src/styles/fonts/', import.meta.url);

/** The site's own fonts as pdfkit can embed them. Of Ysabeau, which is variable, its weight 500 (DESIGN 2.2). */
export async function sheetFonts(): Promise<SheetFonts> {
	const [serif, smallCaps, sans] = await Promise.all([
		trueType('bona-nova.woff2'),
		trueType('bona-nova-sc.woff2'),
		trueType('ysabeau.woff2', { wght: 500 }),
	]);
	return { serif, 'small-caps': smallCaps, sans };
}

async function trueType(file: string, variationAxes?: Record<string, number>): Promise<Uint8Array> {
	const font = await readFile(new URL(file, folder));
	return subsetFont(font, allLetters, { targetFormat: 'truetype', ...(variationAxes && { variationAxes }) });
}

/** The fonts are subsets already: every sign they may have, up to the arrows. */
const allLetters = String.fromCodePoint(...Array.from({ length: 0x2200 - 0x20 }, (_, index) => 0x20 + index));
