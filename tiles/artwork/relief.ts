import { clamp, mix, smoothstep } from '../terrain/scalars';
import { contourCoverage } from './contour-coverage';
import { hillshade, LEVEL_LIGHT } from './hillshade';
import type { Colour, Inks } from './inks';
import { blurRaster, rasterOf } from './raster';
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

export type Print = {
	readonly inks: Inks;
	readonly relief: Fade;
	readonly contours: Fade;
	/** Printed pixels to a CSS pixel: contours keep their width. */
	readonly density: number;
};

/** Valleys and summits of the region, in metres: between them the tone goes from the valley's ink to the ridge's. */
const LOWEST = 90;
const HIGHEST = 840;
/** Heights are smoothed over this many metres, so that a sheet of the region shows hills and not gullies. */
const GENERALISED = 70;

/** Prints a sheet of shaded relief with its contours as RGB bytes, row by row from the north-west. */
export function printRelief(sheet: Sheet, land: Land, print: Print): Uint8Array {
	const pixel = metresPerPixel(sheet);
	const heights = blurRaster(rasterOf(sheet, land.heightAt), Math.max(1, Math.round(GENERALISED / pixel)));
	const light = hillshade(heights, pixel);
	const water = rasterOf(sheet, land.waterAt);
	const lines = contourCoverage(heights, print.density);
	const bytes = new Uint8Array(sheet.width * sheet.height * 3);
	for (let k = 0; k < heights.values.length; k++) {
		const across = ((k % sheet.width) + 0.5) / sheet.width;
		const down = (Math.floor(k / sheet.width) + 0.5) / sheet.height;
		const wet = 1 - smoothstep(-0.5, 0.5, (water.values[k] ?? 0) / pixel);
		const land = tone(heights.values[k] ?? 0, light.values[k] ?? 0, print.inks);
		const ground = blend(land, print.inks.water, wet);
		const relief = blend(print.inks.ground, ground, print.relief(across, down));
		const strength = print.contours(across, down) * (1 - wet);
		const fine = blend(relief, print.inks.contour, (lines.fine.values[k] ?? 0) * strength);
		const [red, green, blue] = blend(fine, print.inks.indexContour, (lines.index.values[k] ?? 0) * strength);
		bytes[k * 3] = Math.round(red);
		bytes[k * 3 + 1] = Math.round(green);
		bytes[k * 3 + 2] = Math.round(blue);
	}
	return bytes;
}

/** The higher, the stronger both light and shade: the air over the valleys greys them. */
function tone(height: number, light: number, inks: Inks): Colour {
	const elevation = clamp((height - LOWEST) / (HIGHEST - LOWEST));
	const base = blend(inks.valley, inks.ridge, smoothstep(0, 1, elevation));
	const beyondLevel = light - LEVEL_LIGHT;
	if (beyondLevel < 0) {
		return blend(base, inks.shade, (1 - Math.exp(beyondLevel * 1.55)) * inks.depth * (0.62 + 0.38 * elevation));
	}
	return blend(base, inks.light, (1 - Math.exp(beyondLevel * -4.2)) * (0.5 + 0.5 * elevation));
}

function blend(from: Colour, to: Colour, share: number): Colour {
	return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}
