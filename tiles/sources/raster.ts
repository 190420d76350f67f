import type { LonLat } from '../geo/frame';
import type { Bounds, Pixel } from '../geo/mercator';

/** A rectangle of pixels, row by row, four bytes each: sRGB and 255 where there is a picture, 0 in a gap. */
export type Block = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/** A raster at one resolution, read in the blocks it is stored in. */
export type Level = {
	readonly width: number;
	readonly height: number;
	/** Pixels of the finest level that one pixel spans. */
	readonly scaleX: number;
	readonly scaleY: number;
	/** Where its north-west corner lies, in pixels of the finest level. */
	readonly offsetX: number;
	readonly offsetY: number;
	readonly blockWidth: number;
	readonly blockHeight: number;
	/** The block of a column and row of blocks; those at the edges may be smaller. `undefined` where nothing is stored. */
	readonly read: (column: number, row: number) => Promise<Block | undefined>;
};

/** Imagery that tiles can be cut from, whatever file or service it comes from. */
export type Raster = {
	/** What messages call it. Holds no token. */
	readonly name: string;
	/** At least one; the finest first. */
	readonly levels: readonly Level[];
	/** Whether coarser levels may show what finer ones lack, as the zooms of a tile service do. */
	readonly coarserFillsGaps: boolean;
	/** Where a place lies on the finest level, in pixels from the corner of its first pixel: that one's centre is 0.5, 0.5. */
	readonly toPixel: (place: LonLat) => Pixel;
	/** Outside of them there is nothing; `undefined` for the whole world. */
	readonly bounds: Bounds | undefined;
};
