import { blurRaster, gradientAt, type Raster } from './raster';

/** Light from the north-west, 44° up: towards the light in pixels right and down, and upwards. */
const LIGHT = { right: -0.452, down: -0.56, up: 0.69 } as const;
/** Heights are exaggerated more in the broad forms than in the fine ones, as in relief drawn by hand. */
const FINE = { exaggeration: 2.2, weight: 0.62 } as const;
const BROAD = { exaggeration: 4, weight: 0.52, radiusMetres: 275 } as const;
/** What level ground receives: both weights times {@link LIGHT}.up. */
export const LEVEL_LIGHT = 0.8;

/** How much light every pixel receives, {@link LEVEL_LIGHT} on level ground; heights in metres, `pixel` metres a pixel. */
export function hillshade(heights: Raster, pixel: number): Raster {
	const broad = blurRaster(heights, Math.max(1, Math.round(BROAD.radiusMetres / pixel)));
	const values = new Float32Array(heights.values.length);
	for (let row = 0; row < heights.height; row++) {
		for (let column = 0; column < heights.width; column++) {
			values[row * heights.width + column] =
				FINE.weight * lightOn(gradientAt(heights, column, row), FINE.exaggeration / pixel) +
				BROAD.weight * lightOn(gradientAt(broad, column, row), BROAD.exaggeration / pixel);
		}
	}
	return { width: heights.width, height: heights.height, values };
}

function lightOn([across, down]: readonly [number, number], scale: number): number {
	const x = across * scale;
	const y = down * scale;
	return (LIGHT.up - x * LIGHT.right - y * LIGHT.down) / Math.hypot(x, y, 1);
}
