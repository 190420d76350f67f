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

/** Imagery that tiles can be cut from, of a file or a service. */
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

/** Six numbers of an affine map: x' = a·x + b·y + c, y' = d·x + e·y + f. */
export type Affine = {
	readonly a: number;
	readonly b: number;
	readonly c: number;
	readonly d: number;
	readonly e: number;
	readonly f: number;
};

export function applyAffine({ a, b, c, d, e, f }: Affine, x: number, y: number): readonly [x: number, y: number] {
	return [a * x + b * y + c, d * x + e * y + f];
}

/** The map that leads back, or `undefined` if everything falls onto a line. */
export function invertAffine({ a, b, c, d, e, f }: Affine): Affine | undefined {
	const determinant = a * e - b * d;
	if (!Number.isFinite(1 / determinant)) return undefined;
	const [ia, ib, id, ie] = [e / determinant, -b / determinant, -d / determinant, a / determinant];
	return { a: ia, b: ib, c: -(ia * c + ib * f), d: id, e: ie, f: -(id * c + ie * f) };
}
