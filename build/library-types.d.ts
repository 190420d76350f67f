/* What is used of libraries that have no types, or too few. */

declare module 'heic-decode' {
	type Decoded = { width: number; height: number; data: Uint8ClampedArray };
	const decode: {
		(options: { buffer: Uint8Array }): Promise<Decoded>;
		/** The pictures of a file, each decoded when it is asked for. */
		all(options: { buffer: Uint8Array }): Promise<{ width: number; height: number; decode(): Promise<Decoded> }[]>;
	};
	export default decode;
}

declare module 'fontkit' {
	/** @returns the font, with the code points that it has */
	export function create(file: Uint8Array): { characterSet: readonly number[] };
}

declare module 'subset-font' {
	type Options = {
		targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
		variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
	};
	export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}

/** What pdfkit 0.20 takes and its types do not know yet. */
declare namespace PDFKit.Mixins {
	interface StructureElementOptions {
		/** What a header cell is the header of. */
		scope?: 'Row' | 'Column' | 'Both';
		/** Left, top, right and bottom, in points from the upper left corner. */
		bbox?: [number, number, number, number];
	}
}
