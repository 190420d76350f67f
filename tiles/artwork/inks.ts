import { type Colour, colour } from '../fields/colours';

/** The colours a relief is printed in. */
export type Inks = {
	readonly valley: Colour;
	readonly ridge: Colour;
	readonly light: Colour;
	readonly shade: Colour;
	/** How far the shade goes towards its ink, 0–1. */
	readonly depth: number;
	readonly water: Colour;
	readonly contour: Colour;
	readonly indexContour: Colour;
	/** The flat colour that the sheet fades to, and that stands in its slot until it arrives. */
	readonly ground: Colour;
};

/** Text on paper, and text on wine. */
export const inkColour = colour('#1c1a16');
export const cream = colour('#efe6d3');

/** Warm paper: the home page, the contact page, the social card. */
export const paper: Inks = {
	valley: colour('#e3dcc8'),
	ridge: colour('#f1ebdd'),
	light: colour('#fbf6e9'),
	shade: colour('#7c7463'),
	depth: 0.85,
	water: colour('#b9c1b8'),
	contour: colour('#9a7a50'),
	indexContour: colour('#86551e'),
	ground: colour('#f4efe4'),
};

/** Wine: the age gate. */
export const wine: Inks = {
	valley: colour('#3a1018'),
	ridge: colour('#5c1a25'),
	light: colour('#a2454a'),
	shade: colour('#17070a'),
	depth: 0.95,
	water: colour('#1d080c'),
	contour: colour('#efe6d3'),
	indexContour: colour('#efe6d3'),
	ground: colour('#3a0b17'),
};

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

/** The light that a value of sRGB, 0–255, stands for, 0–1. */
export function linear(channel: number): number {
	const share = channel / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
