import { clamp } from '../terrain/scalars';
import type { PixelFrame } from './frame';

/** Calls `visit` with every pixel of the frame within `reach` metres of a segment's box, and its distance from the segment. */
export function rasterSegment(
	{ xs, ys }: PixelFrame,
	ax: number,
	ay: number,
	bx: number,
	by: number,
	reach: number,
	visit: (pixel: number, distance: number) => void,
): void {
	const width = xs.length;
	const west = xs[0] ?? 0;
	const north = ys[0] ?? 0;
	const stepX = ((xs[width - 1] ?? 0) - west) / (width - 1);
	const stepY = ((ys[ys.length - 1] ?? 0) - north) / (ys.length - 1);
	const firstColumn = Math.max(0, Math.floor((Math.min(ax, bx) - reach - west) / stepX) - 1);
	const lastColumn = Math.min(width - 1, Math.ceil((Math.max(ax, bx) + reach - west) / stepX) + 1);
	const firstRow = Math.max(0, Math.floor((Math.max(ay, by) + reach - north) / stepY) - 1);
	const lastRow = Math.min(ys.length - 1, Math.ceil((Math.min(ay, by) - reach - north) / stepY) + 1);
	const dx = bx - ax;
	const dy = by - ay;
	const squared = dx * dx + dy * dy || 1;
	for (let row = firstRow; row <= lastRow; row++) {
		const y = (ys[row] ?? 0) - ay;
		for (let column = firstColumn; column <= lastColumn; column++) {
			const x = (xs[column] ?? 0) - ax;
			const t = clamp((x * dx + y * dy) / squared);
			const offX = x - dx * t;
			const offY = y - dy * t;
			const distance = Math.sqrt(offX * offX + offY * offY);
			if (distance < reach) visit(row * width + column, distance);
		}
	}
}
