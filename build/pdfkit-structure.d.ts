/** What pdfkit 0.20 takes and its types do not know yet. */
declare namespace PDFKit.Mixins {
	interface StructureElementOptions {
		/** What a header cell is the header of. */
		scope?: 'Row' | 'Column' | 'Both';
		/** Left, top, right and bottom, in points from the upper left corner. */
		bbox?: [number, number, number, number];
	}
}
