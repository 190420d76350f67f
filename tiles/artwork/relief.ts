import { blended, type Colour } from '../fields/colours';
import { clamp, smoothstep } from '../geo/scalars';
import type { Inks } from './inks';
import { blurRaster, gradientAt, type Raster, rasterOf } from './raster';
import { metresPerPixel, type Sheet } from './sheet';

/** The land that is printed, in metres of the local frame. */
export type Land = {
	/** Metres above the sea. */
	readonly heightAt: (x: number, y: number) => number;
	/** Metres from the printed water, negative within it. */
	readonly waterAt: (x: number, y: number) => number;
};

/** How strongly relief and contours stand at a point of the sheet, 0–1, by its place from the left and the top, 0–1. */
export type Fade = (across: number, down: number) => number;

type Print = {
	readonly inks: Inks;
	readonly relief: Fade;
	readonly contours: Fade;
	/** Printed pixels to a CSS pixel: contours keep their width. */
	readonly density: number;
	/** Pixels over which land passes into water; a sheet that is shown enlarged has steps along its banks with less than two. */
	readonly bank?: number;
};

/** Valleys and summits of the region, in metres: between them the tone goes from the valley's ink to the ridge's. */
const lowest = 90;
const highest = 840;
/** Heights are smoothed over this many metres, so that a sheet of the region shows hills and not gullies. */
const generalised = 70;

/** Prints a sheet of shaded relief with its contours as RGB bytes, row by row from the north-west. */
export function printRelief(sheet: Sheet, land: Land, print: Print): Uint8Array {
	const { bank = 1 } = print;
	const pixel = metresPerPixel(sheet);
	const heights = blurRaster(rasterOf(sheet, land.heightAt), Math.max(1, Math.round(generalised / pixel)));
	const light = hillshade(heights, pixel);
	const water = rasterOf(sheet, land.waterAt);
	const lines = contourCoverage(heights, print.density);
	const bytes = new Uint8Array(sheet.width * sheet.height * 3);
	for (let k = 0; k < heights.values.length; k++) {
		const across = ((k % sheet.width) + 0.5) / sheet.width;
		const down = (Math.floor(k / sheet.width) + 0.5) / sheet.height;
		const wet = 1 - smoothstep(-0.5, 0.5, (water.values[k] ?? 0) / (pixel * bank));
		const land = tone(heights.values[k] ?? 0, light.values[k] ?? 0, print.inks);
		const ground = blended(land, print.inks.water, wet);
		const relief = blended(print.inks.ground, ground, print.relief(across, down));
		const strength = print.contours(across, down) * (1 - wet);
		const fine = blended(relief, print.inks.contour, (lines.fine.values[k] ?? 0) * strength);
		const [red, green, blue] = blended(fine, print.inks.indexContour, (lines.index.values[k] ?? 0) * strength);
		bytes[k * 3] = Math.round(red);
		bytes[k * 3 + 1] = Math.round(green);
		bytes[k * 3 + 2] = Math.round(blue);
	}
	return bytes;
}

/** The higher, the stronger both light and shade: the air over the valleys greys them. */
function tone(height: number, light: number, inks: Inks): Colour {
	const elevation = clamp((height - lowest) / (highest - lowest));
	const base = blended(inks.valley, inks.ridge, smoothstep(0, 1, elevation));
	const beyondLevel = light - levelLight;
	if (beyondLevel < 0) {
		return blended(base, inks.shade, (1 - Math.exp(beyondLevel * 1.55)) * inks.depth * (0.62 + 0.38 * elevation));
	}
	return blended(base, inks.light, (1 - Math.exp(beyondLevel * -4.2)) * (0.5 + 0.5 * elevation));
}

/** Light from the north-west, 44° up: towards the light in pixels right and down, and upwards. */
const lightFrom = { right: -0.452, down: -0.56, up: 0.69 } as const;
/** Heights are exaggerated more in the broad forms than in the fine ones, as in relief drawn by hand. */
const fineShade = { exaggeration: 2.2, weight: 0.62 } as const;
const broadShade = { exaggeration: 4, weight: 0.52, radiusMetres: 275 } as const;
/** What level ground receives: both weights times {@link lightFrom}.up. */
const levelLight = 0.8;

/** How much light every pixel receives, {@link levelLight} on level ground; heights in metres, `pixel` metres a pixel. */
function hillshade(heights: Raster, pixel: number): Raster {
	const broad = blurRaster(heights, Math.max(1, Math.round(broadShade.radiusMetres / pixel)));
	const values = new Float32Array(heights.values.length);
	for (let row = 0; row < heights.height; row++) {
		for (let column = 0; column < heights.width; column++) {
			values[row * heights.width + column] =
				fineShade.weight * lightOn(gradientAt(heights, column, row), fineShade.exaggeration / pixel) +
				broadShade.weight * lightOn(gradientAt(broad, column, row), broadShade.exaggeration / pixel);
		}
	}
	return { width: heights.width, height: heights.height, values };
}

function lightOn([across, down]: readonly [number, number], scale: number): number {
	const x = across * scale;
	const y = down * scale;
	return (lightFrom.up - x * lightFrom.right - y * lightFrom.down) / Math.hypot(x, y, 1);
}

/** Metres between two contours of a sheet of the region; every fourth is an index contour. */
const interval = 50;
const indexInterval = 200;
/** Widths in CSS pixels. */
const fineWidth = 0.36;
const indexWidth = 0.65;
/** Rise in metres a pixel below which a line would spread into a blot on level ground. */
const leastRise = 0.35;

/** How much of every pixel is covered by contours, 0–1: drawn from distance to the level, so any density stays crisp. */
function contourCoverage(heights: Raster, density: number): { fine: Raster; index: Raster } {
	const { width, height, values } = heights;
	const fine = new Float32Array(values.length);
	const index = new Float32Array(values.length);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const k = row * width + column;
			const z = values[k] ?? 0;
			const nearest = Math.round(z / interval) * interval;
			const rise = Math.max(leastRise, Math.hypot(...gradientAt(heights, column, row)));
			const away = Math.abs(z - nearest) / rise;
			if (nearest % indexInterval === 0) index[k] = covered(away, indexWidth * density);
			else fine[k] = covered(away, fineWidth * density);
		}
	}
	return { fine: { width, height, values: fine }, index: { width, height, values: index } };
}

/** Share of a pixel under a line of some width whose middle passes `away` pixels from the pixel's. */
export function covered(away: number, width: number): number {
	const half = width / 2;
	return clamp(Math.min(away + half, 0.5) - Math.max(away - half, -0.5), 0, 1);
}
