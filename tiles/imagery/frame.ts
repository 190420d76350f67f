import { toX, toY } from '../geo/frame';
import { type Pixel, unproject } from '../geo/mercator';

/** The pixels of a picture on the ground. */
export type PixelFrame = {
	/** Metres east of the frame's origin of every column's middle, eastwards. */
	readonly xs: Float64Array;
	/** Metres north of the frame's origin of every row's middle, southwards. */
	readonly ys: Float64Array;
	/** Metres a pixel: what each pixel is the mean of. */
	readonly resolution: number;
};

/** The frame of a picture whose north-west corner lies at a pixel of the world map of a zoom. */
export function frameAt([left, top]: Pixel, zoom: number, width: number, height: number): PixelFrame {
	const xs = Float64Array.from({ length: width }, (_, column) => toX(unproject([left + column + 0.5, top], zoom)[0]));
	const ys = Float64Array.from({ length: height }, (_, row) => toY(unproject([left, top + row + 0.5], zoom)[1]));
	return { xs, ys, resolution: ((xs[width - 1] ?? 0) - (xs[0] ?? 0)) / (width - 1) };
}
