import type { Picture } from './map-pixels';

/** Pixels by column and row. */
type Outline = ReadonlySet<number>;

/** From a pixel to the one at its right, and to the one beneath it. */
export const column = 1;
export const row = 10_000;

/** The white strokes of the parcels: nothing else of the still or of the live map is as white. */
export function outlineIn({ width, pixels }: Picture): Outline {
	const white = new Set<number>();
	for (let at = 0; at < pixels.length / 3; at += 1) {
		const isWhite = [0, 1, 2].every((channel) => (pixels[3 * at + channel] ?? 0) > 235);
		if (isWhite) white.add(Math.floor(at / width) * row + (at % width));
	}
	return white;
}

/** By how much one outline has to move to lie best on the other, in pixels along a step: the peak of a parabola through three overlaps. */
export function shiftOf(one: Outline, other: Outline, step: number): number {
	const overlap = (shift: number) => [...one].filter((at) => other.has(at + shift * step)).length;
	const shifts = [-3, -2, -1, 0, 1, 2, 3];
	const best = shifts.reduce((best, shift) => (overlap(shift) > overlap(best) ? shift : best));
	const [before, at, after] = [overlap(best - 1), overlap(best), overlap(best + 1)];
	return best + (before - after) / (2 * (before - 2 * at + after));
}
