import { toX, toY } from '../geo/frame';
import { blur } from '../terrain/blur';
import { Grid } from '../terrain/grid';
import type { Sheet } from './sheet';

/** One number for every pixel of a sheet, row by row from the north-west. */
export type Raster = { readonly width: number; readonly height: number; readonly values: Float32Array };

/** Asks `value` for the ground in the middle of every pixel, in metres of the local frame. */
export function rasterOf(sheet: Sheet, value: (x: number, y: number) => number): Raster {
	const { width, height, bounds } = sheet;
	const values = new Float32Array(width * height);
	for (let row = 0; row < height; row++) {
		const y = toY(bounds.north + ((bounds.south - bounds.north) * (row + 0.5)) / height);
		for (let column = 0; column < width; column++) {
			const x = toX(bounds.west + ((bounds.east - bounds.west) * (column + 0.5)) / width);
			values[row * width + column] = value(x, y);
		}
	}
	return { width, height, values };
}

/** Three box filters in a row, `radius` in pixels. */
export function blurRaster({ width, height, values }: Raster, radius: number): Raster {
	const grid = new Grid({ west: 0, south: 0, cell: 1, columns: width, rows: height }, values);
	return { width, height, values: blur(grid, radius).values };
}

/** Rise per pixel to the right and downwards; at the edges, of the last two pixels. */
export function gradientAt({ width, height, values }: Raster, column: number, row: number): [number, number] {
	const left = Math.max(0, column - 1);
	const right = Math.min(width - 1, column + 1);
	const above = Math.max(0, row - 1);
	const below = Math.min(height - 1, row + 1);
	const across = (values[row * width + right] ?? 0) - (values[row * width + left] ?? 0);
	const down = (values[below * width + column] ?? 0) - (values[above * width + column] ?? 0);
	return [across / (right - left), down / (below - above)];
}
