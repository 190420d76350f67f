const EARTH_CIRCUMFERENCE_M = 40_075_016.7;
const WORLD_PX = 512;

/** The bar of a map: how long it is drawn, in CSS pixels, and what stands at the ends of its four segments. */
export type MapScale = { width: number; values: readonly number[]; unit: 'm' | 'km' };

/** Lengths whose quarters are round, in metres. */
const lengths = [20, 40, 80, 200, 400, 800, 2000, 4000, 8000, 20_000, 40_000, 80_000] as const;

/** Metres on the ground under one CSS pixel, for 512-px tiles. */
export function metresPerPixel(zoom: number, latitude: number): number {
	return (EARTH_CIRCUMFERENCE_M * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom);
}

/** The longest round bar that fits. @param room CSS pixels */
export function mapScale(zoom: number, latitude: number, room: number): MapScale {
	return longestBar(metresPerPixel(zoom, latitude), room);
}

/** The longest round bar of a drawing at any scale. @param metresPerUnit on the ground @param room and the bar's width in those units */
export function longestBar(metresPerUnit: number, room: number): MapScale {
	const length = lengths.findLast((metres) => metres / metresPerUnit <= room) ?? lengths[0];
	const [unit, perUnit] = length >= 4000 ? (['km', 1000] as const) : (['m', 1] as const);
	return {
		width: length / metresPerUnit,
		values: [0, 1, 2, 3, 4].map((quarter) => (length * quarter) / 4 / perUnit),
		unit,
	};
}
