import type { Camera, Size } from './camera';
import type { ContourStyle } from './contour';
import type { ObliqueInks } from './inks';
import type { Sun } from './sun';

/** An oblique picture of the model: from where, in which light and inks. */
export type View = {
	readonly camera: Camera;
	readonly sun: Sun;
	readonly inks: ObliqueInks;
	readonly contours: ContourStyle;
	/** Metres over which two thirds of the land turn into haze. */
	readonly haze: number;
	/** How much of the picture stands, 0–1, at shares of its width and height: the rest is the ground's ink. */
	readonly fade: (across: number, down: number) => number;
	/** Steps of 256 by which neighbouring pixels may differ: without them a dark sky shows bands. */
	readonly grain: number;
	/** Pixels of the finished picture. */
	readonly size: Size;
};
