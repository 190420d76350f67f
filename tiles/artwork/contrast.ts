import type { Colour } from './inks';

/** A part of a picture that text stands on, in shares of its width and height, and the contrast that the text needs there. */
export type QuietArea = {
	readonly west: number;
	readonly east: number;
	readonly north: number;
	readonly south: number;
	readonly text: Colour;
	/** WCAG contrast ratio of the worst pixel. */
	readonly contrast: number;
};

/** RGB bytes, row by row from the top. */
export type Pixels = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

/** The lowest contrast between the text and any pixel of the area (WCAG 2.2, contrast ratio). */
export function worstContrast({ width, height, bytes }: Pixels, area: QuietArea): number {
	const text = luminance(area.text);
	let worst = Number.POSITIVE_INFINITY;
	for (let row = Math.floor(area.north * height); row < Math.ceil(area.south * height); row++) {
		for (let column = Math.floor(area.west * width); column < Math.ceil(area.east * width); column++) {
			const k = (row * width + column) * 3;
			const pixel = luminance([bytes[k] ?? 0, bytes[k + 1] ?? 0, bytes[k + 2] ?? 0]);
			worst = Math.min(worst, (Math.max(pixel, text) + 0.05) / (Math.min(pixel, text) + 0.05));
		}
	}
	return worst;
}

/** Relative luminance of an sRGB colour, 0–1. */
function luminance([red, green, blue]: Colour): number {
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
	const share = channel / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
