import { clamp } from '../terrain/scalars';
import { gradientAt, type Raster } from './raster';

/** Metres between two contours of a sheet of the region; every fourth is an index contour. */
const INTERVAL = 50;
const INDEX_INTERVAL = 200;
/** Widths in CSS pixels. */
const FINE_WIDTH = 0.36;
const INDEX_WIDTH = 0.65;
/** Rise in metres a pixel below which a line would spread into a blot on level ground. */
const LEAST_RISE = 0.35;

/** How much of every pixel is covered by contours, 0–1: drawn from distance to the level, so any density stays crisp. */
export function contourCoverage(heights: Raster, density: number): { fine: Raster; index: Raster } {
	const { width, height, values } = heights;
	const fine = new Float32Array(values.length);
	const index = new Float32Array(values.length);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const k = row * width + column;
			const z = values[k] ?? 0;
			const nearest = Math.round(z / INTERVAL) * INTERVAL;
			const rise = Math.max(LEAST_RISE, Math.hypot(...gradientAt(heights, column, row)));
			const away = Math.abs(z - nearest) / rise;
			if (nearest % INDEX_INTERVAL === 0) index[k] = covered(away, INDEX_WIDTH * density);
			else fine[k] = covered(away, FINE_WIDTH * density);
		}
	}
	return { fine: { width, height, values: fine }, index: { width, height, values: index } };
}

/** Share of a pixel under a line of some width whose middle passes `away` pixels from the pixel's. */
export function covered(away: number, width: number): number {
	const half = width / 2;
	return clamp(Math.min(away + half, 0.5) - Math.max(away - half, -0.5), 0, 1);
}
