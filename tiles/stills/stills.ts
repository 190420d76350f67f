/** A still of a view: the imagery alone, centred on the view at the zoom the view opens at. */
export type StillShape = {
	readonly name: 'wide' | 'tall';
	/** CSS pixels of the map it stands in for. */
	readonly width: number;
	readonly height: number;
	/** Picture pixels per CSS pixel; a doubling is a zoom more. */
	readonly density: 1 | 2;
	/** What it may weigh: one of them is in the first visit to the terroir page. */
	readonly budget: number;
};

/** The whole of a large window, and the map of a phone at its own density. */
export const STILL_SHAPES: readonly StillShape[] = [
	{ name: 'wide', width: 1920, height: 1080, density: 1, budget: 140_000 },
	{ name: 'tall', width: 430, height: 700, density: 2, budget: 120_000 },
];
