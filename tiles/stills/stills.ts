import type { Encoding } from '../artwork/encode';

/** A still of a view: the imagery alone, centred on the view at the zoom the view opens at. */
export type StillShape = {
	readonly name: 'wide' | 'tall';
	/** CSS pixels of the map it stands in for. */
	readonly width: number;
	readonly height: number;
	/** Picture pixels per CSS pixel; a doubling is a zoom more. */
	readonly density: 1 | 2;
	/** One of them is in the first visit to the terroir page. Measured: WebP needs twice what AVIF does. */
	readonly encoding: Encoding;
};

/** Photographs of the land weigh more than the drawn one; the archive is published by then, and a coarse still does not undo that. */
const LEAST_QUALITY = 1;

/** The whole of a large window, and the map of a phone at its own density. */
export const STILL_SHAPES: readonly StillShape[] = [
	{
		name: 'wide',
		width: 1920,
		height: 1080,
		density: 1,
		encoding: { budget: 120, webpBudget: 210, quality: 60, leastQuality: LEAST_QUALITY },
	},
	{
		name: 'tall',
		width: 430,
		height: 700,
		density: 2,
		encoding: { budget: 120, webpBudget: 150, quality: 60, leastQuality: LEAST_QUALITY },
	},
];
