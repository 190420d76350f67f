import type { SheetFonts } from './fonts';
import { ink, ink2 } from './paper';

/** How a text is set. Sizes in points. */
type Style = {
	font: keyof SheetFonts;
	size: number;
	leading: number;
	colour: string;
	features: PDFKit.Mixins.OpenTypeFeatures[];
	tracking: number;
	align: 'left' | 'right' | 'center';
};

const plain = { colour: ink, features: ['liga', 'kern'], tracking: 0, align: 'left' } as const;

/** The lettering of the sheet (docs/design.md 2.2). Figures are oldstyle in running text, lining and tabular where they measure. */
export const lettering = {
	name: style({ font: 'serif', size: 45, leading: 45, tracking: -0.7 }),
	lede: style({ font: 'serif', size: 14.5, leading: 18.5, tracking: -0.05 }),
	section: style({ font: 'small-caps', size: 14, leading: 17, tracking: 0.5 }),
	label: style({ font: 'sans', size: 8.8, leading: 11.6, colour: ink2, features: ['liga', 'kern', 'lnum'] }),
	value: style({ font: 'sans', size: 8.8, leading: 11.6, features: ['liga', 'kern', 'lnum', 'tnum'] }),
	plateName: style({ font: 'small-caps', size: 10, leading: 12.4, tracking: 0.2 }),
	riverName: style({ font: 'italic', size: 9.5, leading: 12.4 }),
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

/** Writes a text into a column from `y` down. */
export function write(
	doc: PDFKit.PDFDocument,
	text: string,
	{ x, y, width }: { x: number; y: number; width: number },
	set: Style,
	link?: string,
): void {
	const lines = broken(doc, text, width, set);
	doc.fillColor(set.colour).text(lines, x, y, { ...optionsOf(doc, width, set), ...(link && { link }) });
}

/** The height a text takes in a column of this width. */
export function heightOf(doc: PDFKit.PDFDocument, text: string, width: number, set: Style): number {
	return doc.heightOfString(broken(doc, text, width, set), optionsOf(doc, width, set));
}

/** The width of a text in one line. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, set: Style): number {
	const { font, size, features, tracking } = set;
	return doc.font(font).fontSize(size).widthOfString(withoutJoiners(text), { features, characterSpacing: tracking });
}

/** The space keeps the words apart for readers who copy them and for screen readers. */
const breakMark = ' \n';

/** Lines here break at spaces alone, and pdfkit draws a gap for what only holds a word together on a page (`build/content/typeset.ts`). */
function withoutJoiners(text: string): string {
	return text.replaceAll('\u2060', '');
}

/** The text with its lines broken at spaces alone: pdfkit would part `pés/ha` as well. */
function broken(doc: PDFKit.PDFDocument, text: string, width: number, set: Style): string {
	const lines = withoutJoiners(text)
		.split('\n')
		.map((paragraph) => {
			const [first = '', ...words] = paragraph.split(' ');
			return words.reduce((soFar, word) => {
				const current = `${soFar.slice(soFar.lastIndexOf('\n') + 1)} ${word}`;
				return `${soFar}${widthOf(doc, current, set) <= width ? ' ' : breakMark}${word}`;
			}, first);
		});
	return lines.join(breakMark);
}

function optionsOf(doc: PDFKit.PDFDocument, width: number, { font, size, features, tracking, align, leading }: Style) {
	const lineGap = leading - doc.font(font).fontSize(size).currentLineHeight(true);
	// Lines are broken already. pdfkit counts what ends a line as well, and would break it once more.
	const room = align === 'left' ? width + 2 * size : width;
	return { width: room, features, characterSpacing: tracking, align, lineGap };
}
