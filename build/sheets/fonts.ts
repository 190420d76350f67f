import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

export type SheetFonts = Readonly<Record<'serif' | 'italic' | 'small-caps' | 'sans', Uint8Array>>;

const require = createRequire(import.meta.url);

/** All that the families' Latin files hold; of it, pdfkit embeds what a sheet uses. */
const latin = String.fromCodePoint(...Array.from({ length: 0x2200 - 0x20 }, (_, index) => 0x20 + index));

/** The site's families as pdfkit can embed them. Of Ysabeau, which is variable, its weight 500 (docs/design.md 2.2). */
export async function sheetFonts(): Promise<SheetFonts> {
	const [serif, italic, smallCaps, sans] = await Promise.all([
		trueType('@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2'),
		trueType('@fontsource/bona-nova/files/bona-nova-latin-400-italic.woff2'),
		trueType('@fontsource/bona-nova-sc/files/bona-nova-sc-latin-400-normal.woff2'),
		trueType('@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2', { wght: 500 }),
	]);
	return { serif, italic, 'small-caps': smallCaps, sans };
}

async function trueType(file: string, variationAxes?: Record<string, number>): Promise<Uint8Array> {
	const font = await readFile(require.resolve(file));
	return subsetFont(font, latin, { targetFormat: 'truetype', ...(variationAxes && { variationAxes }) });
}
