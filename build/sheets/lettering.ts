import type { SheetFonts } from './fonts';
import { ink, ink2 } from './paper';

/** How a text is set. Sizes in points. */
export type Style = {
	font: keyof SheetFonts;
	size: number;
	leading: number;
	colour: string;
	features: PDFKit.Mixins.OpenTypeFeatures[];
	tracking: number;
	align: 'left' | 'right' | 'center';
};

const plain = { colour: ink, features: ['liga', 'kern'], tracking: 0, align: 'left' } as const;

/** The lettering of the sheet (DESIGN 2.2). Figures are oldstyle in running text, lining and tabular where they measure. */
export const lettering = {
	name: style({ font: 'serif', size: 45, leading: 45, tracking: -0.7 }),
	lede: style({ font: 'serif', size: 14.5, leading: 18.5, tracking: -0.05 }),
	section: style({ font: 'small-caps', size: 14, leading: 17, tracking: 0.5 }),
	label: style({ font: 'sans', size: 8.8, leading: 11.6, colour: ink2, features: ['liga', 'kern', 'lnum'] }),
	value: style({ font: 'sans', size: 8.8, leading: 11.6, features: ['liga', 'kern', 'lnum', 'tnum'] }),
	tick: style({
		font: 'sans',
		size: 6.6,
		leading: 7,
		features: ['kern', 'lnum', 'tnum'],
		tracking: 0.25,
		align: 'center',
	}),
	foot: style({ font: 'sans', size: 8.5, leading: 11, features: ['liga', 'kern', 'lnum'] }),
} as const;

function style(own: Pick<Style, 'font' | 'size' | 'leading'> & Partial<Style>): Style {
	return { ...plain, features: [...plain.features], ...own };
}

/** The same style, smaller or larger by a factor. */
export function scaled(from: Style, factor: number): Style {
	return { ...from, size: from.size * factor, leading: from.leading * factor };
}

/** Writes a text into a column from `y` down. @returns its height */
export function write(
	doc: PDFKit.PDFDocument,
	text: string,
	{ x, y, width }: { x: number; y: number; width: number },
	set: Style,
	link?: string,
): number {
	const height = heightOf(doc, text, width, set);
	doc.fillColor(set.colour).text(spaced(text), x, y, { ...optionsOf(doc, width, set), ...(link && { link }) });
	return height;
}

/** The height a text takes in a column of this width. */
export function heightOf(doc: PDFKit.PDFDocument, text: string, width: number, set: Style): number {
	return doc
		.font(set.font)
		.fontSize(set.size)
		.heightOfString(spaced(text), optionsOf(doc, width, set));
}

/** The width of a text in one line. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, set: Style): number {
	const { features, tracking } = set;
	return doc.font(set.font).fontSize(set.size).widthOfString(spaced(text), { features, characterSpacing: tracking });
}

/** Ysabeau has no narrow space that does not break, and pdfkit borrows none from another font. */
function spaced(text: string): string {
	return text.replaceAll('\u202f', '\u00a0');
}

function optionsOf(doc: PDFKit.PDFDocument, width: number, { features, tracking, align, leading }: Style) {
	const lineGap = leading - doc.currentLineHeight(true);
	return { width, features, characterSpacing: tracking, align, lineGap };
}
