import { metresPerDegreeEast, worldPx } from './mercator';

/** The bar of a map: how long it is drawn, in CSS pixels, and what stands at the ends of its four segments. */
export type MapScale = { width: number; values: readonly number[]; unit: 'm' | 'km' };

/** Advance of a figure, and the least air between two numbers, in CSS pixels. */
const FIGURE_PX = 6.6;
const AIR_PX = 4;

/** Lengths whose quarters are round, in metres. */
const lengths = [20, 40, 80, 200, 400, 800, 2000, 4000, 8000, 20_000, 40_000, 80_000] as const;

/** Metres on the ground under one CSS pixel, for 512-px tiles. */
export function metresPerPixel(zoom: number, latitude: number): number {
	return (360 * metresPerDegreeEast(latitude)) / worldPx(zoom);
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

/** Whether the last two figures beneath a bar would touch: the last is set flush with its end, the others are centred. */
export function isCrowded({ width, values, unit }: MapScale): boolean {
	const figures = `${values[4]} ${unit}`.length + `${values[3]}`.length / 2;
	return width / 4 < figures * FIGURE_PX + AIR_PX;
}
